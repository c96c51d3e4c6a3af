import type { Entry, TreeEntry } from '@prospectus/catalogue/rows/entry'
import { NO_HITS } from '@prospectus/catalogue/snapshot/search-hits'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { StoryKind } from '@prospectus/content/reading/story-kind'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import type { RawStory } from '@prospectus/protocol/raw-story'

/** The parts of a story that a test of the site needs. */
export interface StorySketch {
  readonly component?: StoryKind
  readonly isStartpage?: boolean
  readonly preventIndexing?: boolean
  readonly publishedAt?: string | null
  /** Content beside the component. */
  readonly content?: Readonly<Record<string, unknown>>
}

/**
 * A snapshot with the language folder `de`.
 * @param stories by full slug
 * @param folders those without a start page, by full slug; true if published
 */
export function sketchSnapshot(
  stories: Readonly<Record<string, StorySketch>>,
  folders: Readonly<Record<string, boolean>> = {},
  version = '1',
): Snapshot {
  const entries = new Map(
    Object.entries(stories).map(([fullSlug, sketch], row) => [
      fullSlug,
      sketchEntry(fullSlug, sketch, row),
    ]),
  )
  const all = [...entries.values()]
  return {
    version,
    builtAt: new Date('2026-01-01T00:00:00Z'),
    size: entries.size,
    languages: ['de'],
    datasources: { 'theme-type': [], 'industry-type': [], 'resource-type': [] },
    tree: all.map(asTreeEntry),
    find: (requested) => {
      const fullSlug = entries.has(requested) ? requested : requested.toLowerCase()
      const withoutSlash = fullSlug.replace(/\/$/, '')
      const entry =
        entries.get(fullSlug) ??
        entries.get(fullSlug.endsWith('/') ? withoutSlash : `${fullSlug}/`) ??
        (withoutSlash === '' ? entries.get('home') : undefined)
      if (entry !== undefined) return { kind: 'story', entry }
      const published = folders[withoutSlash]
      if (published === undefined) return undefined
      return { kind: 'folder', fullSlug: withoutSlash, name: withoutSlash, published }
    },
    byUuid: (uuid) => all.find((entry) => entry.uuid === uuid),
    read: (entry) => rawStory(entry, stories[entry.fullSlug]),
    entries: () => all,
    resources: () => ({ total: 0, entries: [] }),
    select: () => ({ total: 0, entries: [] }),
    search: () => NO_HITS,
    nameScores: () => () => 0,
    nearestWord: () => undefined,
    close: () => undefined,
  }
}

function sketchEntry(fullSlug: string, sketch: StorySketch, row: number): Entry {
  const isStartpage = sketch.isStartpage ?? (fullSlug === 'home' || fullSlug.endsWith('/'))
  const { publishedAt = '2026-01-02T03:04:05.000Z' } = sketch
  return {
    row,
    id: row + 1,
    uuid: `uuid-${row}`,
    name: fullSlug,
    fullSlug,
    path: canonicalPath(fullSlug, isStartpage),
    section: fullSlug.split('/')[0] ?? '',
    lang: 'en',
    component: sketch.component ?? 'page',
    position: row,
    isStartpage,
    preventIndexing: sketch.preventIndexing ?? false,
    date: 0,
    publishedAt,
    description: '',
    author: '',
    themes: [],
    industries: [],
  }
}

function asTreeEntry(entry: Entry): TreeEntry {
  const { id, uuid, name, fullSlug, path, lang, position, isStartpage } = entry
  return {
    id,
    uuid,
    slug: fullSlug,
    name,
    published: true,
    parent_id: 0,
    is_folder: false,
    is_startpage: isStartpage,
    position,
    path,
    lang,
  }
}

function rawStory(entry: Entry, sketch: StorySketch = {}): RawStory {
  return {
    id: entry.id,
    uuid: entry.uuid,
    name: entry.name,
    slug: entry.fullSlug.split('/').filter(Boolean).at(-1) ?? '',
    full_slug: entry.fullSlug,
    path: null,
    parent_id: 0,
    position: entry.position,
    is_startpage: entry.isStartpage,
    tag_list: [],
    lang: 'default',
    group_id: '',
    alternates: [],
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    published_at: entry.publishedAt,
    first_published_at: entry.publishedAt,
    content: { component: `modules/${entry.component}`, ...sketch.content },
  }
}
