/** Blocks of the gallery with pictures, and their texts on top of a picture. */
export interface TextsOverPictures {
  /** Types of the blocks that show a picture. */
  readonly blockTypesWithPicture: readonly string[]
  /** A line for each text on a picture with nothing opaque between the two. */
  readonly unprotectedTexts: readonly string[]
}

/**
 * Runs in the page: finds texts over pictures and videos. An opaque background in between, such as the sheet of a
 * background image section, makes a text safe whatever picture an editor chooses.
 */
export function readTextsOverPictures(): TextsOverPictures {
  const pictures = [...document.querySelectorAll('[data-specimen] :is(img, video, image)')]
  const isRendered = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const clipped = (element: Element, box: DOMRect): DOMRect => {
    const parent = element.parentElement
    if (parent === null || parent === document.body) return box
    const clips = getComputedStyle(parent).overflowX !== 'visible'
    return clipped(parent, clips ? intersection(box, parent.getBoundingClientRect()) : box)
  }
  const intersection = (one: DOMRect, other: DOMRect) => {
    const left = Math.max(one.left, other.left)
    const top = Math.max(one.top, other.top)
    const right = Math.min(one.right, other.right)
    const bottom = Math.min(one.bottom, other.bottom)
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const hasVisibleArea = ({ width, height }: DOMRect) => width > 1 && height > 1
  const hasOpaqueBackground = (element: Element | null, picture: Element): boolean => {
    if (element === null || element.contains(picture)) return false
    const [red, green, blue, alpha = 1] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    const isColour = [red, green, blue].every((part) => part !== undefined)
    return (isColour && alpha === 1) || hasOpaqueBackground(element.parentElement, picture)
  }
  const blockTypeOf = (element: Element) =>
    element.closest<HTMLElement>('[data-specimen]')?.dataset.specimen ?? ''

  const visiblePictures = pictures
    .filter(isRendered)
    .map((picture) => ({ picture, box: clipped(picture, picture.getBoundingClientRect()) }))
    .filter(({ box }) => hasVisibleArea(box))
  const unprotectedTexts = new Set<string>()
  for (const specimen of document.querySelectorAll('[data-specimen]')) {
    const walker = document.createTreeWalker(specimen, NodeFilter.SHOW_TEXT)
    const picturesInBlock = visiblePictures.filter(({ picture }) => specimen.contains(picture))
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      if (owner === null || !node.textContent?.trim() || !isRendered(owner)) continue
      if (owner.closest('.visually-hidden, noscript, svg') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].map((line) => clipped(owner, line))
      const picturesBehindText = picturesInBlock.filter(({ box }) =>
        lines.some((line) => hasVisibleArea(intersection(line, box))),
      )
      if (picturesBehindText.some(({ picture }) => !hasOpaqueBackground(owner, picture))) {
        unprotectedTexts.add(`${blockTypeOf(owner)}: ${node.textContent.trim().slice(0, 60)}`)
      }
    }
  }
  const blockTypesWithPicture = new Set(visiblePictures.map(({ picture }) => blockTypeOf(picture)))
  return {
    blockTypesWithPicture: [...blockTypesWithPicture].sort(),
    unprotectedTexts: [...unprotectedTexts],
  }
}
