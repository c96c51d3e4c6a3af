import { isLoopback } from '../../text/loopback.ts'

/**
 * Frame address of a tool (EMBED-1); undefined if not on the embed host. Replaces `{host}` with `embedHost` (with a
 * port, unless it is the default). Without a scheme (`//{host}/…`, `{host}/…`), uses https, or http on loopback. Adds
 * `embedded=true` to the query.
 */
export function embedUrl(stored: string | undefined, embedHost: string): string | undefined {
  const filled = (stored ?? '')
    .trim()
    .replace(/^\{host\}/, '//{host}')
    .replaceAll('{host}', () => embedHost)
  const scheme = isLoopback(parse(`https://${embedHost}`)?.hostname ?? '') ? 'http:' : 'https:'
  const url = parse(filled.startsWith('//') ? scheme + filled : filled)
  if (!url || !isOfHost(url, embedHost)) return undefined
  const otherPairs = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isEmbeddedParameter(pair))
  url.search = [...otherPairs, 'embedded=true'].join('&')
  return url.href
}

function isOfHost(url: URL, embedHost: string): boolean {
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    return false
  if (url.username !== '' || url.password !== '') return false
  const expected = parse(`${url.protocol}//${embedHost}`)
  return expected !== undefined && expected.href === `${url.protocol}//${url.host}/`
}

function isEmbeddedParameter(pair: string): boolean {
  return new URLSearchParams(pair).has('embedded')
}

function parse(address: string): URL | undefined {
  return URL.parse(address) ?? undefined
}
