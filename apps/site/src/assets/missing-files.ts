/** The files that content names and their host does not have, as far as is known (BLOCK-2). */
export interface MissingFiles {
  /** Whether a file of ours is known to be missing; `href` is its address on the site, `/assets/f/…`. */
  readonly isMissing: (href: string) => boolean
  /** Differs as soon as another file is missing, or one is there again: pages are then rendered anew. */
  readonly version: () => number
}

export interface MissingFilesNoted extends MissingFiles {
  /** Writes down what came of asking for a file that content names; `path` is `f/…`, decoded. */
  readonly note: (path: string, isThere: boolean) => void
}

/** Knows nothing at first: a file counts as there until its host says otherwise, so that no page waits for one. */
export function createMissingFiles(): MissingFilesNoted {
  const missing = new Set<string>()
  let version = 0
  return {
    isMissing: (href) => missing.size > 0 && missing.has(pathOf(href)),
    version: () => version,
    note: (path, isThere) => {
      if (missing.has(path) !== isThere) return
      version += 1
      if (isThere) missing.delete(path)
      else missing.add(path)
    },
  }
}

function pathOf(href: string): string {
  const [address = ''] = href.split(/[?#]/, 1)
  try {
    return decodeURIComponent(address.replace(/^\/assets\//, ''))
  } catch {
    return address
  }
}
