import type { Entry } from '@prospectus/content/catalogue/snapshot'
import type { Asset } from '@prospectus/content/stories/asset'
import type { PageView } from '../../rendering/page-view.ts'

/** What a list shows of a resource. */
export interface Card {
  readonly uuid: string
  readonly path: string
  readonly name: string
  readonly section: string
  /** Label of its resource type; undefined for a type without one (DATA-8). */
  readonly typeLabel: string | undefined
  readonly date: Date
  /** Description, else seo.description (BLOCK-12); empty when there is neither. */
  readonly description: string
  readonly image: Asset | undefined
  readonly themes: readonly string[]
}

/** The card of a catalogue entry. Reads its story, for the picture. */
export function cardOf(entry: Entry, page: PageView, typeLabel: string | undefined): Card {
  const { content } = page.read(entry)
  return {
    uuid: entry.uuid,
    path: entry.path,
    name: entry.name,
    section: entry.section,
    typeLabel,
    date: new Date(entry.date),
    description: entry.description,
    image: content.kind === 'resource' ? content.image : undefined,
    themes: entry.themes,
  }
}
