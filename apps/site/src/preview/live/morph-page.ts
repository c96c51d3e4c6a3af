import { morphInner } from 'morphlex'
import { needsFreshStart, startAfresh } from './fresh-start.ts'
import { isTakenOver, updateIsland } from './island-props.ts'
import { keepPlace } from './keep-place.ts'
import { nowServedAs, rememberServed, servedOf } from './served-nodes.ts'

/**
 * Takes over into the page what the server says otherwise than before, and nothing else: what visitors and
 * scripts have done to the page stays (live-preview#repaint).
 *
 * @param next body of the page as it is to be
 */
export function morphPage(next: HTMLElement): void {
  rememberServed(next)
  identifyBlocks(document.body)
  identifyBlocks(next)
  const restorePlace = keepPlace()
  const afresh: { readonly element: Element; readonly fresh: Element }[] = []

  morphInner(document.body, next, {
    preserveChanges: true,
    beforeNodeVisited: (node, incoming) => {
      const [before, now] = [servedOf(node), servedOf(incoming)]
      if (now !== undefined && before?.isEqualNode(now)) return false
      if (!(node instanceof HTMLElement && incoming instanceof HTMLElement)) return true
      if (isTakenOver(node)) {
        nowServedAs(node, incoming)
        void updateIsland(node, incoming.dataset.props ?? '{}')
        return false
      }
      const isInHand = node.dataset.enhance !== undefined && node.dataset.state !== undefined
      if (!isInHand || !(before instanceof Element) || !(now instanceof Element)) return true
      if (!needsFreshStart(before, now)) return true
      afresh.push({ element: node, fresh: incoming })
      return false
    },
    afterNodeVisited: nowServedAs,
    beforeAttributeUpdated: isServersChange,
    // What did not come from the server is a script's, such as what the bridge adds.
    beforeNodeRemoved: (node) => servedOf(node) !== undefined,
  })

  for (const { element, fresh } of afresh) startAfresh(element, fresh)
  for (const input of document.querySelectorAll('[morphlex-dirty]')) {
    input.removeAttribute('morphlex-dirty')
  }
  restorePlace()
}

/** Whether an attribute is to change because the server says so; one that a script has set stays. */
function isServersChange(element: Element, name: string, value: string | null): boolean {
  const before = servedOf(element)
  if (!(before instanceof Element)) return true
  if (name === 'id' && element.id.startsWith(BLOCK_ID)) return true
  if (name !== 'class') return before.getAttribute(name) !== value
  const [old, wanted] = [[...before.classList], (value ?? '').split(/\s+/).filter(Boolean)]
  element.classList.remove(...old.filter((token) => !wanted.includes(token)))
  element.classList.add(...wanted.filter((token) => !old.includes(token)))
  return false
}

/** By their ids morphlex knows blocks again that have moved. */
function identifyBlocks(body: HTMLElement): void {
  for (const block of body.querySelectorAll<HTMLElement>('[data-blok-uid]')) {
    if (block.id === '') block.id = BLOCK_ID + block.dataset.blokUid
  }
}

const BLOCK_ID = 'live-block-'
