import { isStored } from './stored-value.ts'

/** A freely picked colour: `#rgb` or `#rrggbb`, as text or as a colour picker stores it. */
export interface Colour {
  readonly hex: string
  /** From 0 (black) to 1 (white). */
  readonly lightness: number
  /** From 0 (grey) to 1: how far its channels lie apart. */
  readonly chroma: number
}

/** The colour that a stored value names, or undefined when it is none. Never throws. */
export function readColour(raw: unknown): Colour | undefined {
  const stored = isStored(raw) ? raw.color : raw
  const digits = typeof stored === 'string' ? hexDigits(stored) : undefined
  if (digits === undefined) return undefined
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
  const most = Math.max(...channels)
  const least = Math.min(...channels)
  return { hex: `#${digits}`, lightness: (most + least) / 2, chroma: most - least }
}

function hexDigits(stored: string): string | undefined {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(stored.trim()) ?? []
  return digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits
}
