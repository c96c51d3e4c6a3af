import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import { storableText } from '../database/comparable-text.ts'
import type { Database } from '../database/database.ts'

/**
 * Puts the data sources of a catalogue into a database that has none, each with a dimension for every
 * language that its entries are translated into.
 *
 * @param firstId the highest id given so far
 * @returns how many entries there are, and the highest id given now
 */
export async function importDatasources(
  { db }: Database,
  content: BundledContent,
  firstId: number,
  now: Date,
): Promise<{ readonly count: number; readonly lastId: number }> {
  let lastId = firstId
  let count = 0
  const taken = new Set<number>()
  for (const slug of await content.datasources()) {
    const entries = await content.datasourceEntries(slug)
    for (const { id } of entries) lastId = Math.max(lastId, id)
    const datasource_id = ++lastId
    const name = `${slug[0]?.toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`
    await db.insertInto('datasource').values({ id: datasource_id, name, slug }).execute()
    const dimensions = content.space.languages
      .filter((lang) => entries.some(({ translations }) => translations?.[lang] !== undefined))
      .map((lang) => ({
        id: ++lastId,
        datasource_id,
        name: LANGUAGE_NAMES.of(lang) ?? lang,
        entry_value: lang,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      }))
    if (dimensions.length > 0) await db.insertInto('dimension').values(dimensions).execute()
    for (const [position, { translations = {}, ...entry }] of entries.entries()) {
      const id = taken.has(entry.id) ? ++lastId : entry.id
      taken.add(id)
      const [name, value] = [storableText(entry.name), storableText(entry.value)]
      const row = { id, datasource_id, name, value, position }
      await db.insertInto('datasource_entry').values(row).execute()
      const values = dimensions.flatMap((dimension) => {
        const text = translations[dimension.entry_value]
        if (text === undefined) return []
        return [{ entry_id: id, dimension_id: dimension.id, value: storableText(text) }]
      })
      if (values.length > 0) await db.insertInto('dimension_value').values(values).execute()
      count++
    }
  }
  return { count, lastId }
}

/** For editors. */
const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' })
