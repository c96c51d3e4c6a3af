import { isRecord } from '@prospectus/protocol/values/is-record'

/** Colour that an editor chose freely: `#rgb` or `#rrggbb`, as text or from a colour picker. */
export interface Colour {
  readonly hex: string
  /** From 0 (black) to 1 (white). */
  readonly lightness: number
  /** From 0 (grey) to 1: the range between the highest and lowest channel. */
  readonly chroma: number
}

/** Reads a stored colour. Never throws. */
export function readColour(raw: unknown): Colour | undefined {
  const stored = isRecord(raw) ? raw.color : raw
  const digits = typeof stored === 'string' ? hexDigits(stored) : undefined
  if (digits === undefined) return undefined
  const channels = [0, 2, 4].map(
    (start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255,
  )
  const highest = Math.max(...channels)
  const lowest = Math.min(...channels)
  return { hex: `#${digits}`, lightness: (highest + lowest) / 2, chroma: highest - lowest }
}

function hexDigits(stored: string): string | undefined {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(stored.trim()) ?? []
  return digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits
}
