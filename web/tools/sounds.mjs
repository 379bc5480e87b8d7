// node tools/sounds.mjs FOLDER: the sounds of the page as WAV files (mono, 16 bit), and their levels as a table.

import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'

const folder = process.argv[2]
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { made, loudest } = await server.ssrLoadModule('/src/lib/sound/palette.ts')
const { RATE } = await server.ssrLoadModule('/src/lib/sound/bodies.ts')
const { SOUND_NAMES } = await server.ssrLoadModule('/src/lib/sound/names.ts')

function wav(samples) {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  ;[16, 0x10001, RATE, RATE * 2, 0x100002].forEach((value, k) => bytes.writeUInt32LE(value, 16 + k * 4))
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((y, k) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, y)) * 32767), 44 + k * 2))
  return bytes
}

mkdirSync(folder, { recursive: true })
console.log('| sound | s | peak dB | loudest dB |\n|---|--:|--:|--:|')
for (const name of SOUND_NAMES) {
  const samples = made(name)
  const peak = samples.reduce((most, y) => Math.max(most, Math.abs(y)), 0)
  writeFileSync(`${folder}/${name}.wav`, wav(samples))
  const figures = [(samples.length / RATE).toFixed(2), (20 * Math.log10(peak)).toFixed(1), loudest(Float64Array.from(samples)).toFixed(1)]
  console.log(`| ${[name, ...figures].join(' | ')} |`)
}
await server.close()
