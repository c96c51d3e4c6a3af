/** Strips leading and trailing slashes from a full slug; a start page gets its folder's slug. */
export function bareSlug(fullSlug: string): string {
  return fullSlug.replace(/^\/+|\/+$/g, '')
}
