// What modules ask of a browser when they are loaded, for tests that run without one.

if (!('document' in globalThis)) Object.assign(globalThis, { document: { documentElement: { dataset: {}, style: {}, lang: '' }, querySelector: () => null } })
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } })
globalThis.matchMedia ??= () => ({ matches: false, addEventListener: () => {} }) as unknown as MediaQueryList

export {}
