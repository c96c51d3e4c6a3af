import { scripts as extensionScripts } from 'virtual:brand-extension-scripts'
import { type FirstTouch, readFirstTouch } from '../visit/first-touch.ts'

/** Re-exported, so that every page loads a single file. */
export { forgetFirstTouch } from '../visit/first-touch.ts'

/** Function that the module of each enhancer and island exports as `enhance`. */
export type Enhance = (element: HTMLElement) => void | Promise<void>

/** Small enhancers that most pages need, by path; a request for each would cost more. */
const ALWAYS = {
  ...import.meta.glob<Enhance>('../ui/**/*.always.ts', { eager: true, import: 'enhance' }),
  ...extensionScripts,
}

/** Signs that a visitor approaches an element or the page, also with assistive technology or by going back. */
const APPROACH_EVENTS = [
  'pointerover',
  'touchstart',
  'focusin',
  'keydown',
  'input',
  'scroll',
  'popstate',
]
/** Distance from the viewport at which a script starts; `near` is early enough that nothing in view has to move. */
const ROOT_MARGINS = { visible: '200px', near: '1200px' }
/** After which `idle` does not wait any longer: a busy page may never be idle. */
const LONGEST_WAIT_MS = 2000

/** The visit's first touch; read on every page, since the landing page may have no form. */
export let visitFirstTouch: FirstTouch = {}

/** Schedules all islands and enhancers. If a module fails, the server's HTML still works. */
function scheduleAll(): void {
  visitFirstTouch = readFirstTouch(location.search, () => sessionStorage)
  for (const element of document.querySelectorAll<HTMLElement>('[data-module]')) schedule(element)
}

// In a prerendered page, nothing runs or is counted before the visitor opens it.
if (Reflect.get(document, 'prerendering')) {
  document.addEventListener('prerenderingchange', scheduleAll, { once: true })
} else scheduleAll()

/** Starts an element's script at its trigger, `data-when`; `data-due` tells its styles that a script will run. */
export function schedule(element: HTMLElement, getEnhance = importModule): void {
  const start = () => void load(element, getEnhance)
  const { when, parameter = '' } = element.dataset
  element.dataset.due = ''
  // The address may hold state that the script restores.
  if (when === 'load' || new URLSearchParams(location.search).has(parameter)) start()
  else if (when === 'near') whenVisible(element, start, ROOT_MARGINS.near)
  else if (when === 'approach')
    onApproach(document.documentElement, () => whenVisible(element, start, ROOT_MARGINS.visible))
  else if (when === 'idle' || when === 'interaction') {
    onApproach(element, start)
    if (when === 'idle') whenIdle(start)
  } else whenVisible(element, start, ROOT_MARGINS.visible)
}

/** Starts at the first approach, or immediately if the focus is already in the element. */
function onApproach(element: HTMLElement, start: () => void): void {
  const target = element === document.documentElement ? window : element
  if (element.matches(':focus-within')) start()
  else
    for (const type of APPROACH_EVENTS)
      target.addEventListener(type, start, { once: true, passive: true })
}

function whenIdle(start: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LONGEST_WAIT_MS })
  else setTimeout(start)
}

async function importModule(module: string): Promise<Enhance> {
  return (await import(/* @vite-ignore */ module)).enhance
}

async function load(element: HTMLElement, getEnhance: typeof importModule): Promise<void> {
  const { module = '', state } = element.dataset
  if (state !== undefined) return
  element.dataset.state = 'loading'
  try {
    const bundled = Object.entries(ALWAYS).find(([path]) => path.endsWith(`/${module}.always.ts`))
    const enhance = bundled?.[1] ?? (await getEnhance(module))
    await enhance(element)
    element.dataset.state = 'ready'
  } catch (error) {
    element.dataset.state = 'failed'
    console.error(`The script ${module} could not be started:`, error)
  }
}

function whenVisible(element: HTMLElement, start: () => void, rootMargin: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin },
  )
  observer.observe(element)
}
