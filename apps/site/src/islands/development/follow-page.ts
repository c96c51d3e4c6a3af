import { enhanceAddedElements } from '../live/enhance-added-elements.ts'
import { morphPage } from '../live/morph-page.ts'
import { recordServedNodes, servedCopyOf } from '../live/served-nodes.ts'
import type { Enhance } from '../loader.ts'

interface Problem {
  readonly message: string
  /** Source lines around the error, unless the message shows them. */
  readonly frame?: string
}

const OVERLAY_TAG = 'development-fault'

/** Shows an error over the page, in place of any earlier one. */
function showError({ message, frame = '' }: Problem): void {
  hideError()
  const overlay = document.createElement(OVERLAY_TAG)
  overlay.setAttribute('role', 'alert')
  const root = overlay.attachShadow({ mode: 'open' })
  // The site's content security policy allows no other inline styles.
  const styles = new CSSStyleSheet()
  styles.replaceSync(STYLES)
  root.adoptedStyleSheets = [styles]
  const messageElement = document.createElement('pre')
  messageElement.textContent = frame === '' ? message : `${message}\n\n${frame}`
  const hint = document.createElement('p')
  hint.textContent =
    'This message disappears once the file is fixed and saved. Press Escape to see the page below.'
  root.append(messageElement, hint)
  document.documentElement.append(overlay)
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hideError()
})

function hideError(): void {
  for (const overlay of document.querySelectorAll(OVERLAY_TAG)) overlay.remove()
}

const STYLES = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 2rem;
    background: #131a21f2; color: #ece9e2; border-top: 6px solid #fb923c; font: 1rem/1.5 system-ui }
  pre { margin: 0 0 1.5rem; font: .9375rem/1.5 ui-monospace, monospace; white-space: pre-wrap }
  p { margin: 0 }`

/** The `enhance` function of each enhancer and island saved since the page was loaded, by address. */
const savedModules = new Map<string, Enhance>()
const importSaved = async (module: string): Promise<Enhance> =>
  savedModules.get(module) ?? (await import(/* @vite-ignore */ module)).enhance

// In development, this module replaces the loader, to update the page without a reload when a file is saved.
// `tools/run/dev.ts` reports changes and errors. The page is recorded before the loader changes it.
recordServedNodes(document.body)
await import('../loader.ts')

/** Message of an error page; undefined on any other page. */
const { fault: pageError } = document.documentElement.dataset
if (pageError !== undefined) showError({ message: pageError })
else requestProblems()

/** Requests the content problems of this page; they arrive as `page:error`. */
function requestProblems(): void {
  import.meta.hot?.send('page:shown', { path: location.pathname })
}

/** Runs changes one after another. */
let queue = Promise.resolve()
function enqueue(work: () => void | Promise<void>): void {
  queue = queue
    .then(work)
    .catch((error) =>
      console.error('The page could not be updated; reload it to see the change:', error),
    )
}

async function updatePage(): Promise<void> {
  hideError()
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  // An error page has no state worth keeping.
  if (pageError !== undefined || response.redirected) return location.reload()
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const { fault: newPageError } = page.documentElement.dataset
  if (newPageError !== undefined) return showError({ message: newPageError })
  document.title = page.title
  showStyles(page)
  // `noscript` is text to a browser that runs scripts, but elements to a parser that does not.
  for (const element of page.querySelectorAll('noscript')) element.remove()
  morphPage(page.body)
  await enhanceAddedElements(importSaved)
  requestProblems()
}

const sheet = new CSSStyleSheet()

/** The page's policy allows only the styles that it came with, so new ones are adopted as a constructed sheet. */
function showStyles(page: Document): void {
  sheet.replaceSync([...page.querySelectorAll('style')].map((style) => style.textContent).join(''))
  if (document.adoptedStyleSheets.includes(sheet)) return
  document.adoptedStyleSheets.push(sheet)
  for (const style of document.querySelectorAll('style'))
    if (style.sheet) style.sheet.disabled = true
}

/** Recreates the elements of a module as the server sent them. */
async function recreateElements(module: string): Promise<void> {
  for (const element of document.querySelectorAll(`[data-module="${CSS.escape(module)}"]`)) {
    const fresh = servedCopyOf(element)?.cloneNode(true)
    if (!(fresh instanceof Element)) continue
    recordServedNodes(fresh)
    keepVisitorState(element, fresh)
    element.replaceWith(fresh)
  }
  await enhanceAddedElements(importSaved)
}

import.meta.hot?.on('page:changed', () => enqueue(updatePage))
import.meta.hot?.on('page:error', (problem: Problem) => enqueue(() => showError(problem)))
import.meta.hot?.on('vite:error', ({ err }) => enqueue(() => showError(err)))
import.meta.hot?.on('vite:beforeUpdate', () => enqueue(hideError))

/** Code that `build/client-modules.ts` adds to enhancers and islands sends this event when one of them was saved. */
addEventListener('module:changed', (event) => {
  const { address, enhance } = (event as CustomEvent<{ address: string; enhance: Enhance }>).detail
  savedModules.set(address, enhance)
  enqueue(() => recreateElements(address))
})

/** Copies what the visitor opened and typed to a recreated element, and starts its scripts at once if they had run. */
function keepVisitorState(before: Element, after: Element): void {
  for (const [old, fresh] of [[before, after] as const, ...pairs(before, after, '[data-module]')]) {
    if (old.hasAttribute('data-state')) fresh.setAttribute('data-when', 'load')
  }
  for (const [old, fresh] of pairs(before, after, 'details')) {
    if (old instanceof HTMLDetailsElement && fresh instanceof HTMLDetailsElement) {
      fresh.open = old.open
    }
  }
  for (const [old, fresh] of pairs(before, after, 'input, textarea, select')) {
    if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
      if (old.type !== fresh.type || old.type === 'file') continue
      fresh.checked = old.checked
      if (old.value !== old.defaultValue) fresh.value = old.value
    } else if (old instanceof HTMLTextAreaElement && fresh instanceof HTMLTextAreaElement) {
      if (old.value !== old.defaultValue) fresh.value = old.value
    } else if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) {
      fresh.value = old.value
    }
  }
}

/** Pairs elements that match the selector, by index. */
function pairs(before: Element, after: Element, selector: string): readonly [Element, Element][] {
  const fresh = after.querySelectorAll(selector)
  return [...before.querySelectorAll(selector)].flatMap((old, index) => {
    const counterpart = fresh[index]
    return counterpart === undefined ? [] : [[old, counterpart] satisfies [Element, Element]]
  })
}
