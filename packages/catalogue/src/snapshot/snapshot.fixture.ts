import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import type { Entry, SiteSearchQuery } from '../rows/entry.ts'
import { assembleSnapshot } from './assemble-snapshot.ts'
import { type BuiltSnapshot, buildSnapshot } from './build-snapshot.ts'
import type { ContentSource, Snapshot } from './snapshot.ts'

/** A published story as in the protocol; `n` makes it differ from the others. */
export function rawStory(n: number, overrides: Partial<RawStory> = {}): RawStory {
  return {
    id: n,
    uuid: `uuid-${n}`,
    name: `Story ${n}`,
    slug: `story-${n}`,
    full_slug: `blog/story-${n}`,
    path: null,
    parent_id: 1,
    position: -n,
    is_startpage: false,
    tag_list: [],
    lang: 'default',
    group_id: `group-${n}`,
    alternates: [],
    created_at: '2020-01-01T00:00:00.000Z',
    updated_at: '2020-01-01T00:00:00.000Z',
    published_at: '2020-01-01T00:00:00.000Z',
    first_published_at: '2020-01-01T00:00:00.000Z',
    content: { component: 'modules/resource' },
    ...overrides,
  }
}

export function folderLink(id: number, slug: string, published = true): RawLink {
  return {
    id,
    uuid: `folder-${id}`,
    slug,
    path: null,
    real_path: `/${slug}`,
    name: slug,
    published,
    parent_id: 0,
    is_folder: true,
    is_startpage: false,
    position: 0,
    published_at: null,
  }
}

/** A source over lists. `stories` may contain anything, as a remote response may. */
export function listSource(
  stories: readonly unknown[],
  links: readonly unknown[] = [],
  datasources: unknown = [],
): ContentSource {
  return {
    spaceId: '1',
    languages: ['de'],
    async *links() {
      for (const link of links) yield link as RawLink
    },
    async *stories() {
      for (const story of stories) yield story as RawStory
    },
    datasourceEntries: async () => datasources as [],
  }
}

/** Builds a snapshot with its bodies in a list. */
export async function buildParts(
  source: ContentSource,
): Promise<BuiltSnapshot & { bodies: string[] }> {
  const bodies: string[] = []
  const writer = { append: async (body: string) => void bodies.push(body) }
  const options = { version: 'v1', builtAt: new Date(0), pause: async () => undefined }
  return { ...(await buildSnapshot(source, writer, options)), bodies }
}

/** A snapshot whose bodies are in memory. */
export async function snapshotOf(source: ContentSource): Promise<Snapshot> {
  const { parts, bodies } = await buildParts(source)
  const store = { read: (row: number) => bodies[row] ?? '', close: () => undefined }
  return assembleSnapshot(parts, store, async () => undefined)
}

/** The results of one query of the site search, in its order. */
export function entriesFound(snapshot: Snapshot, query: SiteSearchQuery): readonly Entry[] {
  const { rows, entryOf } = snapshot.search(query)
  return Array.from(rows, entryOf)
}
