// An area that scrolls must be reachable by keys: where it is larger than its frame and nothing in it takes the
// focus, it takes the focus itself. `{@attach scrolls}` on the element that has the scroll bar.
const TAKES_FOCUS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

export function scrolls(node: HTMLElement): () => void {
  const look = (): void => {
    const larger = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth
    if (larger && !node.querySelector(TAKES_FOCUS)) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(node)
  const contents = new MutationObserver(look)
  contents.observe(node, { childList: true, subtree: true, characterData: true })
  look()
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
