import { LRUCache } from 'lru-cache'

interface Sized {
  /** Memory of all encodings; grows as they are made. */
  readonly bytes: () => number
}

export type ResponseCache<Answer extends Sized, Version> = ReturnType<
  typeof createResponseCache<Answer, Version>
>

/** LRU cache of responses by request, up to `maximumBytes`, each of one version, which a publish changes. */
export function createResponseCache<Answer extends Sized, Version>(maximumBytes: number) {
  const entries = new LRUCache<string, { readonly version: Version; readonly answer: Answer }>({
    maxSize: maximumBytes,
    sizeCalculation: ({ answer }, key) => answer.bytes() + 2 * key.length + ENTRY_OVERHEAD_BYTES,
  })
  return {
    get: (key: string, version: Version): Answer | undefined => {
      const entry = entries.get(key)
      return entry?.version === version ? entry.answer : undefined
    },
    /** The last response for the key, of any version. */
    lastGood: (key: string): Answer | undefined => entries.get(key)?.answer,
    keep: (key: string, version: Version, answer: Answer): void =>
      void entries.set(key, { version, answer }),
    measure: (key: string, answer: Answer): void => {
      const entry = entries.peek(key)
      // A new object, since the cache does not measure the same object twice.
      if (entry?.answer === answer) entries.set(key, { ...entry })
    },
    isKept: (key: string, answer: Answer): boolean => entries.peek(key)?.answer === answer,
    bytes: (): number => entries.calculatedSize,
  }
}

/** Estimate for an entry's objects and its place in the cache. */
const ENTRY_OVERHEAD_BYTES = 1000
