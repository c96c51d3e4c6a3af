/** A full slug without the slashes around it: a start page gets that of its folder. */
export function bareSlug(slug: string): string {
  return slug.replace(/^\/+|\/+$/g, '')
}
