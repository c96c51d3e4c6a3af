import type { BundledContent, BundledStory } from '@prospectus/content/seed/bundled-content'
import { completeRawStory, type RawLink } from '@prospectus/protocol/raw-story'
import type { Database } from '../database/database.ts'
import type { DocumentRow, StoryRow } from '../stories/read-rows.ts'

/** A published story as a catalogue has it. */
export function promotedStory(row: StoryRow, document: DocumentRow): BundledStory {
  const story = completeRawStory({
    ...row,
    name: document.name,
    tag_list: JSON.parse(document.tag_list),
    content: JSON.parse(document.content),
    is_startpage: row.is_startpage === 1,
  })
  return { story, published: true }
}

/** A folder as a catalogue has it. */
export function promotedFolder(row: StoryRow, { name }: Pick<DocumentRow, 'name'>): RawLink {
  const { id, uuid, full_slug, path, parent_id, position, published, published_at } = row
  return {
    ...{ id, uuid, name, path, parent_id, position, published_at },
    slug: full_slug,
    real_path: `/${full_slug}`,
    published: published === 1,
    is_folder: true,
    is_startpage: false,
  }
}

type Entries = ReadonlyMap<string, readonly { name: string; value: string; id: number }[]>

/**
 * The data sources that gain something: each with its own entries first, and after them those that only the
 * other database has. An entry that both have under different names stays as it is, and is told.
 */
export async function promotedEntries(
  from: Database,
  to: Database,
  nextId: () => number,
  differs: (path: string) => void,
): Promise<Pick<BundledContent, 'datasources' | 'datasourceEntries'>> {
  const [there, here] = [await entriesOf(from), await entriesOf(to)]
  const gaining = new Map<string, { name: string; value: string; id: number }[]>()
  for (const [slug, entries] of there) {
    const known = new Map((here.get(slug) ?? []).map((entry) => [entry.value, entry.name]))
    const added = entries.filter(({ value }) => !known.has(value))
    for (const { name, value } of entries) {
      if (known.has(value) && known.get(value) !== name) differs(`${slug}: ${value}`)
    }
    if (added.length === 0) continue
    const fresh = added.map((entry) => ({ ...entry, id: nextId() }))
    gaining.set(slug, [...(here.get(slug) ?? []), ...fresh])
  }
  return {
    datasources: async () => [...gaining.keys()],
    datasourceEntries: async (slug) => gaining.get(slug) ?? [],
  }
}

async function entriesOf({ db }: Database): Promise<Entries> {
  const rows = await db
    .selectFrom('datasource_entry')
    .innerJoin('datasource', 'datasource.id', 'datasource_entry.datasource_id')
    .select(['datasource.slug', 'datasource_entry.id', 'datasource_entry.name', 'value'])
    .orderBy('datasource_entry.position')
    .execute()
  return Map.groupBy(rows, ({ slug }) => slug)
}
