/**
 * Canonical path of a story (ROUTE-2), percent-encoded and always on this site: `/careers/` for a start
 * page, `/blog/nine-curves` for any other, `/` for `home` or an empty slug.
 */
export function canonicalPath(fullSlug: string, isStartpage: boolean): string {
  const segments = segmentsOf(fullSlug)
  if (segments.length === 0 || (segments.length === 1 && segments[0] === 'home')) return '/'
  const path = `/${segments.map(encodeSegment).join('/')}`
  return isStartpage ? `${path}/` : path
}

/** Drops empty and dot segments, since they could lead off the site. */
export function segmentsOf(slug: string): readonly string[] {
  return slug.split('/').filter((segment) => !['', '.', '..'].includes(segment))
}

function encodeSegment(segment: string): string {
  return encodeURI(segment.toWellFormed()).replace(/[?#]/g, encodeURIComponent)
}
