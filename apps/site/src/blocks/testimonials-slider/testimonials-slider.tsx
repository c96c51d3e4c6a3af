import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { TestimonialsSlider } from '@prospectus/content/schema/blocks/testimonials-slider'
import type { Link } from '@prospectus/content/schema/links/multilink'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { chosenOrAllStories, type EntryWithStory } from '../../rendering/published-stories.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { CardLink } from '../../ui/card-link/card-link.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { destinationLabel } from '../../ui/link/destination-label.ts'
import { LogoPicture } from '../../ui/logo-picture/logo-picture.tsx'

export const testimonialsSliderView = viewWithData<'testimonials-slider', readonly Result[]>(
  TestimonialsSliderView,
  loadResults,
)

/** Published customer results that link to their client stories (BLOCK-3). */
function TestimonialsSliderView(props: BlockViewProps<'testimonials-slider', readonly Result[]>) {
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
    <div className={link === undefined ? RESULT_CLASS : LINKED_CLASSES}>
      {number !== undefined && <p className="testimonials-slider-number figures">{number}</p>}
      <Heading className="testimonials-slider-description">
        <CardLink link={link}>{description}</CardLink>
      </Heading>
      {logo !== undefined && (
        <div className="testimonials-slider-logo">
          <LogoPicture asset={logo} />
        </div>
      )}
      {link !== undefined && (
        <p className="testimonials-slider-more" aria-hidden="true">
          {destinationLabel(link, page)}
          <Icon name="arrow" />
        </p>
      )}
    </div>
  )
}

const RESULT_CLASS = 'testimonials-slider-result'
const LINKED_CLASSES = `${RESULT_CLASS} testimonials-slider-linked card-link-card drawn-rule`

interface Result {
  readonly uid: string
  readonly number: string | undefined
  /** Caption of the number, else the story's name. */
  readonly description: string
  readonly logo: Asset | undefined
  readonly link: Link | undefined
}

/** Chosen testimonials, else all, in the page's language (LANG-2). Without any, four samples (BLOCK-3). */
function loadResults(block: TestimonialsSlider, page: PageView): readonly Result[] {
  const results = chosenOrAllStories(block.testimonials, 'testimonial', page).flatMap(resultOf)
  return results.length > 0 ? results : samples(page)
}

function resultOf({ entry, story: { content } }: EntryWithStory): readonly Result[] {
  if (content.kind !== 'testimonial') return []
  const { number, description = entry.name, logo, link } = content
  return [{ uid: entry.uuid, number, description, logo, link }]
}

function samples({ messages: { samples } }: PageView): readonly Result[] {
  const texts = [
    [samples.number1, samples.text1],
    [samples.number2, samples.text2],
    [samples.number3, samples.text3],
    [samples.number4, samples.text4],
  ] as const
  return texts.map(([number, description]) => ({
    uid: description,
    number,
    description,
    logo: undefined,
    link: undefined,
  }))
}
