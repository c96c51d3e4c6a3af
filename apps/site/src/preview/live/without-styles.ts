/**
 * Removes a page's inlined style sheet, because the page that shows this HTML allows, by its security policy, only its
 * own.
 */
export function withoutStyles(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, '')
}
