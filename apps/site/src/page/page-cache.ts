import { LRUCache } from 'lru-cache'
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

interface CachedPage {
  readonly version: string
  readonly representation: Representation
}

/** Beside the bytes that can be counted: an entry's objects and its place in the cache. */
const ENTRY_OVERHEAD_BYTES = 1000

/** A cache of at most `maximumBytes`; what it holds is compressed fully as background work. */
export function createPageCache(maximumBytes: number, work: BackgroundWork): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maximumBytes,
    sizeCalculation: ({ representation }, key) =>
      representation.bytes() + key.length + ENTRY_OVERHEAD_BYTES,
  })
  const inTheMaking = new Map<string, Promise<Representation>>()

  const makeAndKeep = async (
    key: string,
    version: string,
    make: () => Promise<RepresentationParts>,
  ): Promise<Representation> => {
    // A new object: the cache does not measure one again that it holds already.
    const keep = () => void pages.set(key, { version, representation })
    const isKept = () => pages.peek(key)?.representation === representation
    const parts = await make()
    const representation = createRepresentation(parts, () => {
      if (isKept()) keep()
    })
    if (!parts.isKept) return representation
    keep()
    work.add(async () => {
      if (isKept()) await representation.compressFully()
    })
    return representation
  }

  const get = (key: string, version: string) => {
    const page = pages.get(key)
    return page !== undefined && page.version === version ? page.representation : undefined
  }
  return {
    get,
    lastGood: (key) => pages.get(key)?.representation,
    make: (key, version, make) => {
      const known = get(key, version)
      if (known !== undefined) return Promise.resolve(known)
      const flight = `${version}\n${key}`
      const flying = inTheMaking.get(flight)
      if (flying !== undefined) return flying
      const made = makeAndKeep(key, version, make).finally(() => inTheMaking.delete(flight))
      inTheMaking.set(flight, made)
      return made
    },
    bytes: () => pages.calculatedSize,
  }
}
