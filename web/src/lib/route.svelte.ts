// Which page is shown: the path of the address, without reloading.

class Route {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  secret = $state(location.hash.slice(1)) // the token of a seat's link: no server and no log sees it

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.secret = location.hash.slice(1)
  }
}

export const route = new Route()

/** For links of the page itself: a plain click goes there without a reload. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a')
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  route.go(link.pathname + link.search + link.hash)
}
