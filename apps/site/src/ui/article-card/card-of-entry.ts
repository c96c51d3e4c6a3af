import type { Entry } from '@prospectus/content/index/rows/entry'
import type { Snapshot } from '@prospectus/content/index/snapshot/snapshot'
import type { Asset } from '@prospectus/content/schema/assets/asset'
import { LRUCache } from 'lru-cache'
import type { PageView } from '../../rendering/page-view.ts'
import { type Card, cardDay, cardImage } from './card.ts'

/** The card of a catalogue entry. Reads its story, for the picture, when it is asked for the first time. */
export function cardOf(entry: Entry, page: PageView, typeLabel: string | undefined): Card {
  return {
    uuid: entry.uuid,
    path: entry.path,
    name: entry.name,
    section: entry.section,
    typeLabel,
    ...cardDay(new Date(entry.date), page.messages.locale),
    description: entry.description,
    image: pictureOf(entry, page),
    themes: entry.themes,
  }
}

function pictureOf(entry: Entry, { snapshot, read }: PageView): Asset | undefined {
  const known = pictures.get(snapshot) ?? new LRUCache<string, Picture>({ max: MOST_PICTURES })
  pictures.set(snapshot, known)
  const found = known.get(entry.uuid)
  if (found !== undefined) return found.image
  const { content } = read(entry)
  const image = content.kind === 'resource' ? cardImage(content.image) : undefined
  known.set(entry.uuid, { image })
  return image
}

interface Picture {
  readonly image: Asset | undefined
}

/** By uuid: many pages show the same cards, and reading a whole story for its picture takes long. */
const pictures = new WeakMap<Snapshot, LRUCache<string, Picture>>()
const MOST_PICTURES = 2000
