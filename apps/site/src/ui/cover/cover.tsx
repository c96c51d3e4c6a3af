import { type CoverOptions, coverSvg } from 'virtual:brand-covers'

/** Many pages and lists show the same cards, and a drawing takes longer than all else on a card. */
const drawn = new Map<string, string>()
const MOST_DRAWN = 500

function drawnOnce(options: CoverOptions): string {
  const key = JSON.stringify(options)
  const svg = drawn.get(key) ?? coverSvg(options)
  if (drawn.size >= MOST_DRAWN) drawn.clear()
  drawn.set(key, svg)
  return svg
}

/** The drawn cover of a resource without a picture; decoration, and hidden from readers of the page. */
export function Cover(options: CoverOptions) {
  return (
    <div
      className="cover"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawnOnce(options) }}
    />
  )
}
