import { cardDescription } from '@prospectus/catalogue/resources/card-description'
import { type EventDays, eventDaysOf } from '@prospectus/catalogue/resources/event-days'
import type { Labels } from '@prospectus/catalogue/resources/labels'
import { formatDay, isoDate } from '@prospectus/content/messages/day'
import type { ListMessages } from '@prospectus/content/messages/list-messages'
import { type Asset, readAsset } from '@prospectus/content/schema/assets/asset'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import { resourceSections } from '@prospectus/content/schema/resource-sections'
import { readText } from '@prospectus/content/schema/values/read-text'
import { readValues } from '@prospectus/content/schema/values/read-values'
import { readDate } from '@prospectus/protocol/values/date'

/** A resource as a list shows it; serialisable as JSON. */
export interface Card {
  readonly uuid: string
  readonly path: string
  readonly name: string
  readonly section: string
  /** Undefined for a type without a label (DATA-8). */
  readonly typeLabel: string | undefined
  /** Such as `Listen, 24 min`, `Watch` or `Read`; undefined in sections that have no recordings. */
  readonly medium: string | undefined
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string
  readonly dayText: string
  /** Undefined without a start time. */
  readonly event: (EventDays & { readonly dayText: string }) | undefined
  /** Description, else `seo.description` (BLOCK-12), else ''. */
  readonly description: string
  /** Decorative, so its texts are empty. */
  readonly image: Asset | undefined
  readonly themes: readonly string[]
}

export interface CardContext {
  /** Such as `en-GB`. */
  readonly locale: string
  /** Codes of language folders, such as `de` (LANG-1). */
  readonly languages: readonly string[]
  readonly assetHosts: readonly string[]
  readonly typeLabels: Labels
  readonly media: ListMessages['media']
}

/** Reads a card from a story in any tolerated shape (DATA-3); undefined without uuid or full slug. Never throws. */
export function cardOf(raw: unknown, context: CardContext): Card | undefined {
  const story: StoredStory = Object(raw)
  const content: StoredContent = Object(story.content)
  const fullSlug = typeof story.full_slug === 'string' ? story.full_slug.replace(/^\/+/, '') : ''
  if (typeof story.uuid !== 'string' || story.uuid === '' || fullSlug === '') return undefined

  const { section } = splitSlug(fullSlug, context.languages)
  const date = readDate(content.date) ?? readDate(story.created_at) ?? new Date(0)
  return {
    uuid: story.uuid,
    path: canonicalPath(fullSlug, story.is_startpage === true),
    name: (readText(story.name) ?? fullSlug).toWellFormed(),
    section,
    typeLabel: context.typeLabels.get(section),
    medium: mediumOf(section, content, context),
    day: isoDate(date),
    dayText: formatDay(context.locale, date),
    event: eventOf(content, context.locale),
    description: cardDescription(content),
    image: withoutTexts(readAsset(content.image, context)),
    themes: readValues(content.theme) ?? [],
  }
}

function eventOf(content: unknown, locale: string): Card['event'] {
  const days = eventDaysOf(content)
  return days && { ...days, dayText: formatDay(locale, new Date(`${days.first}T00:00:00Z`)) }
}

function mediumOf(
  section: string,
  { audio, video_url: video, duration }: StoredContent,
  context: CardContext,
): string | undefined {
  const kind = resourceSections.get(section)
  if (kind !== 'podcast' && kind !== 'video') return undefined
  const { media } = context
  const isAudio = readAsset(audio, context) !== undefined
  if (!isAudio && readText(Object(video).url ?? video) === undefined) return media.read
  const word = isAudio ? media.listen : media.watch
  return [word, readText(duration)].filter(Boolean).join(', ')
}

function withoutTexts(image: Asset | undefined): Asset | undefined {
  if (image === undefined) return undefined
  const { path, name, focus, size } = image
  const noTexts = { alt: '', title: undefined, source: undefined, copyright: undefined }
  return { path, name, focus, size, ...noTexts }
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
  readonly audio?: unknown
  readonly video_url?: unknown
  readonly duration?: unknown
}
