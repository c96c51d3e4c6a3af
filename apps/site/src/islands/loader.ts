/**
 * Makes islands and enhancers work, each when its `data-when` says so. Every module has the same
 * shape, `enhance(element)`; one that fails to load leaves the server's HTML, which works.
 */
type Enhance = (element: HTMLElement) => void | Promise<void>

/** What most pages have, and small: it comes with the loader, for a request costs more than it does. */
const ALWAYS = import.meta.glob<Enhance>('../ui/**/*.always.ts', { eager: true, import: 'enhance' })

/** What a visitor does to an element, from his way to it on: the pointer or a finger comes over it. */
const MOVES = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const
/** Begin shortly before the element scrolls into view. */
const AHEAD = '200px'

for (const element of document.querySelectorAll<HTMLElement>('[data-module]')) schedule(element)

/** Has an element enhanced when its `data-when` says so. */
export function schedule(element: HTMLElement): void {
  const start = () => void load(element)
  const { when } = element.dataset
  if (when === 'load') start()
  else if (when === 'idle' || when === 'interaction') {
    for (const type of MOVES) element.addEventListener(type, start, { once: true, passive: true })
    if (when === 'idle') whenIdle(start)
  } else whenVisible(element, start)
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start)
  else setTimeout(start)
}

async function load(element: HTMLElement): Promise<void> {
  const { module = '', state } = element.dataset
  if (state !== undefined) return
  element.dataset.state = 'loading'
  try {
    const known = Object.entries(ALWAYS).find(([path]) => path.endsWith(`/${module}.always.ts`))
    const enhance: Enhance = known?.[1] ?? (await import(/* @vite-ignore */ module)).enhance
    await enhance(element)
    element.dataset.state = 'ready'
  } catch (error) {
    element.dataset.state = 'failed'
    console.error(`Loading ${module} failed:`, error)
  }
}

function whenVisible(element: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: AHEAD },
  )
  observer.observe(element)
}
