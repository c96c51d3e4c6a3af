/**
 * Creates a function that replaces the neutral asset host in stored JSON with the real origin
 * (asset-addresses#addresses). A protocol-relative address, `//host/…`, stays one.
 * @param assetHost of the space, without a scheme
 * @param assetOrigin scheme, host and port, such as `http://127.0.0.1:3003`
 * @param pathPrefix beginning of the paths whose host is replaced; other addresses stay unchanged
 */
export function createAssetHostReplacer(
  assetHost: string,
  assetOrigin: string,
  pathPrefix = '',
): (json: string) => string {
  if (assetHost === '') return (json) => json
  const addressPattern = new RegExp(
    `(https?:|(?<!:))//${escapeRegExp(assetHost)}(?![\\w.:-])(?=${pathPrefix})`,
    'g',
  )
  const withoutScheme = assetOrigin.replace(/^https?:/, '')
  return (json) =>
    json.includes(assetHost)
      ? json.replace(addressPattern, (_found, scheme) => (scheme ? assetOrigin : withoutScheme))
      : json
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
