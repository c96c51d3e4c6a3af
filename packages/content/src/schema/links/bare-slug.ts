/** A full slug without leading and trailing slashes; for a start page this is its folder's slug. */
export function bareSlug(slug: string): string {
  return slug.replace(/^\/+|\/+$/g, '')
}
