import type { BridgeClass, EditorMessage } from '@prospectus/protocol/bridge-messages'
import { enhanceAddedElements } from '../../islands/live/enhance-added-elements.ts'
import { morphBlock, morphPage } from '../../islands/live/morph-page.ts'
import type { PagePart } from '../../preview-features.ts'
import { latestOnly } from './latest-only.ts'
import { createPartStore, type PartsChange } from './part-store.ts'
import { linkParameters, previewParameters, withParameters } from './preview-query.ts'
import { withoutStyles } from './without-styles.ts'

/** The overlay is hidden after this time, even without a bridge. */
const OVERLAY_TIMEOUT_MS = 5000
export const NOT_FOLLOWING_MESSAGE =
  'The preview does not follow the editor. Reload it to see what you have changed.'
const ENDED_MESSAGE = 'This preview has ended: open the page again from the editor.'

/** A change in the editor: unsaved typing, or a new draft. */
type Change = { readonly kind: 'unsaved'; readonly story: unknown } | { readonly kind: 'saved' }

/**
 * Connects the page to the editor that frames it, then hides `overlay`, whose data attributes name the story and the
 * bridge (`LiveOverlay`).
 */
export async function followEditor(overlay: HTMLElement): Promise<void> {
  let parameters = previewParameters(location.search)
  const { story, bridge = '', parent, onEveryPage } = overlay.dataset
  const isOnEveryPage = onEveryPage !== undefined
  // A story shown on every page, such as settings, keeps its own parameters on links; others only the signature.
  keepParameters(() => (isOnEveryPage ? parameters : linkParameters(parameters)))
  const requestRepaint = latestOnly((change: Change) => repaint(change, parameters))
  const renewSignature = ({ search }: EditorMessage) => {
    parameters = previewParameters(search ?? '')
    // The last input may have been rejected because the old signature had expired.
    if (disconnectedNotice !== undefined) requestRepaint({ kind: 'saved' })
  }
  const receive = (message: EditorMessage) => {
    if (message.action !== 'input') requestRepaint({ kind: 'saved' })
    else if (idOf(message.story) === story)
      requestRepaint({ kind: 'unsaved', story: message.story })
  }
  /** Resolves once clicks on blocks select them: an earlier click would be lost, or follow a link. */
  const connect = async () => {
    const StoryblokBridge = await loadBridge(bridge)
    if (StoryblokBridge === undefined) {
      console.warn(
        `The preview does not follow the editor: ${bridge} defines no StoryblokBridge; check BRIDGE_URL.`,
      )
      return showDisconnected(NOT_FOLLOWING_MESSAGE)
    }
    const connectedBridge = new StoryblokBridge(
      parent === undefined ? {} : { customParent: parent },
    )
    connectedBridge.on('signedAnew', renewSignature)
    connectedBridge.on('stayOnPage', stayOnPage)
    connectedBridge.on(['input', 'change', 'published', 'unpublished'], receive)
    await new Promise<void>((resolve) => connectedBridge.on('enterEditmode', () => resolve()))
  }
  const hideOverlay = () => {
    overlay.hidden = true
  }
  if (window.parent === window) return hideOverlay()
  setTimeout(hideOverlay, OVERLAY_TIMEOUT_MS)
  await connect().finally(hideOverlay)
}

const parts = createPartStore()

async function repaint(change: Change, parameters: URLSearchParams): Promise<void> {
  const search = withParameters(location.search, parameters)
  try {
    if (change.kind === 'saved') await showSaved(search)
    else showUnsaved(parts.update(await fetchUnsaved(change.story, search)))
    await enhanceAddedElements()
  } catch (error) {
    parts.clear()
    console.error('The preview could not be updated:', error)
    if (error instanceof PreviewRequestError && error.status === 401)
      showDisconnected(ENDED_MESSAGE)
  }
}

async function showSaved(search: string): Promise<void> {
  const response = await requireOk(await fetch(location.pathname + search, { cache: 'no-store' }))
  const page = parsePage(await response.text())
  const overlay = page.getElementById('live-cover')
  if (overlay === null) return showDisconnected(ENDED_MESSAGE)
  overlay.remove()
  parts.clear()
  const { pathname } = new URL(response.url)
  if (pathname !== location.pathname) history.replaceState(null, '', response.url)
  showPage(page)
}

/** Shows an unsaved change; parses, compares and morphs only the changed blocks. */
function showUnsaved(change: PartsChange): void {
  if (change.kind === 'page') {
    showPage(parsePage(change.html))
    return
  }
  removeNotice()
  if (change.head !== undefined) document.title = parsePage(change.head).title
  if (!change.blocks.every(morphBlock)) showPage(parsePage(parts.html()))
}

function showPage(page: Document): void {
  removeNotice()
  document.title = page.title
  morphPage(page.body)
}

function parsePage(html: string): Document {
  return new DOMParser().parseFromString(withoutStyles(html), 'text/html')
}

async function fetchUnsaved(story: unknown, search: string): Promise<readonly PagePart[]> {
  const response = await fetch(`/preview/render${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ story, path: location.pathname, known: parts.known() }),
  })
  return (await (await requireOk(response)).json()).parts
}

async function requireOk(response: Response): Promise<Response> {
  if (!response.ok) throw new PreviewRequestError(response.status, await response.text())
  return response
}

class PreviewRequestError extends Error {
  readonly status: number

  constructor(status: number, body: string) {
    super(`${status} ${body.slice(0, 500)}`)
    this.status = status
  }
}

let disconnectedNotice: HTMLElement | undefined

/** Says over the page's lower edge why the page no longer follows the editor; the page itself stays as it is. */
export function showDisconnected(text: string): void {
  disconnectedNotice ??= Object.assign(document.createElement('p'), { className: 'live-notice' })
  disconnectedNotice.setAttribute('role', 'alert')
  disconnectedNotice.textContent = text
  document.body.append(disconnectedNotice)
}

function removeNotice(): void {
  disconnectedNotice?.remove()
  disconnectedNotice = undefined
}

function idOf(story: unknown): string | undefined {
  return typeof story === 'object' && story !== null && 'id' in story ? String(story.id) : undefined
}

declare global {
  interface Window {
    StoryblokBridge?: BridgeClass
  }
}

/** Loads the editor's bridge; undefined if its script defines none. Rejects if the script does not load. */
async function loadBridge(address: string): Promise<BridgeClass | undefined> {
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () =>
      reject(new Error(`The editor's bridge at ${address} could not be loaded; check BRIDGE_URL.`)),
    )
  })
  script.src = address
  document.head.append(script)
  await loaded
  return window.StoryblokBridge
}

/**
 * Adds the editor's parameters to links and forms, so that other pages show drafts too. Skips events that a script has
 * handled.
 */
function keepParameters(getParameters: () => URLSearchParams): void {
  const addToLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || link === null || !leadsToPage(link)) return
    link.search = withParameters(link.search, getParameters())
  }
  window.addEventListener('click', addToLink)
  window.addEventListener('auxclick', addToLink)
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.method !== 'get' || new URL(form.action).origin !== location.origin) return
    for (const [name, value] of getParameters()) {
      if (!form.querySelector(`input[name="${CSS.escape(name)}"]`))
        form.append(hiddenInput(name, value))
    }
  })
}

let isNavigationBlocked = false

/**
 * Blocks links and forms to other pages: the frame shows the page being edited (live-preview#bridge). New tabs work.
 */
function stayOnPage(): void {
  if (isNavigationBlocked) return
  isNavigationBlocked = true
  let blockedLinkNotice: HTMLElement | undefined
  const blockNavigation = (event: Event) => {
    event.preventDefault()
    blockedLinkNotice = document.createElement('p')
    blockedLinkNotice.className = 'live-notice'
    blockedLinkNotice.setAttribute('role', 'status')
    blockedLinkNotice.textContent =
      'Links to other pages are disabled while you edit. Choose a page in the list of stories.'
    document.body.append(blockedLinkNotice)
  }
  window.addEventListener('click', (event) => {
    blockedLinkNotice?.remove()
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const opensNewTab =
      event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank'
    if (event.defaultPrevented || link === null || opensNewTab || link.hasAttribute('download'))
      return
    if (!isCurrentPage(link.href)) blockNavigation(event)
  })
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.target !== '_blank' && !isCurrentPage(form.action)) blockNavigation(event)
  })
}

function isCurrentPage(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname === location.pathname
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return false
  return !/^\/(assets|_)\//.test(link.pathname)
}

function hiddenInput(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name, value })
  return input
}
