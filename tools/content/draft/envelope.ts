import type { RawStory } from '@prospectus/protocol/raw-story'
import { typographic } from '../markdown/typography.ts'
import { folderRecord } from '../structure/folder-table.ts'
import { folderOf, isStartpage, languageOf, sectionOf, slugOf } from './full-slug.ts'
import type { Draft } from './parse-draft.ts'
import { found, type Place } from './place.ts'
import { numericIdOf, uuidOf } from './stable-ids.ts'

/** A story of the bundled catalogue: what the protocol sends, and whether it is published. */
export type StoryFile = RawStory & { readonly published: boolean }

const defaultDate = '2024-01-15 09:00'

/** Everything of a story but its content, from the top of its draft (DATA-1). */
export function envelope(draft: Draft, place: Place): Omit<StoryFile, 'content'> {
  const { front, fullSlug } = draft
  const moment = instant(front.date ?? defaultDate, place.at('date'))
  const published = front.published !== false
  const folder = folderOf(fullSlug)
  return {
    name: nameOf(front.name, place.at('name')),
    created_at: moment,
    published_at: published ? moment : null,
    updated_at: moment,
    id: numericIdOf(fullSlug),
    uuid: uuidOf(fullSlug),
    slug: slugOf(fullSlug),
    full_slug: fullSlug,
    position: positionOf(draft, moment, place.at('position')),
    tag_list: tags(front.tags, place.at('tags')),
    is_startpage: isStartpage(fullSlug),
    parent_id: folder === undefined ? 0 : folderRecord(folder).id,
    group_id: uuidOf(`group:${groupName(draft)}`),
    first_published_at: published ? moment : null,
    lang: languageOf(fullSlug),
    path: null,
    alternates: [],
    published,
  }
}

/** A translation belongs to the group of the story it translates (LANG-1). */
function groupName({ front, fullSlug }: Draft): string {
  const original = front.translation_of
  return typeof original === 'string' ? original : fullSlug
}

/** ISO 8601 with milliseconds, UTC, for `2021-03-04 09:00` or `2021-03-04`. */
export function instant(value: unknown, place: Place): string {
  const text = String(value)
  const match = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/.exec(text)
  const milliseconds =
    match === null ? Number.NaN : Date.parse(`${match[1]}T${match[2] ?? '00:00'}:00Z`)
  if (!Number.isNaN(milliseconds)) return new Date(milliseconds).toISOString()
  place.fault(`expected a UTC date such as 2021-03-04 09:00, found ${found(value)}`)
  return new Date(0).toISOString()
}

const hour = 3_600_000
const beginning = Date.UTC(2010, 0, 1)

/** Resources lie newest first: the newest has the lowest number (DATA-7). Pages say theirs. */
function positionOf({ front, fullSlug }: Draft, moment: string, place: Place): number {
  const own = front.position
  if (typeof own === 'number' && Number.isInteger(own)) return own
  if (own !== undefined) place.fault(`expected a whole number, found ${found(own)}`)
  if (fullSlug === 'home') return -10_000
  if (isStartpage(fullSlug)) return -1_000
  const inFolder = fullSlug.includes('/') && sectionOf(fullSlug) !== fullSlug
  return inFolder ? Math.floor((beginning - Date.parse(moment)) / hour) : -10
}

function nameOf(value: unknown, place: Place): string {
  if (typeof value === 'string' && value.trim() !== '')
    return typographic(value.trim(), languageOf(place.story))
  if (typeof value === 'number') return String(value)
  place.fault(`expected the story's title, found ${found(value)}`)
  return ''
}

function tags(value: unknown, place: Place): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.map(String)
  place.fault(`expected a list of words, found ${found(value)}`)
  return []
}
