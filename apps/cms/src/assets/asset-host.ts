/**
 * Creates a function that replaces a host in the addresses of JSON: the space's neutral asset host with the real origin
 * when content is read, and the reverse when it is saved (asset-addresses#addresses). A protocol-relative address,
 * `//host/…`, stays one.
 * @param host to replace, with its port if it has one; empty to replace nothing
 * @param origin scheme, host and port to put in its place, such as `http://127.0.0.1:3003`
 * @param pathPrefix beginning of the paths whose host is replaced; other addresses stay unchanged
 */
export function createAssetHostReplacer(
  host: string,
  origin: string,
  pathPrefix = '',
): (json: string) => string {
  if (host === '') return (json) => json
  const addressPattern = new RegExp(
    `(https?:|(?<!:))//${escapeRegExp(host)}(?![\\w.:-])(?=${pathPrefix})`,
    'g',
  )
  const originWithoutScheme = origin.replace(/^https?:/, '')
  return (json) =>
    json.includes(host)
      ? json.replace(addressPattern, (_found, scheme) => (scheme ? origin : originWithoutScheme))
      : json
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
