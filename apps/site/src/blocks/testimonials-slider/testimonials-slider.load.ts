import type { TestimonialsSlider } from '@prospectus/content/blocks/testimonials-slider'
import type { Entry } from '@prospectus/content/catalogue/snapshot'
import type { Link } from '@prospectus/content/links/multilink'
import type { Asset } from '@prospectus/content/stories/asset'
import type { PageView } from '../../rendering/page-view.ts'

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
  const { snapshot, lang } = page
  const uuids = block.testimonials.length > 0 ? block.testimonials : published(page)
  const results = uuids.flatMap((uuid) => {
    const entry = snapshot.byUuid(uuid)
    return entry?.component === 'testimonial' && entry.lang === lang ? resultOf(entry, page) : []
  })
  return results.length > 0 ? results : samples(page)
}

/** Every published story that may be a testimonial, in catalogue order (DATA-7). */
function published({ snapshot, lang }: PageView): readonly string[] {
  return snapshot.tree.flatMap((entry) =>
    entry.published && !entry.is_folder && entry.lang === lang ? entry.uuid : [],
  )
}

function resultOf(entry: Entry, page: PageView): readonly Result[] {
  const { content } = page.read(entry)
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
