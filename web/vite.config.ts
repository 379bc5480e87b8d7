import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { pictures } from './tools/pictures.mjs'

const SERVER = 'http://127.0.0.1:8420' // `longhall serve`, while one works at the page with `npm run dev`

export default defineConfig({
  plugins: [svelte(), pictures()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/device.ts'], css: { include: /tints\.css/ } }, // of other styles tests need nothing
})
