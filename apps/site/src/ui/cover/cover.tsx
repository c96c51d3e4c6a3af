import { type CoverOptions, coverSvg } from 'virtual:brand-covers'

/** Drawing is the slowest part of a card, and many pages show the same ones. */
const drawn = new Map<string, string>()
const MAX_DRAWN = 500

function drawnOnce(options: CoverOptions): string {
  const key = JSON.stringify(options)
  const svg = drawn.get(key) ?? coverSvg(options)
  if (drawn.size >= MAX_DRAWN) drawn.clear()
  drawn.set(key, svg)
  return svg
}

/** Drawn cover of a resource without a picture; decorative. */
export function Cover(options: CoverOptions) {
  return (
    <div
      className="cover"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawnOnce(options) }}
    />
  )
}
