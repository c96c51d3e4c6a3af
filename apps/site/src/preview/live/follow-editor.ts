import type { BridgeClass, EditorMessage } from '@prospectus/protocol/bridge-messages'
import { enhanceNew } from '../../islands/live/enhance-new.ts'
import { morphBlock, morphPage } from '../../islands/live/morph-page.ts'
import type { PagePart } from '../../preview-part.ts'
import { latestOnly } from './latest-only.ts'
import { carriedParameters, previewParameters, withParameters } from './preview-query.ts'
import { createShownParts, type PartsChange } from './shown-parts.ts'
import { withoutStyles } from './without-styles.ts'

/** How long a page waits for the bridge before it shows all the same. */
const BRIDGE_WITHIN_MS = 5000
export const NOT_FOLLOWING =
  'The preview does not follow the editor. Reload it to see what you have changed.'
const ENDED = 'This preview has ended: open the page again from the editor.'

/** What has happened in the editor: words that are not saved yet, or a new draft. */
type Change = { readonly kind: 'unsaved'; readonly story: unknown } | { readonly kind: 'saved' }

/**
 * Connects the page with the editor in whose frame it is, and shows it.
 *
 * @param cover lies over the page until then, and says which story it shows
 */
export async function followEditor(cover: HTMLElement): Promise<void> {
  let parameters = previewParameters(location.search)
  const { story, bridge = '', parent, everywhere } = cover.dataset
  carryOn(() => (everywhere === undefined ? carriedParameters(parameters) : parameters))
  const follow = latestOnly((change: Change) => repaint(change, parameters))
  const signAnew = ({ search }: EditorMessage) => {
    parameters = previewParameters(search ?? '')
    // What was typed last may have been refused since the old signature had ended.
    if (announced !== undefined) follow({ kind: 'saved' })
  }
  const hear = (message: EditorMessage) => {
    if (message.action !== 'input') follow({ kind: 'saved' })
    else if (idOf(message.story) === story) follow({ kind: 'unsaved', story: message.story })
  }
  /** Resolves once a click on a block selects it: before, it would be lost, or follow a link. */
  const connect = async () => {
    const StoryblokBridge = await loadBridge(bridge)
    if (StoryblokBridge === undefined) {
      console.warn(
        `The preview does not follow the editor: there is no StoryblokBridge in ${bridge}.`,
      )
      return announceGone(NOT_FOLLOWING)
    }
    const connected = new StoryblokBridge(parent === undefined ? {} : { customParent: parent })
    connected.on('signedAnew', signAnew)
    connected.on('stayOnPage', stayOnPage)
    connected.on(['input', 'change', 'published', 'unpublished'], hear)
    await new Promise<void>((begun) => connected.on('enterEditmode', () => begun()))
  }
  const show = () => {
    cover.hidden = true
  }
  if (window.parent === window) return show()
  setTimeout(show, BRIDGE_WITHIN_MS)
  await connect().finally(show)
}

/** What the page shows of the story as it is typed. */
const parts = createShownParts()

async function repaint(change: Change, parameters: URLSearchParams): Promise<void> {
  const search = withParameters(location.search, parameters)
  try {
    if (change.kind === 'saved') await showSaved(search)
    else showUnsaved(parts.take(await askUnsaved(change.story, search)))
    await enhanceNew()
  } catch (error) {
    parts.forget()
    console.error('The preview could not be brought up to date:', error)
    if (error instanceof Refused && error.status === 401) announceGone(ENDED)
  }
}

async function showSaved(search: string): Promise<void> {
  const answer = await accepted(await fetch(location.pathname + search, { cache: 'no-store' }))
  const page = parsePage(await answer.text())
  const cover = page.getElementById('live-cover')
  if (cover === null) return announceGone(ENDED)
  cover.remove()
  parts.forget()
  const { pathname } = new URL(answer.url)
  if (pathname !== location.pathname) history.replaceState(null, '', answer.url)
  showPage(page)
}

/** Of a change within blocks nothing else is parsed, compared or morphed. */
function showUnsaved(change: PartsChange): void {
  if (change.kind === 'page') {
    showPage(parsePage(change.html))
    return
  }
  takeBackNotice()
  if (change.head !== undefined) document.title = parsePage(change.head).title
  if (!change.blocks.every(morphBlock)) showPage(parsePage(parts.whole()))
}

function showPage(page: Document): void {
  takeBackNotice()
  document.title = page.title
  morphPage(page.body)
}

function parsePage(html: string): Document {
  return new DOMParser().parseFromString(withoutStyles(html), 'text/html')
}

async function askUnsaved(story: unknown, search: string): Promise<readonly PagePart[]> {
  const answer = await fetch(`/preview/render${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ story, path: location.pathname, known: parts.known() }),
  })
  return (await (await accepted(answer)).json()).parts
}

/** @throws {Refused} */
async function accepted(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Refused(answer.status, await answer.text())
  return answer
}

class Refused extends Error {
  readonly status: number

  constructor(status: number, said: string) {
    super(`${status} ${said.slice(0, 500)}`)
    this.status = status
  }
}

let announced: HTMLElement | undefined

/** Says below the page, which stays as it is, that it follows no longer. */
export function announceGone(words: string): void {
  announced ??= Object.assign(document.createElement('p'), { className: 'live-notice' })
  announced.setAttribute('role', 'alert')
  announced.textContent = words
  document.body.append(announced)
}

function takeBackNotice(): void {
  announced?.remove()
  announced = undefined
}

function idOf(story: unknown): string | undefined {
  return typeof story === 'object' && story !== null && 'id' in story ? String(story.id) : undefined
}

declare global {
  interface Window {
    StoryblokBridge?: BridgeClass
  }
}

/**
 * Loads the editor's bridge. Undefined when the script at the address loads and brings none.
 *
 * @throws when the script does not load
 */
async function loadBridge(address: string): Promise<BridgeClass | undefined> {
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded.`)))
  })
  script.src = address
  document.head.append(script)
  await loaded
  return window.StoryblokBridge
}

/**
 * Has links and forms of the page carry parameters on, so that an editor who goes from page to page goes on
 * seeing drafts. What scripts of the page do with a click or a form themselves stays theirs.
 */
function carryOn(parameters: () => URLSearchParams): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || link === null || !leadsToPage(link)) return
    link.search = withParameters(link.search, parameters())
  }
  window.addEventListener('click', follow)
  window.addEventListener('auxclick', follow)
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.method !== 'get' || new URL(form.action).origin !== location.origin) return
    for (const [name, value] of parameters()) {
      if (!form.querySelector(`input[name="${CSS.escape(name)}"]`)) form.append(hidden(name, value))
    }
  })
}

let stays = false

/**
 * Keeps links and forms from leading to another page, so that the page in the frame is the one that the editor
 * changes and publishes (live-preview#bridge). A link that opens a tab of its own still does.
 */
function stayOnPage(): void {
  if (stays) return
  stays = true
  let note: HTMLElement | undefined
  const keep = (event: Event) => {
    event.preventDefault()
    note = document.createElement('p')
    note.className = 'live-notice'
    note.setAttribute('role', 'status')
    note.textContent =
      'Links do not lead away while you edit. Choose the page in the list of stories.'
    document.body.append(note)
  }
  window.addEventListener('click', (event) => {
    note?.remove()
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isTab = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank'
    if (event.defaultPrevented || link === null || isTab || link.hasAttribute('download')) return
    if (!isHere(link.href)) keep(event)
  })
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.target !== '_blank' && !isHere(form.action)) keep(event)
  })
}

function isHere(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname === location.pathname
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return false
  return !/^\/(assets|_)\//.test(link.pathname)
}

function hidden(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name, value })
  return input
}
