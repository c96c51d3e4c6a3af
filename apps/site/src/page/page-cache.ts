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
import type { GetDailyToken } from '../stories-endpoint/daily-token.ts'

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Caches pages by canonical path and known query, or other responses by path, each for one version. After a publish a
 * page is rendered again; its earlier version stays as `lastGood` until then.
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
    const representation = createRepresentation(parts, {
      onSizeChange: () => pages.measure(key, representation),
      // Full compression takes a tenth of a second of processor time: only for encodings that somebody requested.
      onCompressedLightly: (encoding) => {
        if (!parts.mayBeCached) return
        work.add(async () => {
          if (pages.has(key, representation)) await representation.compressFully(encoding)
        })
      },
    })
    if (parts.mayBeCached) pages.set(key, version, representation)
    return representation
  }

  return {
    get: pages.get,
    lastGood: pages.latestOfAnyVersion,
    /** Returns the cached page, or makes it, once for concurrent requests. Caches nothing when `make` throws. */
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
 * The version of rendered pages: snapshot, missing files, day (cards tell upcoming from past events) and day of the
 * token, which no page may outlive (CALL-5). Returns the same string while nothing changes: every request calls it.
 */
export function createPageVersion(
  getToken: GetDailyToken | undefined,
  missingFiles?: Pick<MissingFiles, 'version'>,
  now: () => number = Date.now,
): (snapshot: Pick<Snapshot, 'version'>) => string {
  let cached = { version: '', today: -1, tokenDay: -1, filesVersion: -1, text: '' }
  return ({ version }) => {
    const today = Math.floor(now() / DAY_MS)
    const tokenDay = getToken?.().day ?? today
    const filesVersion = missingFiles?.version() ?? 0
    const isKnown =
      cached.version === version && cached.today === today && cached.tokenDay === tokenDay
    if (!isKnown || cached.filesVersion !== filesVersion) {
      const text = `${version} on day ${today} with token ${tokenDay} and files ${filesVersion}`
      cached = { version, today, tokenDay, filesVersion, text }
    }
    return cached.text
  }
}
