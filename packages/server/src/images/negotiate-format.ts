import { parseAccept } from 'hono/utils/accept'
import type { AssetType } from '../files/asset-type.ts'
import { OUTPUT_FORMATS, type OutputFormat } from './image-filters.ts'

/**
 * The format for a picture whose address names none: AVIF or WebP when the Accept header names it
 * (a wildcard is no proof), else `otherwise` (asset-addresses#image-operations).
 */
export function negotiateFormat(accept: string | undefined, otherwise: OutputFormat): OutputFormat {
  const accepted = parseAccept((accept ?? '').slice(0, 1000))
  const takes = (type: string) => accepted.some((entry) => entry.type === type && entry.q > 0)
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') ? 'webp' : otherwise
}

/** The format that shows a picture in every browser: its own, or PNG for a GIF's first frame. */
export function formatOf(type: AssetType): OutputFormat {
  return OUTPUT_FORMATS.find((format) => format === type) ?? 'png'
}
