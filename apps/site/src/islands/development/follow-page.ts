import { enhanceNew } from '../live/enhance-new.ts'
import { morphPage } from '../live/morph-page.ts'
import { rememberServed, servedOf } from '../live/served-nodes.ts'
import type { Enhance } from '../loader.ts'

/**
 * What development loads in place of the loader: the page follows what is saved without being loaded
 * anew. `tools/run/dev.ts` says when the page has changed or cannot be made.
 */
const newest = new Map<string, Enhance>()
const newestOf = async (module: string): Promise<Enhance> =>
  newest.get(module) ?? (await import(/* @vite-ignore */ module)).enhance

// Before the loader, which changes the page.
rememberServed(document.body)
await import('../loader.ts')

const { fault: ownFault } = document.documentElement.dataset
if (ownFault !== undefined) showFault({ message: ownFault })

/** One change after the other. */
let turn = Promise.resolve()
function next(work: () => void | Promise<void>): void {
  turn = turn.then(work).catch((error) => console.error('The page could not be updated:', error))
}

async function update(): Promise<void> {
  hideFault()
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  // An error page has no state worth keeping.
  if (ownFault !== undefined || response.redirected) return location.reload()
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const { fault } = page.documentElement.dataset
  if (fault !== undefined) return showFault({ message: fault })
  document.title = page.title
  showStyles(page)
  // It is text to a browser that runs scripts, and elements to a parser that does not.
  for (const element of page.querySelectorAll('noscript')) element.remove()
  morphPage(page.body)
  await enhanceNew(newestOf)
}

const sheet = new CSSStyleSheet()

/** The policy of a page knows the style sheets that it came with: others have to stand in their place. */
function showStyles(page: Document): void {
  sheet.replaceSync([...page.querySelectorAll('style')].map((style) => style.textContent).join(''))
  if (document.adoptedStyleSheets.includes(sheet)) return
  document.adoptedStyleSheets.push(sheet)
  for (const style of document.querySelectorAll('style'))
    if (style.sheet) style.sheet.disabled = true
}

/** Makes anew the elements that a module works on, as the server has sent them. */
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

import.meta.hot?.on('page:changed', () => next(update))
import.meta.hot?.on('page:fault', (fault: Fault) => next(() => showFault(fault)))
import.meta.hot?.on('vite:error', ({ err }) => next(() => showFault(err)))
import.meta.hot?.on('vite:beforeUpdate', () => next(hideFault))

/** Sent by an enhancer or island that was saved (`build/client-modules.ts`). */
addEventListener('module:changed', (event) => {
  const { address, enhance } = (event as CustomEvent<{ address: string; enhance: Enhance }>).detail
  newest.set(address, enhance)
  next(() => renew(address))
})

/**
 * Carries what the visitor has opened and typed over to a recreated element, and restarts the scripts that
 * were active in the old one.
 */
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

/** Elements that stand in the same place among their like. */
function pairs(before: Element, after: Element, selector: string): readonly [Element, Element][] {
  const fresh = after.querySelectorAll(selector)
  return [...before.querySelectorAll(selector)].flatMap((old, index) => {
    const other = fresh[index]
    return other === undefined ? [] : [[old, other] satisfies [Element, Element]]
  })
}

/** Why a page cannot be made, as the development server and Vite send it. */
interface Fault {
  readonly message: string
  /** The lines around the fault, when the message does not show them itself. */
  readonly frame?: string
}

const NAME = 'development-fault'

/** Shows an error over the page, replacing any earlier one. */
function showFault({ message, frame = '' }: Fault): void {
  hideFault()
  const overlay = document.createElement(NAME)
  overlay.setAttribute('role', 'alert')
  const root = overlay.attachShadow({ mode: 'open' })
  // The policy of our pages allows no other inline styles.
  const styles = new CSSStyleSheet()
  styles.replaceSync(STYLES)
  root.adoptedStyleSheets = [styles]
  const text = document.createElement('pre')
  text.textContent = frame === '' ? message : `${message}\n\n${frame}`
  const hint = document.createElement('p')
  hint.textContent = 'This goes away by itself once the file is mended and saved.'
  root.append(text, hint)
  document.documentElement.append(overlay)
}

function hideFault(): void {
  for (const overlay of document.querySelectorAll(NAME)) overlay.remove()
}

const STYLES = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 2rem;
    background: #131a21f2; color: #ece9e2; border-top: 6px solid #fb923c; font: 1rem/1.5 system-ui }
  pre { margin: 0 0 1.5rem; font: .9375rem/1.5 ui-monospace, monospace; white-space: pre-wrap }
  p { margin: 0 }`
