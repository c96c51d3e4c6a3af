import { createHash } from 'node:crypto'
import { parseAccept } from 'hono/utils/accept'
import type { AssetType } from '../files/asset-type.ts'
import { type OriginalAsset, readBytes } from './asset-origin.ts'
import { type ConversionQueue, createConversionQueue, type Priority } from './conversion-queue.ts'
import { ImageError, tooBusy } from './image-error.ts'
import { OUTPUT_FORMATS, type OutputFormat } from './image-filters.ts'
import { type ImageOperations, printImageOperations } from './image-operations.ts'
import { transformImage } from './image-transform.ts'
import type { VariantStore } from './variant-store.ts'

export interface Variant {
  readonly original: OriginalAsset
  readonly operations: ImageOperations
  readonly format: OutputFormat
}

export interface Requester extends Priority {
  /** Limits pictures that no page shows: returns the seconds to wait when this is one too many. */
  readonly limitOther: () => number | undefined
}

export type ImageService = ReturnType<typeof createImageService>

interface ImageServiceOptions {
  readonly store: VariantStore
  /** Receives errors that do not affect the visitor, such as a variant that could not be stored. */
  readonly onError: (message: string, cause: unknown) => void
  readonly queue?: ConversionQueue
  readonly transform?: typeof transformImage
}

/** Incremented when the same operations produce other bytes, so that stored variants are not used any more. */
const RECIPE_VERSION = 2
const MAX_ORIGINAL_BYTES = 40 * 1024 * 1024

/**
 * Converts pictures at a bounded cost: none is larger than its original, few conversions run or wait at the same time
 * (pictures of pages first, clients in turn), equal ones are made once, and the store is limited in bytes.
 */
export function createImageService(options: ImageServiceOptions) {
  const { store, onError, queue = createConversionQueue(), transform = transformImage } = options
  const conversions = new Map<string, Promise<Uint8Array>>()

  async function findOrConvert(
    name: string,
    variant: Variant,
    requester: Requester,
  ): Promise<Uint8Array> {
    const storedBytes = await store.get(name).catch((error: unknown) => {
      onError(
        'The folder of converted pictures could not be read, so a picture is converted again; check the disk of DATA_DIR',
        error,
      )
    })
    if (storedBytes !== undefined) return storedBytes
    const retryAfterSeconds = requester.isForPage ? undefined : requester.limitOther()
    if (retryAfterSeconds !== undefined) {
      const message = 'Too many requests for pictures that no page shows. Try again shortly.'
      throw new ImageError(429, message, { retryAfterSeconds })
    }
    const bytes = await queue.run(requester, async () => {
      const original = await readBytes(variant.original)
      return transform(original, variant.operations, variant.format)
    })
    if (bytes === undefined) throw tooBusy()
    await store.put(name, bytes).catch((error: unknown) => {
      onError(
        'A converted picture could not be stored, so it is converted again on each request; check the disk of DATA_DIR',
        error,
      )
    })
    return bytes
  }

  return {
    /**
     * The picture's bytes: stored, being converted, or new. Throws `ImageError`: 400, 422; 429 for a client with too
     * many pictures that no page shows; 503 when too many conversions are waiting.
     */
    make: async (variant: Variant, requester: Requester): Promise<Uint8Array> => {
      if (variant.original.size > MAX_ORIGINAL_BYTES) {
        throw new ImageError(
          422,
          'The picture is too large to be converted; it may have at most 40 MiB.',
        )
      }
      const name = variantFile(variant)
      const pending = conversions.get(name)
      if (pending !== undefined) return pending
      const conversion = findOrConvert(name, variant, requester).finally(() =>
        conversions.delete(name),
      )
      conversions.set(name, conversion)
      return conversion
    },
    /** Deletes all variants of an original. Rejects on a disk error. */
    drop: (original: OriginalAsset): Promise<void> => store.drop(`${originalKey(original)}-`),
  }
}

/** Key of a variant; equal exactly when the bytes are. Hex digits, usable in an ETag. */
export function variantKey({ original, operations, format }: Variant): string {
  const text = JSON.stringify([
    RECIPE_VERSION,
    original.identity,
    printImageOperations(operations),
    format,
  ])
  return digestOf(text, 40)
}

/** File name of a stored variant; all variants of an original share a prefix. */
export function variantFile(variant: Variant): string {
  return `${originalKey(variant.original)}-${variantKey(variant)}.${variant.format}`
}

function originalKey({ identity }: OriginalAsset): string {
  return digestOf(identity, 16)
}

function digestOf(text: string, characters: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, characters)
}

/** Chooses format, ETag and name of a picture to convert (asset-addresses#image-operations). */
export function planPicture(
  picture: {
    readonly original: OriginalAsset
    readonly type: AssetType
    readonly name: string
    readonly operations: ImageOperations
  },
  accept: string | undefined,
) {
  const { original, type, operations } = picture
  const requestedFormat = operations.filters.format
  const format = requestedFormat ?? negotiatedFormat(accept) ?? formatOf(type)
  const variant = { original, operations, format }
  return {
    variant,
    etag: `"${variantKey(variant)}"`,
    /** The original's name with the extension of the new format. */
    name: picture.name.replace(/\.\w+$/, `.${format === 'jpeg' ? 'jpg' : format}`),
    /** True if the format depends on the `Accept` header. */
    isNegotiated: requestedFormat === undefined,
  }
}

/**
 * Format when the address names none: AVIF or WebP if `Accept` names it, not just by a wildcard; otherwise undefined.
 */
export function negotiatedFormat(accept: string | undefined): 'avif' | 'webp' | undefined {
  const accepted = parseAccept((accept ?? '').slice(0, 1000))
  const accepts = (type: string) => accepted.some((entry) => entry.type === type && entry.q > 0)
  if (accepts('image/avif')) return 'avif'
  return accepts('image/webp') ? 'webp' : undefined
}

/** A format that every browser shows: the original's own, or PNG for the first frame of a GIF. */
function formatOf(type: AssetType): OutputFormat {
  return OUTPUT_FORMATS.find((format) => format === type) ?? 'png'
}
