// What the page's modules ask of a browser when they are loaded: as little of one as the tests need.

const kept = new Map<string, string>()

Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  document: { documentElement: { dataset: {}, style: {}, lang: '' } },
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  },
})
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true })
