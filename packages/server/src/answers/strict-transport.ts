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
