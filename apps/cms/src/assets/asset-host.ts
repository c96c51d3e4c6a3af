/**
 * Creates a function on JSON text that replaces the neutral host of assets in stored content with their origin
 * (asset-addresses#addresses); `//host` keeps its missing scheme.
 * @param assetHost the space's, without a scheme
 * @param assetOrigin scheme, host and port, such as `http://127.0.0.1:3003`
 * @param below replaces only addresses with this path prefix
 */
export function createAssetHostEdit(
  assetHost: string,
  assetOrigin: string,
  below = '',
): (json: string) => string {
  if (assetHost === '') return (json) => json
  const address = new RegExp(`(https?:|(?<!:))//${escaped(assetHost)}(?![\\w.:-])(?=${below})`, 'g')
  const withoutScheme = assetOrigin.replace(/^https?:/, '')
  return (json) =>
    json.includes(assetHost)
      ? json.replace(address, (_found, scheme) => (scheme ? assetOrigin : withoutScheme))
      : json
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
