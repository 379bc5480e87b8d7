// The action space that is chosen but not played yet, with what is picked in its parts. Board and side panel share it.

import type { Ask, Option, Plan } from '../../lib/contract'
import type { Box, Item, Operation, Space } from './content'
import { isPicked, partsOf, stripsOf, type Alternative } from './parts'
import { amountOf } from './position'
import type { Choices, View } from './types'
import { compose, isOfSpace, noWishes, wishesOf, type Gesture, type Wishes } from './wishes'

export interface Scene {
  view: View
  box: Box
  seat: number | null
  choices: Choices
}

export class Chosen {
  scene: () => Scene | null = () => null
  wishes = $state.raw<Wishes | null>(null)
  gesture = $state.raw<Gesture | null>(null) // what the wishes lead to, once it is known
  shows = $state('') // what spaces must give to be seen: '' shows all
  advised = $state('') // the key of what a bot would do first, once it was asked
  asking = $state(false) // it thinks
  refused = $state(false) // the server did not take what was sent
  private work: Promise<Gesture | null> = Promise.resolve(null)
  private tried = new Map<string, Promise<Plan | null>>() // by the answers, while the question is the same
  private question: unknown = null
  private sent: Option[] | null = null // what was sent of an act that a die interrupts

  /** The space that is chosen, and the one whose action it does. */
  space: Space | null = $derived.by(() => this.spaceOf(this.wishes?.space ?? ''))
  action: Space | null = $derived.by(() => (this.wishes?.imitates ? this.spaceOf(this.wishes.imitates) : this.space))

  private spaceOf(id: string): Space | null {
    return this.scene()?.box.spaces.find((space) => space.id === id) ?? null
  }

  get ready(): boolean {
    return this.gesture !== null && ['done', 'asked'].includes(this.gesture.ends)
  }

  /** Look for what spaces give; the same again shows all. */
  show(what: string): void {
    this.shows = this.shows === what ? '' : what
  }

  /** May a space be chosen now? */
  option(space: string): Option | undefined {
    const scene = this.scene()
    return scene?.choices.ask?.name === 'turn' ? scene.choices.at('space', space)[0] : undefined
  }

  // Choosing

  choose(space: string): void {
    if (!this.option(space)) return
    this.refused = false
    this.sent = null
    this.wishes = this.begun(space, '')
    this.compose()
  }

  /** Wishes of a space at its beginning: parts without a choice are used, all green goods are traded. */
  private begun(space: string, imitates: string): Wishes {
    const wishes = { ...noWishes(space), imitates }
    const { view, box, seat } = this.scene()!
    const row = this.spaceOf(imitates || space)!
    for (const part of partsOf(row)) {
      const [first] = part.alternatives
      const chosen = part.alternatives.every(({ op }) => isPicked(op) && op!.op !== 'overseas_trading' && op!.op !== 'emigrate')
      if (!chosen) wishes.deals[part.clause] = this.payable(part.alternatives)?.word ?? first!.word
      if (first!.op?.op === 'overseas_trading')
        wishes.flips = box.items.filter((item) => item.rank === 2 && !item.special && amountOf(view, seat!, item.id) > 0).map((item) => item.id)
    }
    return wishes
  }

  private payable(alternatives: Alternative[]): Alternative | undefined {
    const { view, seat } = this.scene()!
    return alternatives.find(({ deal }) => Object.entries(deal.cost ?? {}).every(([item, n]) => amountOf(view, seat!, item) >= n))
  }

  /** Let a bot choose: its space with all that it would pick there. */
  async advise(): Promise<void> {
    const choices = this.scene()?.choices
    if (!choices?.advised || this.asking) return
    const asked = choices.ask
    this.asking = true
    const keys = await choices.advised().finally(() => (this.asking = false))
    if (this.scene()?.choices.ask !== asked) return
    this.advised = keys[0] ?? ''
    const [verb = '', space = ''] = this.advised.split(':')
    if (verb !== 'space' || !this.option(space)) return
    const imitates = keys.find((key) => key.startsWith('imitate:'))?.slice('imitate:'.length) ?? ''
    this.refused = false
    this.sent = null
    this.wishes = wishesOf(keys, this.begun(space, imitates))
    this.compose()
  }

  drop(): void {
    this.advised = ''
    this.wishes = null
    this.gesture = null
    this.refused = false
  }

  /** Change what is wished. */
  wish(change: Partial<Wishes>): void {
    if (!this.wishes) return
    this.wishes = { ...this.wishes, ...change }
    this.compose()
  }

  imitate(space: string): void {
    if (!this.wishes) return
    this.wishes = this.begun(this.wishes.space, space)
    this.compose()
  }

  /** The deal of a part, or none of it. */
  deal(clause: number, word: string): void {
    this.wish({ deals: { ...this.wishes!.deals, [clause]: word } })
  }

  /** Take so many items of a strip; the same again takes none. Of several strips each is taken once. */
  takeStrip(clause: number, alternative: Alternative, strip: number, n: number): void {
    const most = stripsOf(alternative.op!)
    const others = this.wishes!.strips.filter((each) => each.strip !== strip)
    const before = this.wishes!.strips.find((each) => each.strip === strip)
    let strips = before?.n === n ? others : [...others, { strip, n }]
    if (strips.length > most.length) strips = strips.slice(-most.length)
    strips.sort((one, other) => other.n - one.n) // the larger part first
    strips = strips.map((each, place) => ({ ...each, n: Math.min(each.n, most[place]!) }))
    this.picked(clause, alternative, { strips, upgrades: this.othersOff(clause, alternative) ? [] : this.wishes!.upgrades }, strips.length > 0)
  }

  /** One more step for a good, one more of it, and then none again. */
  upgrade(clause: number, alternative: Alternative, item: string, rises: number): void {
    const { view, seat } = this.scene()!
    const { n = 1, steps = 1 } = alternative.op!
    const all = this.wishes!.upgrades
    const others = all.filter((each) => each.item !== item)
    const mine = nextUpgrades(
      all.filter((each) => each.item === item).map((each) => each.steps),
      Math.min(steps, rises),
      Math.min(amountOf(view, seat!, item), n - others.length),
    )
    const upgrades = [...others, ...mine.map((by) => ({ item, steps: by }))]
    this.picked(clause, alternative, { upgrades, strips: this.othersOff(clause, alternative) ? [] : this.wishes!.strips }, upgrades.length > 0)
  }

  /** Do the deals of a part exclude each other? */
  private othersOff(clause: number, alternative: Alternative): boolean {
    const part = partsOf(this.action!)[clause]!
    return part.alternatives.length > 1 && part.alternatives.some((each) => each.word !== alternative.word)
  }

  flip(item: string): void {
    const { flips } = this.wishes!
    this.wish({ flips: flips.includes(item) ? flips.filter((each) => each !== item) : [...flips, item] })
  }

  /** Pick a tile, a board or a ship, so many at most; the same again puts it back. */
  pick(clause: number, alternative: Alternative, word: string, most = 1): void {
    const { picks } = this.wishes!
    const next = picks.includes(word) ? picks.filter((each) => each !== word) : [...picks, word].slice(-most)
    this.picked(clause, alternative, { picks: next }, next.length > 0)
  }

  play(clause: number, alternative: Alternative, card: string, most: number): void {
    const { cards } = this.wishes!
    const next = cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card].slice(-most)
    this.picked(clause, alternative, { cards: next }, next.length > 0)
  }

  private picked(clause: number, { word }: Alternative, change: Partial<Wishes>, any: boolean): void {
    this.wish({ ...change, deals: { ...this.wishes!.deals, [clause]: any ? word : '' } })
  }

  /** The open part of the chosen space that takes goods of the supply: an upgrade, or overseas trade. */
  private trading(): { clause: number; alternative: Alternative } | null {
    for (const part of this.action ? partsOf(this.action) : [])
      for (const alternative of part.alternatives)
        if (alternative.op?.op === 'upgrade' || alternative.op?.op === 'overseas_trading') return { clause: part.clause, alternative }
    return null
  }

  /** Can a good of the supply be clicked for it? */
  takes(item: Item): boolean {
    const open = this.trading()
    if (!open) return false
    return open.alternative.op!.op === 'upgrade' ? item.upgrade !== '' : item.rank === 2 && !item.special
  }

  has(item: Item): boolean {
    const { upgrades = [], flips = [] } = this.wishes ?? {}
    return upgrades.some((each) => each.item === item.id) || (this.takes(item) && flips.includes(item.id))
  }

  toggle(item: Item): void {
    const { clause, alternative } = this.trading()!
    if (alternative.op!.op === 'upgrade') this.upgrade(clause, alternative, item.id, 3 - item.rank)
    else this.flip(item.id)
  }

  /** The operation of the chosen space that is done with pictures, if it has one. */
  pictured(): { clause: number; alternative: Alternative; op: Operation } | null {
    for (const part of this.action ? partsOf(this.action) : [])
      for (const alternative of part.alternatives)
        if (alternative.op && ['explore', 'forge', 'special_sale'].includes(alternative.op.op))
          return { clause: part.clause, alternative, op: alternative.op }
    return null
  }

  // Sending

  private tryOut = (answers: Option[]): Promise<Plan | null> => {
    const choices = this.scene()!.choices
    if (choices.ask !== this.question) {
      this.question = choices.ask
      this.tried = new Map()
    }
    const key = answers.map((answer) => answer.key).join(' ')
    let found = this.tried.get(key)
    if (!found) {
      found = choices.tryOut?.(answers, true) ?? Promise.resolve(null)
      this.tried.set(key, found)
    }
    return found
  }

  private compose(): void {
    const { wishes } = this
    const first = wishes && this.option(wishes.space)
    if (!wishes || !first) return
    const work = compose(wishes, { first }, this.tryOut).then((gesture) => {
      if (this.wishes === wishes) this.gesture = gesture
      return this.wishes === wishes ? gesture : null
    })
    this.work = work
  }

  /** Play it: all answers as one gesture. What follows a die is sent when it is asked. */
  async run(): Promise<void> {
    let gesture = await this.work
    while (gesture === null && this.wishes) gesture = await this.work // something was changed meanwhile
    if (!gesture || !this.ready) return
    const wishes = this.wishes
    this.sent = leftOf(gesture)
    const taken = await this.scene()!.choices.chooseAll(gesture.answers, gesture.then)
    if (taken === false) {
      this.refused = true
      this.sent = null
      this.tried = new Map()
      this.compose()
    } else if (!this.sent && this.wishes === wishes) this.drop()
  }

  /** Play it if nothing is to be chosen in it. */
  async runAtOnce(): Promise<void> {
    await this.work
    const picks = this.action && partsOf(this.action).some((part) => part.alternatives.length > 1 || isPicked(part.alternatives[0]!.op))
    if (this.ready && !picks && this.space!.column < 4) await this.run()
  }

  /** Another question has come: what was wished for it is sent, else the wishes are over. */
  async heard(ask: Ask | null): Promise<void> {
    const { wishes, sent } = this
    if (!wishes) return
    if (!sent) {
      if (ask?.name !== 'turn' || !this.option(wishes.space)) this.drop()
      else this.compose()
      return
    }
    if (!ask) return // somebody else is asked in between
    if (!isOfSpace(ask, wishes)) return this.end()
    const gesture = await compose(wishes, { ask, before: sent }, this.tryOut)
    if (this.wishes !== wishes || this.sent !== sent) return
    if (!gesture.answers.length) return this.end()
    const left = leftOf(gesture)
    this.sent = left && [...sent, ...left]
    const taken = await this.scene()!.choices.chooseAll(gesture.answers, gesture.then)
    if (!this.sent || taken === false) this.end()
  }

  private end(): void {
    this.sent = null
    this.drop()
  }
}

/** What was said, where a die interrupts: the rest of the wishes is sent once it lies. */
function leftOf({ answers, then, closes, ends }: Gesture): Option[] | null {
  return closes && (ends === 'asked' || !then.length) ? [...answers, ...then] : null
}

/** The steps of the goods of a kind after another click: one step more, one good more, and in the end none. */
export function nextUpgrades(now: number[], steps: number, most: number): number[] {
  const last = now.at(-1)
  if (last !== undefined && last < steps) return [...now.slice(0, -1), last + 1]
  return now.length < most ? [...now, 1] : []
}

export const chosen = new Chosen()
