/** A visitor's action for the tag manager (events#events): flat, without personal data. */
export type VisitorEvent =
  | { readonly event: 'call_to_action'; readonly text: string; readonly to: string }
  | { readonly event: 'download'; readonly text: string; readonly file: string }
  | { readonly event: 'form_start' | 'form_submit'; readonly form: string }
  | { readonly event: 'play'; readonly title: string }
  | { readonly event: 'search'; readonly term: string }
  | { readonly event: 'filter'; readonly field: string; readonly value: string }

export interface PressedLink {
  /** Absolute. */
  readonly href: string
  readonly text: string
  readonly isButton: boolean
}

const LONGEST = 100

/** The event for a pressed link, if it is a download or a call to action; `origin` is this site's. */
export function linkEvent(
  { href, text, isButton }: PressedLink,
  origin: string,
): VisitorEvent | undefined {
  const url = URL.parse(href)
  if (url === null) return undefined
  const isOurs = url.origin === origin
  if (isOurs && url.pathname.startsWith('/assets/')) {
    return { event: 'download', text: plain(text), file: url.pathname }
  }
  return isButton
    ? { event: 'call_to_action', text: plain(text), to: destinationOf(url, isOurs) }
    : undefined
}

export function searchEvent(term: string): VisitorEvent {
  return { event: 'search', term: plain(term) }
}

/** @param field name of the filter: `type`, `industry`, `theme`, or `q` for its text */
export function filterEvent(field: string, value: string): VisitorEvent {
  return { event: 'filter', field, value: plain(value) }
}

/** Names the form in a frame by the last segment of its path. */
export function formName(src: string): string {
  return URL.parse(src)?.pathname.split('/').at(-1) ?? ''
}

/** Without the query, which may identify someone. */
function destinationOf(url: URL, isOurs: boolean): string {
  if (isOurs) return url.pathname
  return url.host === '' ? url.protocol : url.host + url.pathname
}

/** Single line, truncated; '' for a text that may contain an address. */
function plain(text: string): string {
  return text.includes('@') ? '' : text.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}
