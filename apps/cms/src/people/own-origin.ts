/** The error for a change sent by a page other than the editor's. */
export const OTHER_ORIGIN_MESSAGE =
  'Only pages of the editor may send this request, and its Origin is not CMS_URL: open the editor at CMS_URL'

/**
 * True if the `Origin` is the editor's. Cookies do not prove that: pages on other ports and subdomains send them too.
 */
export function isFromOwnPage(headers: Headers, cmsUrl: string): boolean {
  return headers.get('origin') === cmsUrl
}
