import { parseAccept } from 'hono/utils/accept'
import type { OutputFormat } from './image-filters.ts'

/**
 * The format for a picture whose address names none: AVIF or WebP when the Accept header names it
 * (a wildcard is no proof), else `otherwise` (protocol section 11).
 */
export function negotiateFormat(accept: string | undefined, otherwise: OutputFormat): OutputFormat {
  const accepted = parseAccept((accept ?? '').slice(0, 1000))
  const takes = (type: string) => accepted.some((entry) => entry.type === type && entry.q > 0)
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') ? 'webp' : otherwise
}
