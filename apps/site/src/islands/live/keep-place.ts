/**
 * Notes what is in view, and gives back what brings it to the same height again after the page has changed:
 * what has the focus, else the first block in view that is still there.
 */
export function keepPlace(): () => void {
  const { activeElement } = document
  const blocks = document.querySelectorAll('main [data-block], main > *')
  const seen = [...(activeElement === document.body ? [] : [activeElement]), ...blocks].flatMap(
    (element) => {
      if (element === null) return []
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight ? [{ element, top }] : []
    },
  )
  const { scrollY } = window
  return () => {
    // At the top of a page its beginning is what is looked at, whatever comes in there.
    if (scrollY === 0) return
    const place = seen.find(({ element }) => element.isConnected)
    if (place === undefined) return
    const moved = place.element.getBoundingClientRect().top - place.top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }
}
