import { createHash } from 'node:crypto'

/**
 * The header that makes browsers use https only, for an origin that is public on https. None for plain HTTP, since
 * browsers could not reach that server again.
 *
 * @param url public origin
 */
export function strictTransport(url: string): Readonly<Record<string, string>> {
  return url.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : {}
}

/** Source of an inline style sheet or script in a content security policy: `sha256-…`, without quotes. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
