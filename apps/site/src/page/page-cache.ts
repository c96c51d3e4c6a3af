import { createResponseCache } from '@prospectus/server/response-cache'
import type { BackgroundWork } from '../http/background-work.ts'
import {
  createRepresentation,
  type Representation,
  type RepresentationParts,
} from '../http/representation.ts'

/**
 * Rendered pages by canonical path and known query, each of one version of the snapshot: a publish
 * empties the cache by changing the version. Bounded by bytes, all encodings counted.
 */
export interface PageCache {
  /** The page of exactly this version. */
  readonly get: (key: string, version: string) => Representation | undefined
  /** The last page made for the key, of whatever version: for when no new one can be made. */
  readonly lastGood: (key: string) => Representation | undefined
  /**
   * The page, made now unless it is there or being made: once, however many ask. It is kept when its
   * parts say so (`isKept`).
   *
   * @throws what `make` throws, to all who asked; nothing is kept then
   */
  readonly make: (
    key: string,
    version: string,
    make: () => Promise<RepresentationParts>,
  ) => Promise<Representation>
  readonly bytes: () => number
}

/** A cache of at most `maximumBytes`; what it holds is compressed fully as background work. */
export function createPageCache(maximumBytes: number, work: BackgroundWork): PageCache {
  const pages = createResponseCache<Representation, string>(maximumBytes)
  const inTheMaking = new Map<string, Promise<Representation>>()

  const makeAndKeep = async (
    key: string,
    version: string,
    make: () => Promise<RepresentationParts>,
  ): Promise<Representation> => {
    const parts = await make()
    const representation = createRepresentation(parts, () => pages.measure(key, representation))
    if (!parts.isKept) return representation
    pages.keep(key, version, representation)
    work.add(async () => {
      if (pages.isKept(key, representation)) await representation.compressFully()
    })
    return representation
  }

  return {
    get: pages.get,
    lastGood: pages.lastGood,
    make: (key, version, make) => {
      const known = pages.get(key, version)
      if (known !== undefined) return Promise.resolve(known)
      const flight = `${version}\n${key}`
      const flying = inTheMaking.get(flight)
      if (flying !== undefined) return flying
      const made = makeAndKeep(key, version, make).finally(() => inTheMaking.delete(flight))
      inTheMaking.set(flight, made)
      return made
    },
    bytes: pages.bytes,
  }
}
