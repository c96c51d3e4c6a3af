import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { MissingFiles } from '../assets/missing-files.ts'
import type { DailyToken } from '../stories-endpoint/daily-token.ts'

/** The version of a rendered page: when it changes, the page is rendered anew. */
export type PageVersion = (snapshot: Pick<Snapshot, 'version'>) => string

/**
 * A page's version is that of the snapshot and of the files known to be missing, to which no page links, and,
 * when pages carry a token, the day of the token, so that no page is kept after its token has expired (CALL-5).
 * Every request asks for it: while nothing changes the same string is returned.
 */
export function createPageVersion(
  token: DailyToken | undefined,
  missing?: Pick<MissingFiles, 'version'>,
): PageVersion {
  if (token === undefined && missing === undefined) return ({ version }) => version
  let known = { version: '', day: -1, files: -1, text: '' }
  return ({ version }) => {
    const day = token?.().day ?? 0
    const files = missing?.version() ?? 0
    if (known.version !== version || known.day !== day || known.files !== files) {
      known = { version, day, files, text: `${version} on day ${day} with files ${files}` }
    }
    return known.text
  }
}
