// node tools/pace.mjs FILE GAME SPEED LABEL: how long the director takes from one question to the next. benchmarks/pace.py calls it.

import { readFileSync } from 'node:fs'
import { createServer } from 'vite'

const [file, game, speed, label] = process.argv.slice(2)
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { Director } = await server.ssrLoadModule('/src/lib/director.ts')
const { BEATS } = await server.ssrLoadModule(`/src/games/${game}/beats.ts`)

class Clock {
  time = 0
  hidden = false
  waits = []
  now = () => this.time
  wait = (ms) => new Promise((resolve) => this.waits.push({ at: this.time + ms, resolve }))
  /** Go on until a question is asked. */
  async until(done) {
    for (;;) {
      for (let k = 0; k < 12; k++) await Promise.resolve()
      if (done() || !this.waits.length) return
      this.waits.sort((one, other) => one.at - other.at)
      const next = this.waits.shift()
      this.time = Math.max(this.time, next.at)
      next.resolve()
    }
  }
}

const stretches = []
const totals = []
for (const told of JSON.parse(readFileSync(file, 'utf8'))) {
  const clock = new Clock()
  let open = true
  const stage = { play() {}, finish() {}, show() {}, close() {}, ask: (is) => (open = is) }
  const director = new Director(BEATS, clock, stage, null, 0)
  director.speed = speed
  director.hear({ events: [], view: {}, asked: [0] })
  let begin = 0
  for (const { events, by, asked, mine } of told) {
    if (mine) begin = clock.time
    director.hear({ events: events.map((event) => ({ ...event, patch: { '+': {} } })), view: {}, asked, by })
    if (!asked.includes(0)) continue
    await clock.until(() => open)
    if (clock.time > begin || mine) stretches.push(clock.time - begin)
    begin = clock.time
    clock.waits.length = 0
    director.toNow()
    await clock.until(() => !director.busy)
  }
  totals.push(clock.time)
}
stretches.sort((one, other) => one - other)
const at = (share) => (stretches[Math.min(stretches.length - 1, Math.floor(share * stretches.length))] / 1000).toFixed(1)
const minutes = (totals.reduce((sum, each) => sum + each, 0) / totals.length / 60_000).toFixed(1)
console.log(`| ${label} | ${stretches.length} | ${at(0.5)} | ${at(0.9)} | ${at(1)} | ${minutes} |`)
await server.close()
