/** True if the `Origin` is the editor's. Cookies do not prove that: pages on other ports and subdomains send them too. */
export function isFromOwnPage(headers: Headers, cmsUrl: string): boolean {
  return headers.get('origin') === cmsUrl
}
