import type { Snapshot } from '@prospectus/content/index/snapshot/snapshot'
import type { DailyToken } from '../stories-endpoint/daily-token.ts'

/** What a rendered page is of: another value, and it is rendered anew. */
export type PageVersion = (snapshot: Pick<Snapshot, 'version'>) => string

/**
 * Pages are of a version of the catalogue and, when they carry a token, of its day: so that no page is kept
 * until its token has expired (CALL-5). The same text again and again while nothing changes, because every
 * request asks.
 */
export function createPageVersion(token: DailyToken | undefined): PageVersion {
  if (token === undefined) return ({ version }) => version
  let known = { version: '', day: -1, text: '' }
  return ({ version }) => {
    const { day } = token()
    if (known.version !== version || known.day !== day) {
      known = { version, day, text: `${version} on day ${day}` }
    }
    return known.text
  }
}
