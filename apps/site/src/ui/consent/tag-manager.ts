declare global {
  interface Window {
    /** Read by the tag manager: its commands and our events (events#queue). */
    dataLayer?: unknown[]
  }
}

interface GrantedConsent {
  readonly statistics: boolean
  readonly marketing: boolean
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
}

/** Names of the cookies that Google's tags set on our own host. */
const TAG_COOKIES = /^_(?:ga|gid|gat|gcl)/

let isLoaded = false

/**
 * Applies consent to the tag manager (consent mode v2) and loads it the first time. All that needs consent is denied
 * before the first tag runs; then what the visitor agreed to is granted.
 *
 * @param id of the container
 */
export function runTagManager(id: string, granted: GrantedConsent): void {
  window.dataLayer ??= []
  const queue = window.dataLayer
  const isFirst = !isLoaded
  isLoaded = true
  if (isFirst) command('consent', 'default', DENIED)
  command('consent', 'update', consentMode(granted))
  if (granted.statistics || granted.marketing) watchEvents((event) => queue.push(event))
  else {
    stopEvents()
    deleteTagCookies()
  }
  if (isFirst) load(id, queue)
}

/** Consent by Google's names. */
function consentMode({ statistics, marketing }: GrantedConsent): Readonly<Record<string, string>> {
  const state = (granted: boolean) => (granted ? 'granted' : 'denied')
  return {
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    analytics_storage: state(statistics),
  }
}

/** Queues a command as an `arguments` object, since Google's tags ignore arrays. */
function command(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

function load(id: string, queue: unknown[]): void {
  queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Deletes the tags' cookies after consent was withdrawn. */
function deleteTagCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((cookie) => TAG_COOKIES.test(cookie))) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}

let watchController: AbortController | undefined

/** Reports the visitor's actions until `stopEvents`; the start of each recording and form only once. */
function watchEvents(report: (event: VisitorEvent) => void): void {
  if (watchController !== undefined) return
  watchController = new AbortController()
  const { signal } = watchController
  const reported = new WeakSet<Element>()
  const reportOnce = (element: Element, event: VisitorEvent) => {
    if (!reported.has(element)) report(event)
    reported.add(element)
  }
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true, signal })

  on('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const video = target.closest<HTMLElement>('.video-embed')
    if (video !== null && target.closest('[data-part="play"]') !== null) {
      reportOnce(video, { event: 'play', title: video.dataset.title ?? '' })
    }
    const link = target.closest('a')
    if (link === null) return
    const isButton = link.classList.contains('button')
    const event = linkEvent({ href: link.href, text: link.innerText, isButton }, location.origin)
    if (event !== undefined) report(event)
  })
  on('play', ({ target }) => {
    if (!(target instanceof HTMLMediaElement) || target.autoplay) return
    const player = target.closest('.video-embed') ?? target
    reportOnce(player, { event: 'play', title: target.ariaLabel ?? target.title })
  })
  on('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.matches('.search-form')) return
    report(searchEvent(String(new FormData(target).get('q') ?? '')))
  })
  on('change', ({ target }) => {
    const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement
    if (isField && target.closest('.filter-form')) report(filterEvent(target.name, target.value))
  })
  on('form:submitted', (event) => {
    if (event instanceof CustomEvent) report({ event: 'form_submit', form: String(event.detail) })
  })
  // Focus is all that a page learns about a frame of another origin.
  addEventListener(
    'blur',
    () => {
      const frame = document.activeElement
      if (!(frame instanceof HTMLIFrameElement)) return
      const isForm = frame.closest('.embed-frame')?.querySelector('[data-notice="submitted"]')
      if (isForm) reportOnce(frame, { event: 'form_start', form: formName(frame.src) })
    },
    { signal },
  )
}

function stopEvents(): void {
  watchController?.abort()
  watchController = undefined
}

/** A visitor's action for the tag manager (events#events): flat, without personal data. */
type VisitorEvent =
  | { readonly event: 'call_to_action'; readonly text: string; readonly to: string }
  | { readonly event: 'download'; readonly text: string; readonly file: string }
  | { readonly event: 'form_start' | 'form_submit'; readonly form: string }
  | { readonly event: 'play'; readonly title: string }
  | { readonly event: 'search'; readonly term: string }
  | { readonly event: 'filter'; readonly field: string; readonly value: string }

interface PressedLink {
  /** Absolute. */
  readonly href: string
  readonly text: string
  readonly isButton: boolean
}

const MAX_TEXT_CHARACTERS = 100

/** The event for a pressed link, if it is a download or a call to action; `origin` is this site's. */
export function linkEvent(
  { href, text, isButton }: PressedLink,
  origin: string,
): VisitorEvent | undefined {
  const url = URL.parse(href)
  if (url === null) return undefined
  const isOurs = url.origin === origin
  if (isOurs && url.pathname.startsWith('/assets/')) {
    return { event: 'download', text: safeText(text), file: url.pathname }
  }
  return isButton
    ? { event: 'call_to_action', text: safeText(text), to: destinationOf(url, isOurs) }
    : undefined
}

export function searchEvent(term: string): VisitorEvent {
  return { event: 'search', term: safeText(term) }
}

/** @param field name of the filter: `type`, `industry`, `theme`, or `q` for its text */
export function filterEvent(field: string, value: string): VisitorEvent {
  return { event: 'filter', field, value: safeText(value) }
}

/** Names the form in a frame by the last segment of its path. */
export function formName(src: string): string {
  return URL.parse(src)?.pathname.split('/').at(-1) ?? ''
}

/** Target of a link for reports, without the query, since that may identify someone. */
function destinationOf(url: URL, isOurs: boolean): string {
  if (isOurs) return url.pathname
  return url.host === '' ? url.protocol : url.host + url.pathname
}

/** Text in a single line, truncated; '' if it may contain a mail address. */
function safeText(text: string): string {
  return text.includes('@') ? '' : text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_CHARACTERS)
}
