import { enhanceNew } from '../live/enhance-new.ts'
import { morphPage } from '../live/morph-page.ts'
import { rememberServed, servedOf } from '../live/served-nodes.ts'
import type { Enhance } from '../loader.ts'
import { hideError, type Problem, showError } from './error-overlay.ts'
import { keepVisitorState } from './keep-visitor-state.ts'

/**
 * Replaces the loader in development: the page is updated when a file is saved, without being reloaded.
 * `tools/run/dev.ts` reports changes and errors.
 */
const newest = new Map<string, Enhance>()
const newestOf = async (module: string): Promise<Enhance> =>
  newest.get(module) ?? (await import(/* @vite-ignore */ module)).enhance

// Before the loader, which changes the page.
rememberServed(document.body)
await import('../loader.ts')

const { fault: ownError } = document.documentElement.dataset
if (ownError !== undefined) showError({ message: ownError })
else askForProblems()

/** Asks for the problems in the content of this page, which come as `page:error`. */
function askForProblems(): void {
  import.meta.hot?.send('page:shown', { path: location.pathname })
}

/** Runs changes one after another. */
let queue = Promise.resolve()
function enqueue(work: () => void | Promise<void>): void {
  queue = queue.then(work).catch((error) => console.error('The page could not be updated:', error))
}

async function update(): Promise<void> {
  hideError()
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  // An error page has no state worth keeping.
  if (ownError !== undefined || response.redirected) return location.reload()
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const { fault: problem } = page.documentElement.dataset
  if (problem !== undefined) return showError({ message: problem })
  document.title = page.title
  showStyles(page)
  // `noscript` is text to a browser that runs scripts, but elements to a parser that does not.
  for (const element of page.querySelectorAll('noscript')) element.remove()
  morphPage(page.body)
  await enhanceNew(newestOf)
  askForProblems()
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
async function renew(module: string): Promise<void> {
  for (const element of document.querySelectorAll(`[data-module="${CSS.escape(module)}"]`)) {
    const fresh = servedOf(element)?.cloneNode(true)
    if (!(fresh instanceof Element)) continue
    rememberServed(fresh)
    keepVisitorState(element, fresh)
    element.replaceWith(fresh)
  }
  await enhanceNew(newestOf)
}

import.meta.hot?.on('page:changed', () => enqueue(update))
import.meta.hot?.on('page:error', (problem: Problem) => enqueue(() => showError(problem)))
import.meta.hot?.on('vite:error', ({ err }) => enqueue(() => showError(err)))
import.meta.hot?.on('vite:beforeUpdate', () => enqueue(hideError))

/** Sent by a saved enhancer or island (`build/client-modules.ts`). */
addEventListener('module:changed', (event) => {
  const { address, enhance } = (event as CustomEvent<{ address: string; enhance: Enhance }>).detail
  newest.set(address, enhance)
  enqueue(() => renew(address))
})
