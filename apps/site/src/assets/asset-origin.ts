/** Where originals come from: the bundled folder, or a content system's asset host. */
export interface AssetOrigin {
  /**
   * The original at `f/{space}/{W}x{H}/{hash}/{name}` (decoded, already checked for its shape), or
   * undefined when there is none. Rejects only when the origin itself fails.
   */
  readonly open: (path: string) => Promise<OriginalAsset | undefined>
}

export interface OriginalAsset {
  /** Bytes. */
  readonly size: number
  /** Text that differs as soon as the bytes do; names caches and makes up the ETag. */
  readonly identity: string
  /** All bytes, or those from `first` to `last`, both included. */
  readonly stream: (range?: ByteRange) => ReadableStream<Uint8Array>
}

export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** All bytes of an original, or of a part of it, in memory. */
export async function readBytes(original: OriginalAsset, range?: ByteRange): Promise<Uint8Array> {
  return new Uint8Array(await new Response(original.stream(range)).arrayBuffer())
}
