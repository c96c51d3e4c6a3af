import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type OriginalAsset, readBytes } from './asset-origin.ts'
import type { OutputFormat } from './image-filters.ts'
import { type ImageOperations, printImageOperations } from './image-operations.ts'
import { ImageRefused, transformImage } from './image-transform.ts'
import type { VariantStore } from './variant-store.ts'
import { createWorkQueue } from './work-queue.ts'

export interface Variant {
  readonly original: OriginalAsset
  readonly operations: ImageOperations
  readonly format: OutputFormat
}

export interface ImageService {
  /**
   * The picture's bytes: from disk, from the one conversion that is under way, or from a new one.
   * Throws ImageRefused (400, 422; 503 when too many conversions are waiting).
   */
  readonly make: (variant: Variant) => Promise<Uint8Array>
}

export interface ImageServiceOptions {
  readonly store: VariantStore
  /** Told what went wrong where a visitor is not: a variant that could not be kept. */
  readonly onFault: (message: string, cause: unknown) => void
  /** Conversions at the same moment, and in line behind them. */
  readonly running?: number
  readonly waiting?: number
  readonly transform?: typeof transformImage
}

/** Rises when the same operations come to other bytes than before, so that old ones are left. */
const RECIPE = 1
const MOST_BYTES = 40 * 1024 * 1024

/**
 * Converts pictures. Any size of the grammar may be asked for; what bounds the cost is that few
 * conversions run at once, few wait, equal ones are made once, and the store is bounded by bytes.
 */
export function createImageService(options: ImageServiceOptions): ImageService {
  const { store, onFault, running = 2, waiting = 128, transform = transformImage } = options
  const queue = createWorkQueue({ running, waiting })
  const underWay = new Map<string, Promise<Uint8Array>>()
  // Every variant is made once: libvips' own cache would only hold memory.
  sharp.cache(false)

  async function find(name: string, variant: Variant): Promise<Uint8Array> {
    const kept = await store.get(name).catch((error: unknown) => {
      onFault('the folder of converted pictures cannot be read', error)
    })
    if (kept !== undefined) return kept
    const made = queue.run(async () => {
      const bytes = await readBytes(variant.original)
      return transform(bytes, variant.operations, variant.format)
    })
    if (made === undefined) {
      throw new ImageRefused(503, 'Too many pictures are being converted. Try again shortly.')
    }
    const bytes = await made
    await store.put(name, bytes).catch((error: unknown) => {
      onFault('a converted picture could not be kept', error)
    })
    return bytes
  }

  return {
    make: async (variant) => {
      if (variant.original.size > MOST_BYTES) {
        throw new ImageRefused(422, 'The picture is too large to be converted.')
      }
      const name = `${variantKey(variant)}.${variant.format}`
      const same = underWay.get(name)
      if (same !== undefined) return same
      const found = find(name, variant).finally(() => underWay.delete(name))
      underWay.set(name, found)
      return found
    },
  }
}

/** Names a variant: equal exactly when its bytes are. Hex digits, fit for a file and an ETag. */
export function variantKey({ original, operations, format }: Variant): string {
  const text = JSON.stringify([RECIPE, original.identity, printImageOperations(operations), format])
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}
