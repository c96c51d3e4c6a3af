import { createNameScores } from '@prospectus/catalogue/full-text/name-scores.fixture'
import { searchableText } from '@prospectus/catalogue/full-text/searchable-text'
import { matchesQuery, parseQuery } from '@prospectus/catalogue/matching/match'
import { nearestInTexts } from '@prospectus/catalogue/matching/nearest-word.fixture'
import { matchesResource } from '@prospectus/catalogue/resources/matches-resource.fixture'
import { type Entry, isSearchable } from '@prospectus/catalogue/rows/entry'
import {
  compareCodePoints,
  sortByPosition,
  sortNewestFirst,
} from '@prospectus/catalogue/rows/order'
import { rowPredicate } from '@prospectus/catalogue/rows/row-predicate'
import { createRowReader } from '@prospectus/catalogue/snapshot/read-row'
import { hitsOf } from '@prospectus/catalogue/snapshot/search-hits.fixture'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { fold } from '@prospectus/content/text/fold'
import type { StoriesOrder } from '@prospectus/protocol/query/stories-query'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { emptySnapshot } from './render.tsx'

/** A raw published story; `parts` overrides what a test is about. Id, uuid and slug come from `fullSlug`. */
export function rawStory(
  fullSlug: string,
  content: Record<string, unknown>,
  parts: Partial<RawStory> = {},
): RawStory {
  const slug = fullSlug.split('/').filter(Boolean).at(-1) ?? fullSlug
  return {
    id: [...fullSlug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7),
    uuid: `uuid-of-${fullSlug}`,
    name: slug,
    slug,
    full_slug: fullSlug,
    path: null,
    parent_id: 0,
    position: 0,
    is_startpage: fullSlug.endsWith('/'),
    tag_list: [],
    lang: 'default',
    group_id: `group-of-${fullSlug}`,
    alternates: [],
    created_at: '2021-01-02T03:04:05.000Z',
    updated_at: '2021-01-02T03:04:05.000Z',
    published_at: '2021-01-02T03:04:05.000Z',
    first_published_at: '2021-01-02T03:04:05.000Z',
    content,
    ...parts,
  }
}

/** A snapshot of these stories. Lists and searches use the catalogue's reference implementations: slow, but simple. */
export function snapshotOf(stories: readonly RawStory[], parts: Partial<Snapshot> = {}): Snapshot {
  const readRow = createRowReader(LANGUAGES)
  const rows = stories.map((story, index) => {
    const row = readRow(story, index)
    if (!('entry' in row)) throw new Error(`${row.story} ${row.reason}`)
    return { ...row, story, text: searchableText(story, row) }
  })
  const entries = rows.map(({ entry }) => entry)
  const withoutTrailingSlash = (slug: string) => slug.replace(/\/$/, '')
  return emptySnapshot({
    languages: LANGUAGES,
    size: rows.length,
    datasources: {
      'resource-type': datasource({
        podcast: 'Podcast',
        blog: 'Blog',
        whitepapers: 'Whitepapers',
        guidebooks: 'GuideBooks',
        events: 'Events',
      }),
      'theme-type': datasource({ pmo: 'PMO', esg: 'ESG' }),
      'industry-type': datasource({ 'industry-energy': 'Energy' }),
    },
    tree: rows.map(({ entry, story }) => ({
      id: story.id,
      uuid: story.uuid,
      slug: story.full_slug,
      name: story.name,
      published: true,
      parent_id: story.parent_id,
      is_folder: false,
      is_startpage: story.is_startpage,
      position: story.position,
      path: entry.path,
      lang: entry.lang,
    })),
    find: (fullSlug) => {
      const entry = entries.find(
        (candidate) => withoutTrailingSlash(candidate.fullSlug) === withoutTrailingSlash(fullSlug),
      )
      return entry && { kind: 'story', entry }
    },
    byUuid: (uuid) => entries.find((entry) => entry.uuid === uuid),
    read: (entry) => {
      const row = rows[entry.row]
      if (row === undefined) throw new Error(`There is no row ${entry.row}`)
      return row.story
    },
    entries: () => sortByPosition(entries),
    resources: ({ page, perPage, ...filter }) => {
      const listed = sortNewestFirst(entries.filter((entry) => matchesResource(entry, filter)))
      return {
        total: listed.length,
        entries: listed.slice((page - 1) * perPage, page * perPage),
      }
    },
    select: (query) => {
      const { uuids, sort, page, perPage } = query
      const isSelected = rowPredicate(query)
      const selected = rows
        .filter((row) => isSelected(row) && (uuids?.includes(row.entry.uuid) ?? true))
        .map(({ entry }) => entry)
      const compare = ORDERS[sort.by]
      const matching = sortByPosition(selected).sort((a, b) =>
        sort.isDescending ? compare(b, a) : compare(a, b),
      )
      return {
        total: matching.length,
        entries: matching.slice((page - 1) * perPage, page * perPage),
      }
    },
    search: ({ lang, component, text }) => {
      const query = parseQuery(text)
      const found = rows.filter(
        ({ entry, text }) =>
          entry.lang === lang &&
          entry.component === component &&
          isSearchable(entry) &&
          matchesQuery(query, text),
      )
      return hitsOf(sortByPosition(found.map(({ entry }) => entry)))
    },
    nameScores: createNameScores(rows),
    nearestWord: (term, lang) => {
      const searched = rows.filter(({ entry }) => entry.lang === lang && isSearchable(entry))
      return nearestInTexts(
        term,
        searched.map(({ text }) => text.text),
      )
    },
    ...parts,
  })
}

function datasource(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, name], index) => ({
    id: index + 1,
    name,
    value,
  }))
}

const LANGUAGES = ['de']
const ORDERS: Readonly<Record<StoriesOrder, (a: Entry, b: Entry) => number>> = {
  position: (a, b) => a.position - b.position,
  name: (a, b) => compareCodePoints(fold(a.name), fold(b.name)),
  'content.date': (a, b) => a.date - b.date,
}
