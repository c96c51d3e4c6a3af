import { cardDescription } from '@prospectus/content/index/resources/card-description'
import type { Labels } from '@prospectus/content/index/resources/labels'
import { readAsset } from '@prospectus/content/schema/assets/asset'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { placeOf } from '@prospectus/content/schema/links/language-folder'
import { readDate } from '@prospectus/content/schema/values/date'
import { readText } from '@prospectus/content/schema/values/read-text'
import { readValues } from '@prospectus/content/schema/values/read-values'
import { type Card, cardDay, cardImage } from './card.ts'

/** What a card needs to know of the site around its story. */
export interface CardSurroundings {
  /** Of the list, such as `en-GB`. */
  readonly locale: string
  /** Codes of language folders, such as `de` (LANG-1). */
  readonly languages: readonly string[]
  readonly assetHosts: readonly string[]
  readonly typeLabels: Labels
}

/**
 * The card of a resource as the stories endpoint sends it, in every tolerated shape (DATA-3): the same
 * that `cardOf` makes of its catalogue entry. Runs in the browser. Undefined for what has no uuid or
 * full slug; never throws.
 */
export function cardOfStory(raw: unknown, about: CardSurroundings): Card | undefined {
  const story: StoredStory = Object(raw)
  const content: StoredContent = Object(story.content)
  const fullSlug = typeof story.full_slug === 'string' ? story.full_slug.replace(/^\/+/, '') : ''
  if (typeof story.uuid !== 'string' || story.uuid === '' || fullSlug === '') return undefined

  const { section } = placeOf(fullSlug, about.languages)
  const date = readDate(content.date) ?? readDate(story.created_at) ?? new Date(0)
  return {
    uuid: story.uuid,
    path: canonicalPath(fullSlug, story.is_startpage === true),
    name: (readText(story.name) ?? fullSlug).toWellFormed(),
    section,
    typeLabel: about.typeLabels.get(section),
    ...cardDay(date, about.locale),
    description: cardDescription(content),
    image: cardImage(readAsset(content.image, about)),
    themes: readValues(content.theme) ?? [],
  }
}

interface StoredStory {
  readonly uuid?: unknown
  readonly full_slug?: unknown
  readonly name?: unknown
  readonly is_startpage?: unknown
  readonly created_at?: unknown
  readonly content?: unknown
}

interface StoredContent {
  readonly date?: unknown
  readonly image?: unknown
  readonly theme?: unknown
}
