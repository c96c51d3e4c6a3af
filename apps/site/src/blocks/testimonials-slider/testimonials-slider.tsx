import type { ReactNode } from 'react'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { CardLink } from '../../ui/card-link/card-link.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { destinationWords } from '../../ui/link/destination-words.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { loadResults, type Result } from './testimonials-slider.load.ts'

export const testimonialsSliderView = viewWithData<'testimonials-slider', readonly Result[]>(
  TestimonialsSliderView,
  loadResults,
)

/** Results that customers have published, each leading to its client story (BLOCK-3). */
function TestimonialsSliderView(
  props: BlockViewProps<'testimonials-slider', readonly Result[]>,
): ReactNode {
  const { block, data: results, headingLevel } = props
  const { sliders } = usePage().messages
  const level = block.heading === undefined ? 2 : 3
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <Carousel
        label={block.heading ?? sliders.testimonials}
        autoplay={block.autoplay}
        pauseOnHover={block.pause_on_hover}
        slides={results.map((result) => ({
          uid: result.uid,
          content: <ResultCard result={result} level={level} />,
        }))}
      />
    </div>
  )
}

function ResultCard({ result, level }: { readonly result: Result; readonly level: 2 | 3 }) {
  const { number, description, logo, link } = result
  const page = usePage()
  const Heading = `h${level}` as const
  return (
    <div className={link === undefined ? RESULT : LINKED}>
      {number !== undefined && <p className="testimonials-slider-number">{number}</p>}
      <Heading className="testimonials-slider-description">
        {link === undefined ? description : <CardLink link={link}>{description}</CardLink>}
      </Heading>
      {logo !== undefined && (
        <div className="testimonials-slider-logo">
          <Picture asset={logo} sizes="10rem" />
        </div>
      )}
      {link !== undefined && (
        <p className="testimonials-slider-more" aria-hidden="true">
          {destinationWords(link, page)}
          <Icon name="arrow" />
        </p>
      )}
    </div>
  )
}

const RESULT = 'testimonials-slider-result'
const LINKED = `${RESULT} testimonials-slider-linked card-link-card drawn-rule`
