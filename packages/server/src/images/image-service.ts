import { createHash } from 'node:crypto'
import { parseAccept } from 'hono/utils/accept'
import type { AssetType } from '../files/asset-type.ts'
import { type OriginalAsset, readBytes } from './asset-origin.ts'
import { type ConversionQueue, createConversionQueue } from './conversion-queue.ts'
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

/** Who asks for a picture, and what for. */
export interface Requester {
  /** Told apart from others when there is much to do, see `clientAddress`. */
  readonly client: string
  /** Whether pages of this site ask for such a picture, see `isPagePicture`. */
  readonly isPages: boolean
  /** Counts a picture that no page shows; whole seconds to wait when it is one too many. */
  readonly countOther: () => number | undefined
}

export interface ImageService {
  /**
   * The picture's bytes: from disk, from the one conversion that is under way, or from a new one.
   * Throws ImageError (400, 422; 429 for who asks for too many pictures that no page shows; 503 when
   * too many conversions are waiting, or this one waited for too long).
   */
  readonly make: (variant: Variant, requester: Requester) => Promise<Uint8Array>
  /** Deletes all that was made of an original. Rejects when the disk does. */
  readonly drop: (original: OriginalAsset) => Promise<void>
}

interface ImageServiceOptions {
  readonly store: VariantStore
  /** Told what went wrong where a visitor is not: a variant that could not be kept. */
  readonly onFault: (message: string, cause: unknown) => void
  readonly queue?: ConversionQueue
  readonly transform?: typeof transformImage
}

/** Rises when the same operations come to other bytes than before, so that old ones are left. */
const RECIPE_VERSION = 2
const MOST_BYTES = 40 * 1024 * 1024

/**
 * Converts pictures. Any size of the grammar may be asked for; what bounds the cost is that no picture
 * is larger than its original, that few conversions run at once and few wait, those of pages first and
 * of each client in turn, that equal ones are made once, and that the store is bounded by bytes.
 */
export function createImageService(options: ImageServiceOptions): ImageService {
  const { store, onFault, queue = createConversionQueue(), transform = transformImage } = options
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function find(name: string, variant: Variant, requester: Requester): Promise<Uint8Array> {
    const kept = await store.get(name).catch((error: unknown) => {
      onFault('The folder of converted pictures could not be read', error)
    })
    if (kept !== undefined) return kept
    const retryAfter = requester.isPages ? undefined : requester.countOther()
    if (retryAfter !== undefined) {
      const message = 'You ask for too many pictures that no page shows. Try again shortly.'
      throw new ImageError(429, message, { retryAfter })
    }
    const bytes = await queue.run(requester, async () => {
      const original = await readBytes(variant.original)
      return transform(original, variant.operations, variant.format)
    })
    if (bytes === undefined) throw tooBusy()
    await store.put(name, bytes).catch((error: unknown) => {
      onFault('A converted picture could not be stored', error)
    })
    return bytes
  }

  return {
    make: async (variant, requester) => {
      if (variant.original.size > MOST_BYTES) {
        throw new ImageError(422, 'The picture is too large to be converted.')
      }
      const name = variantFile(variant)
      const same = underWay.get(name)
      if (same !== undefined) return same
      const found = find(name, variant, requester).finally(() => underWay.delete(name))
      underWay.set(name, found)
      return found
    },
    drop: (original) => store.drop(`${originalKey(original)}-`),
  }
}

/** Names a variant: equal exactly when its bytes are. Hex digits, fit for an ETag. */
export function variantKey({ original, operations, format }: Variant): string {
  const text = JSON.stringify([
    RECIPE_VERSION,
    original.identity,
    printImageOperations(operations),
    format,
  ])
  return digestOf(text, 40)
}

/** The name that a variant is kept under: it begins alike for all variants of an original. */
export function variantFile(variant: Variant): string {
  return `${originalKey(variant.original)}-${variantKey(variant)}.${variant.format}`
}

function originalKey({ identity }: OriginalAsset): string {
  return digestOf(identity, 16)
}

function digestOf(text: string, characters: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, characters)
}

/** A converted picture as it will be answered, before it is made. */
interface PlannedPicture {
  readonly variant: Variant
  readonly etag: string
  /** The original's name with the ending of the new format. */
  readonly name: string
  /** Whether the format follows from the `Accept` header, and so differs between clients. */
  readonly isNegotiated: boolean
}

/** Settles format, validator and name of a picture that is to be converted (asset-addresses#image-operations). */
export function planPicture(
  found: {
    readonly original: OriginalAsset
    readonly type: AssetType
    readonly name: string
    readonly operations: ImageOperations
  },
  accept: string | undefined,
): PlannedPicture {
  const { original, type, operations } = found
  const asked = operations.filters.format
  const format = asked ?? negotiateFormat(accept, formatOf(type))
  const variant = { original, operations, format }
  return {
    variant,
    etag: `"${variantKey(variant)}"`,
    name: found.name.replace(/\.\w+$/, `.${format === 'jpeg' ? 'jpg' : format}`),
    isNegotiated: asked === undefined,
  }
}

/**
 * The format for a picture whose address names none: AVIF or WebP when the Accept header names it
 * (a wildcard is no proof), else `otherwise` (asset-addresses#image-operations).
 */
function negotiateFormat(accept: string | undefined, otherwise: OutputFormat): OutputFormat {
  const accepted = parseAccept((accept ?? '').slice(0, 1000))
  const takes = (type: string) => accepted.some((entry) => entry.type === type && entry.q > 0)
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') ? 'webp' : otherwise
}

/** The format that shows a picture in every browser: its own, or PNG for a GIF's first frame. */
function formatOf(type: AssetType): OutputFormat {
  return OUTPUT_FORMATS.find((format) => format === type) ?? 'png'
}
