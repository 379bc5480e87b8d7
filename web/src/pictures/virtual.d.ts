// What the build step (tools/pictures.mjs) gives the page.

declare module 'virtual:pictures' {
  export const GAMES: Record<string, { as: Record<string, string[]>; decks: Record<string, string[]> }>
  export const LOADERS: Record<string, () => Promise<{ default: import('./compose').Pack }>>
}
declare module 'virtual:pictures/authors' {
  const authors: Record<string, string[]> // who drew which pictograms
  export default authors
}
