const OPENING = '#storyblok#'

/**
 * Pages may carry the comments of blocks as they are, before the element of each. They become the attributes
 * that a block is known by.
 */
export function commentsToAttributes(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { nodeValue } = node
    if (!nodeValue?.startsWith(OPENING)) continue
    const element = (node as Comment).nextElementSibling
    const json = nodeValue.slice(OPENING.length).replaceAll('\\', '')
    const place = placeIn(json)
    if (element === null || place === undefined) continue
    element.setAttribute('data-blok-c', json)
    element.setAttribute('data-blok-uid', place)
  }
}

function placeIn(json: string): string | undefined {
  try {
    const { id, uid } = JSON.parse(json)
    return `${id}-${uid}`
  } catch {
    return undefined
  }
}
