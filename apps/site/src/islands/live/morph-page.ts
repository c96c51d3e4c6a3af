import { morph, morphInner, type Options } from 'morphlex'
import { adoptServedCopy, recordServedNodes, servedCopyOf } from './served-nodes.ts'

/** Applies the server's changes to the page, and keeps what visitors and scripts did to it (live-preview#repaint). */
export function morphPage(next: HTMLElement): void {
  identifyBlocks(document.body)
  applyMorph(next, (options) => morphInner(document.body, next, options))
  for (const input of document.querySelectorAll('[morphlex-dirty]')) {
    input.removeAttribute('morphlex-dirty')
  }
}

export interface ChangedBlock {
  /** `{story id}-{block uid}`. */
  readonly blockId: string
  /** HTML of the block and everything up to the next block, before the change and after it. */
  readonly before: string
  readonly after: string
}

/** Applies the change of one block; false if the block is not found or more has changed, so `morphPage` is needed. */
export function morphBlock({ blockId, before, after }: ChangedBlock): boolean {
  const element = document.querySelector(`main [data-blok-uid="${CSS.escape(blockId)}"]`)
  const [oldPart, newPart] = [parsePart(before), parsePart(after)]
  const next = newPart.firstElementChild
  if (element === null || next === null || oldPart.firstElementChild?.tagName !== next.tagName)
    return false
  oldPart.firstElementChild.remove()
  next.remove()
  if (!oldPart.isEqualNode(newPart)) return false
  applyMorph(next, (options) => morph(element, next, options))
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    outdatedElements.add(outer)
  return true
}

/** Elements in which a block has changed since they were last compared. */
const outdatedElements = new WeakSet<Node>()

function parsePart(html: string): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  return document.importNode(content, true)
}

function applyMorph(next: Element, morphWith: (options: Options) => void): void {
  recordServedNodes(next)
  identifyBlocks(next)
  const restoreView = rememberView()
  const replacements: { readonly element: Element; readonly fresh: Element }[] = []

  morphWith({
    preserveChanges: true,
    beforeNodeVisited: (node, incoming) => {
      const [servedBefore, servedNow] = [servedCopyOf(node), servedCopyOf(incoming)]
      if (
        servedNow !== undefined &&
        !outdatedElements.has(node) &&
        servedBefore?.isEqualNode(servedNow)
      )
        return false
      if (!(node instanceof HTMLElement && incoming instanceof HTMLElement)) return true
      if (isOwnedByReact(node)) {
        adoptServedCopy(node, incoming)
        void updateIsland(node, incoming.dataset.props ?? '{}')
        return false
      }
      const isEnhanced = node.dataset.enhance !== undefined && node.dataset.state !== undefined
      if (!isEnhanced || !(servedBefore instanceof Element) || !(servedNow instanceof Element))
        return true
      if (!mustReplace(servedBefore, servedNow)) return true
      replacements.push({ element: node, fresh: incoming })
      return false
    },
    afterNodeVisited: (node, incoming) => {
      outdatedElements.delete(node)
      adoptServedCopy(node, incoming)
    },
    beforeAttributeUpdated: mergeAttribute,
    // Nodes that the server did not send belong to a script, such as the bridge.
    beforeNodeRemoved: (node) => servedCopyOf(node) !== undefined,
  })

  for (const { element, fresh } of replacements) replaceElement(element, fresh)
  restoreView()
}

/**
 * Returns whether morphlex should set an attribute. It should not if only a script changed it. Nor should it set
 * classes: those that the server changed are added and removed here, so that classes set by scripts stay.
 */
function mergeAttribute(element: Element, name: string, value: string | null): boolean {
  const before = servedCopyOf(element)
  if (!(before instanceof Element)) return true
  if (name === 'id' && element.id.startsWith(BLOCK_ID_PREFIX)) return true
  if (name !== 'class') return before.getAttribute(name) !== value
  const [oldClasses, newClasses] = [
    [...before.classList],
    (value ?? '').split(/\s+/).filter(Boolean),
  ]
  element.classList.remove(...oldClasses.filter((token) => !newClasses.includes(token)))
  element.classList.add(...newClasses.filter((token) => !oldClasses.includes(token)))
  return false
}

/** Gives blocks ids, so that morphlex recognises those that moved. */
function identifyBlocks(within: Element): void {
  for (const block of [within, ...within.querySelectorAll('[data-blok-uid]')]) {
    if (!(block instanceof HTMLElement) || block.dataset.blokUid === undefined) continue
    if (block.id === '') block.id = BLOCK_ID_PREFIX + block.dataset.blokUid
  }
}

const BLOCK_ID_PREFIX = 'live-block-'

/** Returns a function that scrolls the focused element, else the first visible block, back to where it was. */
function rememberView(): () => void {
  const { activeElement } = document
  const blocks = document.querySelectorAll('main [data-block], main > *')
  const visibleElements = [
    ...(activeElement === document.body ? [] : [activeElement]),
    ...blocks,
  ].flatMap((element) => {
    if (element === null) return []
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight ? [{ element, top }] : []
  })
  const { scrollY } = window
  return () => {
    // At the top of a page, the beginning stays in view whatever is inserted there.
    if (scrollY === 0) return
    const anchor = visibleElements.find(({ element }) => element.isConnected)
    if (anchor === undefined) return
    const shift = anchor.element.getBoundingClientRect().top - anchor.top
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
  }
}

/** The latest props for islands that are not hydrated yet. */
const pendingProps = new WeakMap<HTMLElement, object>()

/** True once an island's script has started: React then owns the content. */
function isOwnedByReact({ dataset }: HTMLElement): boolean {
  return dataset.island !== undefined && dataset.state !== undefined && dataset.state !== 'failed'
}

/** Passes new props (JSON, as in `data-props`) to an island once it is hydrated. */
async function updateIsland(island: HTMLElement, json: string): Promise<void> {
  const isWaiting = pendingProps.has(island)
  pendingProps.set(island, JSON.parse(json))
  if (isWaiting) return
  await whenHydrated(island)
  const { propsUpdaters } = await import('../hydrate.ts')
  const props = pendingProps.get(island)
  pendingProps.delete(island)
  if (props !== undefined) propsUpdaters.get(island)?.(props)
}

function whenHydrated(island: HTMLElement): Promise<void> {
  if (island.dataset.hydrated !== undefined) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(island, { attributeFilter: ['data-hydrated'] })
  })
}

/**
 * True if an element with a script must be replaced: the script refers to elements, so only text and images may change.
 */
function mustReplace(before: Element, now: Element): boolean {
  if (before.tagName !== now.tagName || before.children.length !== now.children.length) return true
  if (!isPicture(now) && !haveSameAttributes(before, now)) return true
  return [...before.children].some((child, index) => {
    const other = now.children[index]
    return other === undefined || mustReplace(child, other)
  })
}

/** Replaces an element with a running script; a carousel keeps its position. */
function replaceElement(element: Element, fresh: Element): void {
  const shownIndex = firstSlideIndexInView(element)
  element.replaceWith(fresh)
  const view = fresh.querySelector('.carousel-view')
  const slides = fresh.querySelectorAll<HTMLElement>('.carousel-slide')
  const [firstSlide, shownSlide] = [slides[0], slides[Math.min(shownIndex, slides.length - 1)]]
  if (view && firstSlide && shownSlide)
    view.scrollLeft = shownSlide.offsetLeft - firstSlide.offsetLeft
}

function firstSlideIndexInView(element: Element): number {
  const track = element.querySelector<HTMLElement>('.carousel-track')
  return Number(track?.style.getPropertyValue('--carousel-first') ?? 0)
}

function isPicture(element: Element): boolean {
  return element.matches('img, picture > source')
}

function haveSameAttributes(before: Element, now: Element): boolean {
  const [namesBefore, namesNow] = [before.getAttributeNames(), now.getAttributeNames()]
  return (
    namesBefore.length === namesNow.length &&
    namesBefore.every((name) => before.getAttribute(name) === now.getAttribute(name))
  )
}
