import { LRUCache } from 'lru-cache'

/** Whatever is sent to many: an answer in bytes, in each of the encodings that were asked for. */
interface Sized {
  /** Memory held by all encodings; it grows as they are made. */
  readonly bytes: () => number
}

/** Answers by what was asked, each of one version of the content: a publish empties it by changing the version. */
export interface ResponseCache<Answer extends Sized, Version> {
  /** The answer of exactly this version. */
  readonly get: (key: string, version: Version) => Answer | undefined
  /** The last answer kept for the key, of whatever version. */
  readonly lastGood: (key: string) => Answer | undefined
  readonly keep: (key: string, version: Version, answer: Answer) => void
  /** Measures an answer again that has grown, unless another has taken its place. */
  readonly measure: (key: string, answer: Answer) => void
  readonly isKept: (key: string, answer: Answer) => boolean
  readonly bytes: () => number
}

/** Keeps at most `maximumBytes`, the longest unused going first. */
export function createResponseCache<Answer extends Sized, Version>(
  maximumBytes: number,
): ResponseCache<Answer, Version> {
  const entries = new LRUCache<string, { readonly version: Version; readonly answer: Answer }>({
    maxSize: maximumBytes,
    sizeCalculation: ({ answer }, key) => answer.bytes() + 2 * key.length + ENTRY_OVERHEAD_BYTES,
  })
  return {
    get: (key, version) => {
      const entry = entries.get(key)
      return entry?.version === version ? entry.answer : undefined
    },
    lastGood: (key) => entries.get(key)?.answer,
    keep: (key, version, answer) => void entries.set(key, { version, answer }),
    measure: (key, answer) => {
      const entry = entries.peek(key)
      // A new object: the cache does not measure one again that it holds already.
      if (entry?.answer === answer) entries.set(key, { ...entry })
    },
    isKept: (key, answer) => entries.peek(key)?.answer === answer,
    bytes: () => entries.calculatedSize,
  }
}

/** Beside the bytes that can be counted: an entry's objects and its place in the cache. */
const ENTRY_OVERHEAD_BYTES = 1000
