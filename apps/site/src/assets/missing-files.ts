import { decodeEscapes } from '@prospectus/protocol/values/decode-escapes'

export type MissingFiles = ReturnType<typeof createMissingFiles>

/** Tracks the files that content names but that their host does not have (BLOCK-2). */
export function createMissingFiles() {
  const missing = new Set<string>()
  let version = 0
  return {
    /** @param href address on the site, `/assets/f/…` */
    isMissing: (href: string) => missing.size > 0 && missing.has(pathOf(href)),
    /** Changes with the set of missing files, so that pages are rendered again. */
    version: () => version,
    /** @param path `f/…`, decoded, of a file that content names */
    record: (path: string, isPresent: boolean) => {
      if (missing.has(path) !== isPresent) return
      version += 1
      if (isPresent) missing.delete(path)
      else missing.add(path)
    },
  }
}

function pathOf(href: string): string {
  const [address = ''] = href.split(/[?#]/, 1)
  return decodeEscapes(address.replace(/^\/assets\//, ''))
}
