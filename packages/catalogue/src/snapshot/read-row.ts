import { isRedirectPage, storyKindOf } from '@prospectus/content/reading/story-kind'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import { readText } from '@prospectus/content/schema/values/read-text'
import { readValues } from '@prospectus/content/schema/values/read-values'
import { type StoredObject, storedFields } from '@prospectus/content/schema/values/stored-value'
import { fold } from '@prospectus/content/text/fold'
import { readDate } from '@prospectus/protocol/values/date'
import { cardDescription } from '../resources/card-description.ts'
import type { SnapshotRow } from '../rows/entry.ts'
import { wholeNumber } from './read-link.ts'

/** A story that is left out: it lacks a value that it is looked up by, such as its id, or has that of another story. */
export interface BrokenStory {
  /** The full slug of the story, or else its name or id. */
  readonly story: string
  /** Continues a sentence that begins with the story. */
  readonly reason: string
}

/** Creates a reader of story rows that accepts every tolerated shape (DATA-2, DATA-3). The reader never throws. */
export function createRowReader(
  languages: readonly string[],
): (raw: object, row: number) => SnapshotRow | BrokenStory {
  const shared = createSharedStrings()
  return (raw, row) => {
    const story = storedFields(raw)
    const identity = readIdentity(story)
    if ('reason' in identity) return identity
    const { id, uuid, fullSlug } = identity
    const content = storedFields(story.content)
    const name = (readText(story.name) ?? fullSlug).toWellFormed()
    const description = cardDescription(content)
    const isStartpage = story.is_startpage === true
    const { lang, section } = splitSlug(fullSlug, languages)
    const publishedAt = typeof story.published_at === 'string' ? story.published_at : null
    return {
      entry: {
        row,
        id,
        uuid,
        name,
        fullSlug,
        path: canonicalPath(fullSlug, isStartpage),
        section: shared.string(section),
        lang: shared.string(lang),
        component: isRedirectPage(content) ? 'redirect' : storyKindOf(content),
        position: wholeNumber(story.position),
        isStartpage,
        preventIndexing: content.prevent_indexing === true || content.prevent_indexing === 'true',
        date: (readDate(content.date) ?? readDate(story.created_at) ?? EPOCH).getTime(),
        publishedAt,
        description,
        author: shared.string(readText(content.author)?.toWellFormed() ?? ''),
        themes: shared.list(readValues(content.theme) ?? []),
        industries: shared.list(readValues(content.industry) ?? []),
      },
      foldedName: fold(name),
      foldedDescription: fold(description),
      parentId: wholeNumber(story.parent_id),
    }
  }
}

export interface Identity {
  readonly id: number
  readonly uuid: string
  /** Without leading slashes. */
  readonly fullSlug: string
}

/** Reads a story's identity. Never throws. */
export function readIdentity(raw: unknown): Identity | BrokenStory {
  const story = storedFields(raw)
  const { id, uuid } = story
  const fullSlug = typeof story.full_slug === 'string' ? story.full_slug.replace(/^\/+/, '') : ''
  if (typeof id !== 'number') return brokenStory(story, 'has no id')
  if (typeof uuid !== 'string' || uuid === '') return brokenStory(story, 'has no uuid')
  if (fullSlug === '') return brokenStory(story, 'has no full slug')
  const { component } = storedFields(story.content)
  if (typeof component !== 'string' || component.trim() === '') {
    return brokenStory(story, 'has no content with a component')
  }
  return { id, uuid, fullSlug }
}

function brokenStory({ id, full_slug, name }: StoredObject, reason: string): BrokenStory {
  const label = [full_slug, name, id].find((value) => value !== undefined && value !== '')
  return { story: String(label ?? 'a story without a name'), reason }
}

/** Keeps one copy of each string and list, since many stories share the same few. */
function createSharedStrings() {
  const strings = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  const string = (value: string) => {
    const shared = strings.get(value)
    if (shared === undefined) strings.set(value, value)
    return shared ?? value
  }
  const list = (values: readonly string[]) => {
    const key = values.join('\n')
    const shared = lists.get(key) ?? values.map(string)
    if (!lists.has(key)) lists.set(key, shared)
    return shared
  }
  return { string, list }
}

const EPOCH = new Date(0)
