/**
 * Headers that keep browsers on https for an origin that is public there, and none for any other: browsers
 * would not find a server again that speaks plain HTTP.
 *
 * @param url public origin
 */
export function strictTransport(url: string): Readonly<Record<string, string>> {
  return url.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : {}
}
