// The director with a clock that only moves when it is told to.

import { describe, expect, it } from 'vitest'
import type { Event, View } from '../src/contract/server'
import { great, SILENT, small, type BeatTable, type Played } from '../src/lib/beats'
import { Director, type Clock, type Stage, type Told } from '../src/lib/director'

class FakeClock implements Clock {
  time = 0
  hidden = false
  private waits: { at: number; resolve: () => void }[] = []
  now = () => this.time
  wait = (ms: number) => new Promise<void>((resolve) => this.waits.push({ at: this.time + ms, resolve }))
  async go(ms: number): Promise<void> {
    const end = this.time + ms
    for (;;) {
      for (let k = 0; k < 8; k++) await Promise.resolve()
      this.waits.sort((one, other) => one.at - other.at)
      if (!this.waits.length || this.waits[0]!.at > end) break
      const next = this.waits.shift()!
      this.time = next.at
      next.resolve()
    }
    this.time = end
  }
}

class FakeStage implements Stage {
  played: Played[] = []
  lengths: number[] = []
  asked: boolean[] = []
  drawn: (View | null)[] = []
  closed: (View | null)[] = []
  errors: unknown[] = []
  unplayed: Event[][] = []
  play = (beat: Played, ms: number) => {
    this.played.push(beat)
    this.lengths.push(Math.round(ms))
    this.drawn.push(beat.view)
  }
  finish = () => {}
  show = (view: View | null, events: Event[]) => {
    this.drawn.push(view)
    this.unplayed.push(events)
  }
  close = (view: View | null) => this.closed.push(view)
  ask = (open: boolean) => this.asked.push(open)
  failed = (error: unknown) => this.errors.push(error)
  get keys() {
    return this.played.map(({ key }) => key)
  }
}

const TABLE: BeatTable = {
  moved: small('march', 800),
  battle: great('battle', 'drum', 1700),
  total: great('battle', 'count', 1300, { joins: ['total'], more: 100 }),
  kept: SILENT,
}

let number = 1
const event = (key: string, seat: number, n: number): Event => ({ number: ++number, key, args: { seat }, patch: { '+': { n: { '=': n } } } })

function table(me: number | null = 0) {
  const clock = new FakeClock()
  const stage = new FakeStage()
  const director = new Director(TABLE, clock, stage, null, me)
  director.hear({ events: [], view: { n: 0 }, asked: [0] })
  stage.asked = []
  stage.drawn = []
  const tell = (keys: string, more: Partial<Told> = {}) => {
    const events = keys.split(' ').filter(Boolean).map((key, k) => event(key, 1, k + 1))
    director.hear({ events, view: { n: events.length + 100 }, asked: [0], by: 1, ...more })
    return events
  }
  return { clock, stage, director, tell }
}

describe('the director', () => {
  it('plays beat by beat, each with the view of its moment, and asks at the end', async () => {
    const { clock, stage, tell } = table()
    tell('moved battle total total')
    expect(stage.asked).toEqual([false])
    await clock.go(10)
    expect(stage.drawn).toEqual([{ n: 1 }])
    await clock.go(10_000)
    expect(stage.keys).toEqual(['moved', 'battle', 'total'])
    expect(stage.played[2]!.events).toHaveLength(2)
    expect(stage.lengths).toEqual([800, 1700, 1400])
    expect(stage.drawn.at(-1)).toEqual({ n: 104 })
    expect(stage.asked.at(-1)).toBe(true)
  })

  it('shows what a silent event changed with the beat before it', async () => {
    const { clock, stage, tell } = table()
    tell('moved kept')
    await clock.go(10)
    expect(stage.drawn).toEqual([{ n: 2 }])
  })

  it('draws what changed without a word, and asks', () => {
    const { stage, director } = table()
    director.hear({ events: [], view: { n: 7 }, asked: [0] })
    expect(stage.drawn).toEqual([{ n: 7 }])
    expect(stage.asked).toEqual([true])
  })

  it('asks at once after my own small move, and plays it faster', async () => {
    const { clock, stage, tell } = table()
    tell('moved', { by: 0 })
    expect(stage.asked).toEqual([true])
    await clock.go(2000)
    expect(stage.lengths).toEqual([Math.round(800 / 1.5)])
  })

  it('does not ask at once after my own move when it shows something great', () => {
    const { stage, tell } = table()
    tell('moved battle', { by: 0 })
    expect(stage.asked).toEqual([false])
  })

  it('ends one beat with a skip, and everything with two', async () => {
    const { clock, stage, director, tell } = table()
    tell('moved battle moved')
    await clock.go(10)
    director.skip()
    await clock.go(400)
    expect(stage.keys).toEqual(['moved', 'battle'])
    director.skip()
    director.skip()
    await clock.go(0)
    expect(stage.keys).toEqual(['moved', 'battle'])
    expect(director.shown).toBe(director.now)
    expect(stage.asked.at(-1)).toBe(true)
    expect(director.skip()).toBe(false)
  })

  it('hurries when much waits for me, less when it is great, and less when I only watch', async () => {
    const mine = table()
    mine.tell(Array(12).fill('moved').join(' ').replace('moved moved', 'moved battle'))
    await mine.clock.go(20_000)
    const total = 11 * 800 + 1700
    expect(mine.stage.lengths[0]).toBe(Math.round(800 / (total / 6000)))
    expect(mine.stage.lengths[1]).toBe(Math.round(1700 / Math.min(1.5, total / 6000)))
    const watcher = table(null)
    watcher.tell(Array(12).fill('moved').join(' '))
    await watcher.clock.go(20_000)
    expect(watcher.stage.lengths[0]).toBe(800)
    const timed = table()
    timed.director.timed = true
    timed.tell(Array(6).fill('moved').join(' '))
    await timed.clock.go(20_000)
    expect(timed.stage.lengths[0]).toBe(500)
  })

  it('gathers the small beats of one seat in a great hurry', async () => {
    const { clock, stage, director, tell } = table()
    tell(Array(30).fill('moved').join(' '))
    await clock.go(60_000)
    expect(stage.played).toHaveLength(1)
    expect(stage.played[0]!.events).toHaveLength(30)
    director.again(0)
    await clock.go(60_000)
    expect(stage.played.slice(1).flatMap(({ events }) => events)).toHaveLength(30) // each once, at its own pace
  })

  it('draws what I do at once, whatever plays, and plays the end of a game after what led to it', async () => {
    const { clock, stage, tell } = table()
    tell('moved moved', { by: 0 })
    await clock.go(10)
    tell('battle', { by: 0, epilogue: [{ key: 'winner', events: [], beat: great('end', 'victory', 4200), long: 4200 }] })
    await clock.go(0)
    expect(stage.keys).toEqual(['moved', 'battle'])
    await clock.go(10_000)
    expect(stage.keys).toEqual(['moved', 'battle', 'winner'])
  })

  it.each(['instant', 'hidden', 'gap', 'too much'])('goes straight to what is true: %s', async (why) => {
    const { clock, stage, director, tell } = table()
    if (why === 'instant') director.speed = 'instant'
    if (why === 'hidden') clock.hidden = true
    if (why === 'gap') director.hear({ events: [{ number: ++number, key: 'moved', args: {} }], view: { n: 9 }, asked: [0] })
    else tell(why === 'too much' ? Array(40).fill('battle').join(' ') : 'moved battle')
    expect(stage.drawn.at(-1)).toEqual(director.now)
    await clock.go(60_000)
    expect(stage.keys).toEqual([])
    expect(stage.asked.at(-1)).toBe(true)
    expect(director.missed).toBe({ instant: 0, hidden: 2, gap: 0, 'too much': 40 }[why])
  })

  it('keeps playing when more is told, and asks only after all of it', async () => {
    const { clock, stage, tell } = table()
    tell('moved', { asked: [1] })
    await clock.go(10)
    tell('battle')
    await clock.go(900)
    expect(stage.keys).toEqual(['moved', 'battle'])
    expect(stage.asked.at(-1)).toBe(false)
    await clock.go(3000)
    expect(stage.asked.at(-1)).toBe(true)
    expect(stage.drawn.at(-1)).toEqual({ n: 101 })
  })

  it('shows again from the view before, at a calm pace, and ends at what is true', async () => {
    const { clock, stage, director, tell } = table()
    const events = tell('moved battle')
    await clock.go(10_000)
    tell('moved')
    await clock.go(10_000)
    stage.played = []
    expect(director.again(events[0]!.number - 1)).toBe(true)
    expect(stage.asked.at(-1)).toBe(false)
    await clock.go(20_000)
    expect(stage.keys).toEqual(['', 'moved', 'battle', 'moved'])
    expect(stage.played[0]!.view).toEqual({ n: 0 })
    expect(director.shown).toBe(director.now)
    expect(stage.asked.at(-1)).toBe(true)
    expect(director.again(number)).toBe(false)
  })

  it('shows again no more than what was asked for, and ends at what is true', async () => {
    const { clock, stage, director, tell } = table()
    tell('moved')
    await clock.go(10_000)
    const [battle] = tell('battle')
    await clock.go(10_000)
    tell('moved')
    await clock.go(10_000)
    stage.played = []
    expect(director.again(battle!.number - 1, battle!.number)).toBe(true)
    await clock.go(20_000)
    expect(stage.keys).toEqual(['', 'battle'])
    expect(director.shown).toBe(director.now)
  })

  it('empties the queue for an undo', async () => {
    const { clock, stage, director, tell } = table()
    tell('battle battle')
    await clock.go(10)
    tell('undo', { undone: true })
    await clock.go(0)
    expect(stage.keys).toEqual(['battle'])
    expect(director.shown).toBe(director.now)
    expect(stage.asked.at(-1)).toBe(true)
  })

  it('never loses a game to a scene that fails', async () => {
    const { clock, stage, director, tell } = table()
    stage.play = () => {
      throw new Error('no such piece')
    }
    tell('battle moved')
    await clock.go(30_000)
    expect(stage.errors).toHaveLength(2)
    expect(director.shown).toBe(director.now)
    expect(stage.asked.at(-1)).toBe(true)
  })

  it('is right with a patch that does not fit', async () => {
    const { stage, director } = table()
    director.hear({ events: [{ ...event('moved', 1, 1), patch: { '+': { list: { '@': { '0': { '=': 1 } } } } } }], view: { n: 5 }, asked: [0] })
    expect(stage.errors).toHaveLength(1)
    expect(stage.drawn.at(-1)).toEqual({ n: 5 })
    expect(director.shown).toBe(director.now)
  })
})

describe('who goes on by hand', () => {
  it('waits with each beat until the next is wished, however long that takes', async () => {
    const { director, clock, stage, tell } = table()
    director.waits = true
    tell('moved battle')
    await clock.go(60_000)
    expect(stage.keys).toEqual(['moved'])
    director.goOn()
    await clock.go(60_000)
    expect(stage.keys).toEqual(['moved', 'battle'])
    expect(stage.asked.at(-1)).toBe(false)
    director.goOn()
    await clock.go(0)
    expect(stage.asked.at(-1)).toBe(true)
  })

  it('does not leave out what takes long', async () => {
    const { director, clock, stage, tell } = table()
    director.waits = true
    tell(Array.from({ length: 40 }, () => 'battle').join(' '))
    await clock.go(0)
    expect([stage.keys.length, director.missed]).toEqual([1, 0])
  })

  it('goes back beat by beat, from the end too, and on again', async () => {
    const { director, clock, stage, tell } = table()
    director.waits = true
    tell('moved battle')
    await clock.go(0)
    director.goOn()
    await clock.go(0)
    expect(director.back()).toBe(true)
    await clock.go(0)
    expect(stage.keys).toEqual(['moved', 'battle', 'moved'])
    expect(director.back()).toBe(false) // it is the first
    for (let k = 0; k < 2; k++) {
      director.goOn()
      await clock.go(0)
    }
    expect(director.busy).toBe(false)
    expect(director.shown).toEqual({ n: 102 })
    director.back()
    await clock.go(0)
    expect(stage.keys.at(-1)).toBe('battle')
    director.back()
    await clock.go(0)
    expect(stage.keys.at(-1)).toBe('moved')
  })

  it('does not go back to what a replay has left', async () => {
    const { director, clock, tell } = table()
    tell('moved')
    await clock.go(5000)
    director.forget()
    expect([director.back(), director.busy]).toEqual([false, false])
  })
})
