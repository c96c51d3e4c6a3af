/** Blocks of the gallery with pictures, and texts on top of a picture. */
export interface PictureGrounds {
  /** Types of the blocks that show a picture. */
  readonly pictured: readonly string[]
  /** A line for each text on a picture with nothing opaque between the two. */
  readonly bare: readonly string[]
}

/**
 * Runs in the page: finds texts over pictures and videos. An opaque background in between, such as the sheet of a
 * background image section, makes a text safe whatever picture an editor chooses.
 */
export function readPictureGrounds(): PictureGrounds {
  const pictures = [...document.querySelectorAll('[data-specimen] :is(img, video, image)')]
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const clipped = (element: Element, box: DOMRect): DOMRect => {
    const parent = element.parentElement
    if (parent === null || parent === document.body) return box
    const clips = getComputedStyle(parent).overflowX !== 'visible'
    return clipped(parent, clips ? common(box, parent.getBoundingClientRect()) : box)
  }
  const common = (one: DOMRect, other: DOMRect) => {
    const left = Math.max(one.left, other.left)
    const top = Math.max(one.top, other.top)
    const right = Math.min(one.right, other.right)
    const bottom = Math.min(one.bottom, other.bottom)
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1
  const hasOpaqueBackground = (element: Element | null, picture: Element): boolean => {
    if (element === null || element.contains(picture)) return false
    const [red, green, blue, alpha = 1] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    const isColour = [red, green, blue].every((part) => part !== undefined)
    return (isColour && alpha === 1) || hasOpaqueBackground(element.parentElement, picture)
  }
  const typeOf = (element: Element) =>
    element.closest<HTMLElement>('[data-specimen]')?.dataset.specimen ?? ''

  const shown = pictures
    .filter(isShown)
    .map((picture) => ({ picture, box: clipped(picture, picture.getBoundingClientRect()) }))
    .filter(({ box }) => isSeen(box))
  const bare = new Set<string>()
  for (const specimen of document.querySelectorAll('[data-specimen]')) {
    const walker = document.createTreeWalker(specimen, NodeFilter.SHOW_TEXT)
    const within = shown.filter(({ picture }) => specimen.contains(picture))
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      if (owner === null || !node.textContent?.trim() || !isShown(owner)) continue
      if (owner.closest('.visually-hidden, noscript, svg') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].map((line) => clipped(owner, line))
      const under = within.filter(({ box }) => lines.some((line) => isSeen(common(line, box))))
      if (under.some(({ picture }) => !hasOpaqueBackground(owner, picture))) {
        bare.add(`${typeOf(owner)}: ${node.textContent.trim().slice(0, 60)}`)
      }
    }
  }
  const pictured = new Set(shown.map(({ picture }) => typeOf(picture)))
  return { pictured: [...pictured].sort(), bare: [...bare] }
}
