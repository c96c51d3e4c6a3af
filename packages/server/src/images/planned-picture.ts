import { parseAccept } from 'hono/utils/accept'
import type { AssetType } from '../files/asset-type.ts'
import type { OriginalAsset } from './asset-origin.ts'
import { OUTPUT_FORMATS, type OutputFormat } from './image-filters.ts'
import type { ImageOperations } from './image-operations.ts'
import { type Variant, variantKey } from './image-service.ts'

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
