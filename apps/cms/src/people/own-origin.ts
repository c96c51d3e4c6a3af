/** True for `Origin` of the editor's pages. Cookies prove nothing: other ports and subdomains send them too. */
export function isFromOwnPage(headers: Headers, cmsUrl: string): boolean {
  return headers.get('origin') === cmsUrl
}
