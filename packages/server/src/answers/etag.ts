/**
 * Whether an `If-None-Match` header names this ETag, so that 304 is the answer. Weak and strong tags are
 * compared alike, as RFC 9110 (13.1.2) asks; `*` names whatever there is.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  const wanted = opaquePart(etag)
  return header.split(',').some((tag) => opaquePart(tag.trim()) === wanted)
}

function opaquePart(etag: string): string {
  return etag.replace(/^W\//, '')
}
