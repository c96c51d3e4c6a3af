/**
 * Whether an element that a script has taken in hand has to begin anew: scripts know the parts that they
 * found, so that only words and pictures may change under them.
 *
 * @param before as the server has sent it last
 * @param now as it sends it this time
 */
export function needsFreshStart(before: Element, now: Element): boolean {
  if (before.tagName !== now.tagName || before.children.length !== now.children.length) return true
  if (!isPicture(now) && !haveSameAttributes(before, now)) return true
  return [...before.children].some((child, index) => {
    const other = now.children[index]
    return other === undefined || needsFreshStart(child, other)
  })
}

/** Puts an element in the place of one that is in some script's hands; a carousel stays where it was turned to. */
export function startAfresh(element: Element, fresh: Element): void {
  const first = carouselFirst(element)
  element.replaceWith(fresh)
  const view = fresh.querySelector('.carousel-view')
  const slides = fresh.querySelectorAll<HTMLElement>('.carousel-slide')
  const [start, shown] = [slides[0], slides[Math.min(first, slides.length - 1)]]
  if (view && start && shown) view.scrollLeft = shown.offsetLeft - start.offsetLeft
}

/** Number of the first item in view. */
function carouselFirst(element: Element): number {
  const track = element.querySelector<HTMLElement>('.carousel-track')
  return Number(track?.style.getPropertyValue('--carousel-first') ?? 0)
}

function isPicture(element: Element): boolean {
  return element.matches('img, picture > source')
}

function haveSameAttributes(before: Element, now: Element): boolean {
  const [names, others] = [before.getAttributeNames(), now.getAttributeNames()]
  return (
    names.length === others.length &&
    names.every((name) => before.getAttribute(name) === now.getAttribute(name))
  )
}
