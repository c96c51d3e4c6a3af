import type { EditorMessage } from '@prospectus/protocol/bridge-messages'
import { enhanceNew } from '../../islands/live/enhance-new.ts'
import { morphBlock, morphPage } from '../../islands/live/morph-page.ts'
import type { PagePart } from '../../preview-part.ts'
import { latestOnly } from './latest-only.ts'
import { loadBridge } from './load-bridge.ts'
import { carryOn, stayOnPage } from './preview-links.ts'
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
