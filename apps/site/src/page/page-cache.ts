import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { createResponseCache } from '@prospectus/server/response-cache'
import type { MissingFiles } from '../assets/missing-files.ts'
import type { BackgroundWork } from '../http/background-work.ts'
import {
  createRepresentation,
  type Representation,
  type RepresentationParts,
} from '../http/representation.ts'
import type { DailyToken } from '../stories-endpoint/daily-token.ts'

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Caches rendered pages by canonical path and known query, each of one version of the snapshot: a publish empties the
 * cache by changing the version. Bounded by bytes, all encodings counted; pages are compressed fully as background work.
 */
export function createPageCache(maximumBytes: number, work: BackgroundWork) {
  const pages = createResponseCache<Representation, string>(maximumBytes)
  const pending = new Map<string, Promise<Representation>>()

  const makeAndStore = async (
    key: string,
    version: string,
    make: () => Promise<RepresentationParts>,
  ): Promise<Representation> => {
    const parts = await make()
    const representation = createRepresentation(parts, () => pages.measure(key, representation))
    if (!parts.isCached) return representation
    pages.keep(key, version, representation)
    work.add(async () => {
      if (pages.isKept(key, representation)) await representation.compressFully()
    })
    return representation
  }

  return {
    get: pages.get,
    lastGood: pages.lastGood,
    /**
     * The page, made unless it is cached or being made. It is cached when its parts say so (`isCached`).
     *
     * @throws what `make` throws, to all who wait for it; nothing is cached then
     */
    make: (
      key: string,
      version: string,
      make: () => Promise<RepresentationParts>,
    ): Promise<Representation> => {
      const cached = pages.get(key, version)
      if (cached !== undefined) return Promise.resolve(cached)
      const id = `${version}\n${key}`
      const shared = pending.get(id)
      if (shared !== undefined) return shared
      const rendering = makeAndStore(key, version, make).finally(() => pending.delete(id))
      pending.set(id, rendering)
      return rendering
    },
    bytes: pages.bytes,
  }
}

export type PageVersion = ReturnType<typeof createPageVersion>

/**
 * The version of a rendered page: that of the snapshot, of the files known to be missing (pages do not link to them),
 * of the day, because cards tell events to come from past ones, and, for pages with a token, the token's day, so that
 * no page outlives it (CALL-5). Called for every request: returns the same string while nothing changes.
 *
 * @param now milliseconds since 1970
 */
export function createPageVersion(
  token: DailyToken | undefined,
  missing?: Pick<MissingFiles, 'version'>,
  now: () => number = Date.now,
): (snapshot: Pick<Snapshot, 'version'>) => string {
  let known = { version: '', today: -1, day: -1, files: -1, text: '' }
  return ({ version }) => {
    const today = Math.floor(now() / DAY_MS)
    const day = token?.().day ?? today
    const files = missing?.version() ?? 0
    const isKnown = known.version === version && known.today === today && known.day === day
    if (!isKnown || known.files !== files) {
      const text = `${version} on day ${today} with token ${day} and files ${files}`
      known = { version, today, day, files, text }
    }
    return known.text
  }
}
