// Before the first paint: the chosen theme, or else the system's.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('longhall.theme')
  } catch {
    /* a browser that keeps nothing */
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light'
})()
