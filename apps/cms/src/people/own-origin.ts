/**
 * Whether a request was made by a page of the editor's own origin. Browsers say so of every request that
 * can change something; cookies alone say nothing, since they are sent from other ports and subdomains too.
 */
export function isFromOwnPage(headers: Headers, cmsUrl: string): boolean {
  return headers.get('origin') === cmsUrl
}
