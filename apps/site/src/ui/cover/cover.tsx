import { type CoverOptions, coverSvg } from 'virtual:brand-covers'

/** The drawn cover of a resource without a picture; decoration, and hidden from readers of the page. */
export function Cover(options: CoverOptions) {
  return (
    <div
      className="cover"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: coverSvg(options) }}
    />
  )
}
