import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { TestimonialsSlider } from '@prospectus/content/schema/blocks/testimonials-slider'
import type { Link } from '@prospectus/content/schema/links/multilink'
import type { PageView } from '../../rendering/page-view.ts'
import { chosenOrAllStories, type PublishedStory } from '../../rendering/published-stories.ts'

/** What a slide shows of a testimonial. */
export interface Result {
  readonly uid: string
  readonly number: string | undefined
  /** What the number stands for, else the story's name. */
  readonly description: string
  readonly logo: Asset | undefined
  readonly link: Link | undefined
}

/**
 * The chosen testimonials in the editor's order, else every one there is, in the page's language
 * (LANG-2). With none, the four samples (BLOCK-3).
 */
export function loadResults(block: TestimonialsSlider, page: PageView): readonly Result[] {
  const results = chosenOrAllStories(block.testimonials, 'testimonial', page).flatMap(resultOf)
  return results.length > 0 ? results : samples(page)
}

function resultOf({ entry, story: { content } }: PublishedStory): readonly Result[] {
  if (content.kind !== 'testimonial') return []
  const { number, description = entry.name, logo, link } = content
  return [{ uid: entry.uuid, number, description, logo, link }]
}

function samples({ messages }: PageView): readonly Result[] {
  return messages.sliders.samples.map(({ number, description }) => ({
    uid: description,
    number,
    description,
    logo: undefined,
    link: undefined,
  }))
}
