import type { CustomerQuote } from '@prospectus/content/schema/blocks/stories'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { destinationLabel } from '../../ui/link/destination-label.ts'
import { LogoPicture } from '../../ui/logo-picture/logo-picture.tsx'
import { Monogram } from '../../ui/monogram/monogram.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

export const storiesView = view<'stories'>(StoriesView)

/** Customer quotes side by side (DATA-10). */
function StoriesView({ block, headingLevel }: BlockViewProps<'stories'>) {
  const { sliders } = usePage().messages
  const hasPortraits = block.entries.some(({ image }) => image !== undefined)
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <Carousel
        label={block.heading ?? sliders.stories}
        autoplay={block.autoplay}
        pauseOnHover={block.pause_on_hover}
        slides={block.entries.map((entry) => ({
          uid: entry.uid,
          content: <Quote entry={entry} showsPortrait={hasPortraits} />,
        }))}
      />
    </div>
  )
}

interface QuoteProps {
  readonly entry: CustomerQuote
  /** True if any entry has a portrait; entries without one show initials. */
  readonly showsPortrait: boolean
}

function Quote({ entry, showsPortrait }: QuoteProps) {
  const { name, quote, position, image, logo, link } = entry
  const page = usePage()
  return (
    <figure className="stories-story">
      {logo !== undefined && <LogoPicture asset={logo} />}
      <blockquote className="stories-quote">
        <p className="quoted">{quote}</p>
      </blockquote>
      <figcaption className="stories-who">
        {showsPortrait && (
          <div className="stories-portrait">
            {image === undefined ? (
              <Monogram name={name} />
            ) : (
              <Picture asset={image} alt="" aspect="1/1" sizes="4rem" />
            )}
          </div>
        )}
        <div className="stories-words">
          <p className="stories-name">{name}</p>
          {position !== undefined && <p className="stories-position">{position}</p>}
        </div>
        {link !== undefined && (
          <div className="stories-link">
            <ButtonLink link={link}>
              {destinationLabel(link, page)}
              <span className="visually-hidden">: {name}</span>
            </ButtonLink>
          </div>
        )}
      </figcaption>
    </figure>
  )
}
