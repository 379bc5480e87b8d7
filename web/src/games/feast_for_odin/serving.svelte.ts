// The feast as it is put together before it is sent: servings one after the other, and what may come next.

import type { Advice, Serving } from '../../contract/feast_for_odin_view'
import type { Option, Plan } from '../../lib/contract'
import { follow } from '../../lib/drag'
import { adviceFor, feastOf, squaresOf } from './banquet'
import type { Box } from './content'
import type { Choices, View } from './types'

export interface Scene {
  view: View
  box: Box
  seat: number | null
  choices: Choices
  advice: Advice | null | undefined
}

export class Table {
  scene: () => Scene | null = () => null
  draft = $state.raw<Option[]>([])
  plan = $state.raw<Plan | null>(null) // what is known after the draft
  dragging = $state.raw<(Serving & { x: number; y: number }) | null>(null)
  private question: unknown = null

  /** Is this seat asked what it serves? */
  get asked(): boolean {
    const scene = this.scene()
    return scene?.choices.ask?.name === 'feast' && feastOf(scene.view)?.seat === scene.seat
  }

  servings: Serving[] = $derived.by(() => this.draft.map((option) => this.serving(option)))
  left: number = $derived.by(() => {
    const scene = this.scene()
    return scene ? (feastOf(scene.view)?.left ?? 0) - squaresOf(this.servings) : 0
  })
  /** What may be served next. */
  options: Option[] = $derived.by(() => {
    if (this.left <= 0) return []
    const ask = this.draft.length ? this.plan?.asks[0] : this.scene()?.choices.ask
    return ask?.name === 'feast' ? ask.options : []
  })
  advised: Option[] = $derived.by(() => {
    const scene = this.scene()
    if (!scene || scene.seat === null || this.left <= 0) return []
    const advice = this.draft.length ? (this.plan?.advice as Advice | null | undefined) : scene.advice
    const found = adviceFor(scene.view, advice, scene.seat, true)
    return squaresOf(found) === this.left ? found.map(({ key }) => optionOf(key)) : []
  })

  private serving(option: Option): Serving {
    const item = this.scene()!.box.byId.get(option.word)
    const lengthwise = option.verb === 'serve_flat'
    if (!item) return { item: option.key === 'coin' ? 'silver' : 'empty', squares: 1, lengthwise }
    return { item: item.id as Serving['item'], squares: lengthwise ? item.long : item.short, lengthwise }
  }

  /** Another question has come: what was put together for the one before is gone. */
  refresh(): void {
    const ask = this.scene()?.choices.ask ?? null
    if (ask === this.question) return
    this.question = ask
    this.draft = []
    this.plan = null
  }

  /** A press on something to serve: a drag carries it to the table, and what is dragged off the table is taken back. */
  press(event: PointerEvent, { option, place = null }: { option: Option; place?: number | null }): void {
    follow(event, {
      move: (x, y) => (this.dragging = { x, y, ...this.serving(option) }),
      end: (x, y, letGo) => {
        this.dragging = null
        const over = document.elementFromPoint(x, y)?.closest('[data-banquet]') != null
        if (letGo && place === null && over) void this.serve(option)
        else if (letGo && place !== null && !over) void this.takeBack(place)
      },
    })
  }

  serve(option: Option): Promise<void> {
    return this.put([...this.draft, option])
  }

  takeBack(place: number): Promise<void> {
    return this.put(this.draft.filter((_, at) => at !== place))
  }

  advise(): Promise<void> {
    return this.put([...this.draft, ...this.advised])
  }

  /** Put these on the table, as far as they may lie there in this order. */
  private async put(draft: Option[]): Promise<void> {
    const scene = this.scene()!
    this.draft = draft
    this.plan = null
    if (!draft.length || this.left <= 0) return
    const plan = (await scene.choices.tryOut?.(draft)) ?? null
    if (this.draft !== draft) return
    this.plan = plan
    if (plan?.stopped === 'illegal') await this.put(draft.slice(0, plan.done))
  }

  async run(): Promise<void> {
    const taken = await this.scene()!.choices.chooseAll(this.draft)
    if (taken === false) await this.put([])
  }
}

function optionOf(key: string): Option {
  const [verb = '', word = ''] = key.split(':')
  return { key, verb, kind: word ? 'item' : '', word }
}

export const table = new Table()
