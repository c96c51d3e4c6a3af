import type { FeaturedTestimonial } from '@prospectus/content/schema/blocks/featured-testimonial'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { destinationLabel } from '../../ui/link/destination-label.ts'
import { LogoPicture } from '../../ui/logo-picture/logo-picture.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

export const featuredTestimonialView = view<'featured-testimonial'>(FeaturedTestimonialView)

/** Length above which a quotation is one size smaller. */
const LONG_QUOTE_CHARACTERS = 180

/** A large customer quotation with its source and link (BLOCK-2). */
function FeaturedTestimonialView(props: BlockViewProps<'featured-testimonial'>) {
  const { block, headingLevel } = props
  const Heading = `h${headingLevel}` as const
  const layout = block.image === undefined ? 'plain' : 'portrayed'
  const size = block.quote.length > LONG_QUOTE_CHARACTERS ? 'long' : 'short'
  return (
    <div className={`container featured-testimonial-${layout}`}>
      {block.heading !== undefined && (
        <Heading className="featured-testimonial-heading">{block.heading}</Heading>
      )}
      <figure className="featured-testimonial-figure twelve-columns">
        {block.image !== undefined && (
          <div className="featured-testimonial-portrait">
            <Picture asset={block.image} aspect="4/5" sizes="(min-width: 64rem) 20rem, 8rem" />
          </div>
        )}
        <blockquote className={`featured-testimonial-quote featured-testimonial-${size}`}>
          <p className="quoted">{block.quote}</p>
        </blockquote>
        <Source block={block} />
      </figure>
    </div>
  )
}

function Source({ block }: { readonly block: FeaturedTestimonial }) {
  const { name, position, logo, link } = block
  const page = usePage()
  if (name === undefined && position === undefined && logo === undefined && link === undefined) {
    return null
  }
  return (
    <figcaption className="featured-testimonial-source">
      {logo !== undefined && <LogoPicture asset={logo} />}
      {(name !== undefined || position !== undefined) && (
        <p className="featured-testimonial-person">
          {name !== undefined && <span className="featured-testimonial-name">{name}</span>}
          {position !== undefined && <span>{position}</span>}
        </p>
      )}
      {link !== undefined && (
        <div className="featured-testimonial-link">
          <ButtonLink link={link}>{destinationLabel(link, page)}</ButtonLink>
        </div>
      )}
    </figcaption>
  )
}
