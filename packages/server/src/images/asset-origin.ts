import type { ByteRange } from '../files/byte-range.ts'

/** Source of originals: the bundled folder, or a content system's asset host. */
export interface AssetOrigin {
  /**
   * Finds the original at `f/{space}/{W}x{H}/{hash}/{name}`, decoded and validated; undefined if there is none. Rejects
   * with `AssetUnavailableError` when the file may exist but cannot be fetched now, otherwise only when the origin
   * itself fails.
   */
  readonly open: (path: string) => Promise<OriginalAsset | undefined>
}

/** An origin that can prefetch files, before any request for them (CALL-6). */
export interface PrefetchingOrigin extends AssetOrigin {
  /**
   * Stores an original, to serve it while its host is down. Rejects with `AssetUnavailableError` when it cannot be
   * fetched.
   */
  readonly keep: (path: string) => Promise<'there already' | 'fetched' | 'absent' | 'no room'>
}

export interface OriginalAsset {
  /** In bytes. */
  readonly size: number
  /** Differs whenever the bytes do; part of cache keys and ETags. */
  readonly identity: string
  /** All bytes, or those from `first` to `last`, both included. */
  readonly stream: (range?: ByteRange) => ReadableStream<Uint8Array>
}

/** A file that may exist but cannot be fetched now; worth retrying. */
export class AssetUnavailableError extends Error {
  override readonly name = 'AssetUnavailableError'
}

/** Reads an original, or a part of it, into memory. */
export async function readBytes(original: OriginalAsset, range?: ByteRange): Promise<Uint8Array> {
  return new Uint8Array(await new Response(original.stream(range)).arrayBuffer())
}
