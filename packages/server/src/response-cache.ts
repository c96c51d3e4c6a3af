import { LRUCache } from 'lru-cache'

interface MeasuredResponse {
  /** Memory of all encodings; grows as they are made. */
  readonly bytes: () => number
}

export type ResponseCache<Cached extends MeasuredResponse, Version> = ReturnType<
  typeof createResponseCache<Cached, Version>
>

/**
 * LRU cache of responses by request, up to `maximumBytes`: for each request the last response, with the version of the
 * content that it was made for.
 */
export function createResponseCache<Cached extends MeasuredResponse, Version>(
  maximumBytes: number,
) {
  const entries = new LRUCache<string, { readonly version: Version; readonly response: Cached }>({
    maxSize: maximumBytes,
    sizeCalculation: ({ response }, key) =>
      response.bytes() + 2 * key.length + ENTRY_OVERHEAD_BYTES,
  })
  return {
    get: (key: string, version: Version): Cached | undefined => {
      const entry = entries.get(key)
      return entry?.version === version ? entry.response : undefined
    },
    latestOfAnyVersion: (key: string): Cached | undefined => entries.get(key)?.response,
    set: (key: string, version: Version, response: Cached): void =>
      void entries.set(key, { version, response }),
    /** Counts a response's bytes again, once it has grown; does nothing if another one has replaced it. */
    measure: (key: string, response: Cached): void => {
      const entry = entries.peek(key)
      // A new object, since the cache does not measure the same object twice.
      if (entry?.response === response) entries.set(key, { ...entry })
    },
    has: (key: string, response: Cached): boolean => entries.peek(key)?.response === response,
    bytes: (): number => entries.calculatedSize,
  }
}

/** Estimate for an entry's objects and its place in the cache. */
const ENTRY_OVERHEAD_BYTES = 1000
