import { morph, morphInner, type Options } from 'morphlex'
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
  identifyBlocks(document.body)
  takeOver(next, (options) => morphInner(document.body, next, options))
  for (const input of document.querySelectorAll('[morphlex-dirty]')) {
    input.removeAttribute('morphlex-dirty')
  }
}

export interface ChangedBlock {
  /** `{story id}-{block uid}`. */
  readonly block: string
  /** Of the block and what follows it up to the next one. */
  readonly before: string
  readonly now: string
}

/**
 * The same for one block, when nothing else of the page has changed.
 *
 * @returns false when more has changed than the block, or it is not found: then the page is to be morphed
 */
export function morphBlock({ block, before, now }: ChangedBlock): boolean {
  const element = document.querySelector(`main [data-blok-uid="${CSS.escape(block)}"]`)
  const [was, is] = [parsePart(before), parsePart(now)]
  const next = is.firstElementChild
  if (element === null || next === null || was.firstElementChild?.tagName !== next.tagName)
    return false
  was.firstElementChild.remove()
  next.remove()
  if (!was.isEqualNode(is)) return false
  takeOver(next, (options) => morph(element, next, options))
  for (let outer = element.parentElement; outer; outer = outer.parentElement) outdated.add(outer)
  return true
}

/** Elements in which a block has changed since they were compared last. */
const outdated = new WeakSet<Node>()

function parsePart(html: string): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  return document.importNode(content, true)
}

function takeOver(next: Element, morphWith: (options: Options) => void): void {
  rememberServed(next)
  identifyBlocks(next)
  const restorePlace = keepPlace()
  const afresh: { readonly element: Element; readonly fresh: Element }[] = []

  morphWith({
    preserveChanges: true,
    beforeNodeVisited: (node, incoming) => {
      const [before, now] = [servedOf(node), servedOf(incoming)]
      if (now !== undefined && !outdated.has(node) && before?.isEqualNode(now)) return false
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
    afterNodeVisited: (node, incoming) => {
      outdated.delete(node)
      nowServedAs(node, incoming)
    },
    beforeAttributeUpdated: isServersChange,
    // What did not come from the server is a script's, such as what the bridge adds.
    beforeNodeRemoved: (node) => servedOf(node) !== undefined,
  })

  for (const { element, fresh } of afresh) startAfresh(element, fresh)
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
function identifyBlocks(within: Element): void {
  for (const block of [within, ...within.querySelectorAll('[data-blok-uid]')]) {
    if (!(block instanceof HTMLElement) || block.dataset.blokUid === undefined) continue
    if (block.id === '') block.id = BLOCK_ID + block.dataset.blokUid
  }
}

const BLOCK_ID = 'live-block-'
