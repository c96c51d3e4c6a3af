/** What a visitor did, as a tag manager reads it (events#events): flat, and without personal data. */
export type VisitorEvent =
  | { readonly event: 'call_to_action'; readonly text: string; readonly to: string }
  | { readonly event: 'download'; readonly text: string; readonly file: string }
  | { readonly event: 'form_start' | 'form_submit'; readonly form: string }
  | { readonly event: 'play'; readonly title: string }
  | { readonly event: 'search'; readonly term: string }
  | { readonly event: 'filter'; readonly field: string; readonly value: string }

/** As much of a pressed link as an event says. */
export interface PressedLink {
  /** Absolute. */
  readonly href: string
  readonly text: string
  /** Whether it looks like a button. */
  readonly isButton: boolean
}

const LONGEST = 100

/**
 * What pressing a link counts as: a download, a call to action, or nothing worth telling.
 *
 * @param origin of this site
 */
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
    ? { event: 'call_to_action', text: plain(text), to: whereTo(url, isOurs) }
    : undefined
}

export function searchEvent(term: string): VisitorEvent {
  return { event: 'search', term: plain(term) }
}

/** @param field name of the filter: `type`, `industry`, `theme`, or `q` for its text */
export function filterEvent(field: string, value: string): VisitorEvent {
  return { event: 'filter', field, value: plain(value) }
}

/** What the form in a frame is called: the last part of the frame's path. */
export function formName(src: string): string {
  return URL.parse(src)?.pathname.split('/').at(-1) ?? ''
}

/** Leaves the query out: it may say who somebody is. */
function whereTo(url: URL, isOurs: boolean): string {
  if (isOurs) return url.pathname
  return url.host === '' ? url.protocol : url.host + url.pathname
}

/** A text in one line, cut; empty where it may be somebody's address. */
function plain(text: string): string {
  return text.includes('@') ? '' : text.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}
