import { type CoverOptions, coverSvg } from 'virtual:brand-covers'

/** Drawing a cover is the slowest part of a card, and many pages show the same cards. */
const cachedSvgs = new Map<string, string>()
const MAX_CACHED = 500

function cachedCoverSvg(options: CoverOptions): string {
  const key = JSON.stringify(options)
  const svg = cachedSvgs.get(key) ?? coverSvg(options)
  if (cachedSvgs.size >= MAX_CACHED) cachedSvgs.clear()
  cachedSvgs.set(key, svg)
  return svg
}

/** Drawn cover of a resource without a picture; decorative. */
export function Cover(options: CoverOptions) {
  return (
    <div
      className="cover"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: cachedCoverSvg(options) }}
    />
  )
}
