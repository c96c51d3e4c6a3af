/** Lets the keyboard scroll a screenshot wider than its window. The tab stop exists only while it can scroll. */
export function enhance(media: HTMLElement): void {
  const view = media.querySelector<HTMLElement>('.product-window-view') ?? media
  const picture = media.querySelector('img')

  const updateTabStop = () => {
    if (view.scrollWidth <= view.clientWidth) {
      for (const name of ['tabindex', 'role', 'aria-label']) view.removeAttribute(name)
      return
    }
    view.setAttribute('tabindex', '0')
    view.setAttribute('role', 'group')
    view.setAttribute('aria-label', picture?.alt ?? '')
  }
  new ResizeObserver(updateTabStop).observe(view)
}
