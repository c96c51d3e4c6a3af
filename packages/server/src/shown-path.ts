/**
 * The path of a request as a log may hold it: without its query, which may be what somebody typed, or a
 * signature; without anything that looks like an address of a person; and without what follows addresses
 * that let in whoever has them: links to drafts, and places where a file may be uploaded.
 */
export function shownPath(target: string): string {
  const path = target.replace(/[?#].*$/s, '').slice(0, LONGEST)
  return path.replace(OPEN_TO_ALL, '$1/…').replace(/[^/]*(?:@|%40)[^/]*/gi, '…')
}

const OPEN_TO_ALL = /^(\/share|\/v1\/spaces\/[^/]*\/asset_uploads)\/.*$/s
const LONGEST = 300
