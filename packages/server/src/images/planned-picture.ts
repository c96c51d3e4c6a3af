import type { AssetType } from '../files/asset-type.ts'
import type { OriginalAsset } from './asset-origin.ts'
import type { ImageOperations } from './image-operations.ts'
import { type Variant, variantKey } from './image-service.ts'
import { formatOf, negotiateFormat } from './negotiate-format.ts'

/** A converted picture as it will be answered, before it is made. */
export interface PlannedPicture {
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
