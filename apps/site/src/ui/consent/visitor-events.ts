import {
  filterEvent,
  formName,
  linkEvent,
  searchEvent,
  type VisitorEvent,
} from './visitor-event.ts'

let watching: AbortController | undefined

/**
 * Reports what the visitor does on this page, until `stopEvents`. Each recording is reported once as played,
 * and each form once as begun.
 */
export function watchEvents(tell: (event: VisitorEvent) => void): void {
  if (watching !== undefined) return
  watching = new AbortController()
  const { signal } = watching
  const told = new WeakSet<Element>()
  const tellOnce = (element: Element, event: VisitorEvent) => {
    if (!told.has(element)) tell(event)
    told.add(element)
  }
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true, signal })

  on('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const film = target.closest<HTMLElement>('.video-embed')
    if (film !== null && target.closest('[data-part="play"]') !== null) {
      tellOnce(film, { event: 'play', title: film.dataset.title ?? '' })
    }
    const link = target.closest('a')
    if (link === null) return
    const isButton = link.classList.contains('button')
    const event = linkEvent({ href: link.href, text: link.innerText, isButton }, location.origin)
    if (event !== undefined) tell(event)
  })
  on('play', ({ target }) => {
    if (!(target instanceof HTMLMediaElement) || target.autoplay) return
    const film = target.closest('.video-embed') ?? target
    tellOnce(film, { event: 'play', title: target.ariaLabel ?? target.title })
  })
  on('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.matches('.search-form')) return
    tell(searchEvent(String(new FormData(target).get('q') ?? '')))
  })
  on('change', ({ target }) => {
    const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement
    if (isField && target.closest('.filter-form')) tell(filterEvent(target.name, target.value))
  })
  on('form:submitted', (event) => {
    if (event instanceof CustomEvent) tell({ event: 'form_submit', form: String(event.detail) })
  })
  // The only thing that a page learns of a frame of another origin is that the focus went into it.
  addEventListener(
    'blur',
    () => {
      const frame = document.activeElement
      if (!(frame instanceof HTMLIFrameElement)) return
      const isForm = frame.closest('.embed-frame')?.querySelector('[data-notice="submitted"]')
      if (isForm) tellOnce(frame, { event: 'form_start', form: formName(frame.src) })
    },
    { signal },
  )
}

/** Stops telling: the visitor has changed their mind. */
export function stopEvents(): void {
  watching?.abort()
  watching = undefined
}
