/**
 * Tells requests of the editor's own pages from others. Browsers send `Origin` with every request that can change
 * something; cookies prove nothing, since they are sent from other ports and subdomains too.
 */
export function isFromOwnPage(headers: Headers, cmsUrl: string): boolean {
  return headers.get('origin') === cmsUrl
}
