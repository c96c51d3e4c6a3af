/**
 * Recognises the editor's own pages by `Origin`, which browsers send with every request that can change something.
 * Cookies prove nothing: they are sent from other ports and subdomains too.
 */
export function isFromOwnPage(headers: Headers, cmsUrl: string): boolean {
  return headers.get('origin') === cmsUrl
}
