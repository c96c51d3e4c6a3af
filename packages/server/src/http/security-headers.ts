import { createHash } from 'node:crypto'

/**
 * The header that keeps browsers on https, for an origin that is public on https. No header for plain HTTP:
 * browsers could not reach that server again.
 *
 * @param url public origin
 */
export function strictTransport(url: string): Readonly<Record<string, string>> {
  return url.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : {}
}

/** How a content security policy names an inline style sheet or script: `sha256-…`, without the quotes. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
