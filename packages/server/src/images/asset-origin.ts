import type { ByteRange } from '../files/byte-range.ts'

/** Where originals come from: the bundled folder, or a content system's asset host. */
export interface AssetOrigin {
  /**
   * The original at `f/{space}/{W}x{H}/{hash}/{name}` (decoded, already checked for its shape), or
   * undefined when there is none. Rejects only when the origin itself fails: with AssetUnavailable
   * when it may have the file but cannot give it now.
   */
  readonly open: (path: string) => Promise<OriginalAsset | undefined>
}

/** An origin that can be told ahead of time what will be asked for (CALL-6). */
export interface KeepingOrigin extends AssetOrigin {
  /**
   * Sees to it that the original can be had when its host is dark, and says what it came to. Rejects
   * with AssetUnavailable when it cannot be had now.
   */
  readonly keep: (path: string) => Promise<'there already' | 'fetched' | 'absent' | 'no room'>
}

export interface OriginalAsset {
  /** Bytes. */
  readonly size: number
  /** Text that differs as soon as the bytes do; names caches and makes up the ETag. */
  readonly identity: string
  /** All bytes, or those from `first` to `last`, both included. */
  readonly stream: (range?: ByteRange) => ReadableStream<Uint8Array>
}

/** A file that there may be, but that cannot be had now; worth asking for again. */
export class AssetUnavailable extends Error {
  override readonly name = 'AssetUnavailable'
}

/** All bytes of an original, or of a part of it, in memory. */
export async function readBytes(original: OriginalAsset, range?: ByteRange): Promise<Uint8Array> {
  return new Uint8Array(await new Response(original.stream(range)).arrayBuffer())
}
