import { storedFields } from '@prospectus/content/schema/values/stored-value'
import { isNotFound } from '@prospectus/protocol/client/content-api-error'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { RawDatasourceEntry, RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { type ContentSource, InvalidContentError } from '../snapshot/snapshot.ts'

/**
 * Content of a space as its content system delivers it to the client (CALL-6). Throws `InvalidContentError` when the
 * token belongs to another space, and what the client throws. `cv`: the version to read; by default, the current one.
 */
export async function createRemoteSource(
  client: ContentClient,
  { spaceId, cv: requestedCv }: { readonly spaceId: string; readonly cv?: number | undefined },
): Promise<ContentSource> {
  const { id, name, version, language_codes: languages } = await client.space()
  if (String(id) !== spaceId) {
    throw new InvalidContentError(
      `The content system responded with space ${id} (${JSON.stringify(name)}); expected space ${spaceId}, which the token must belong to`,
    )
  }
  const cv = requestedCv ?? version
  return {
    spaceId,
    languages,
    links: () =>
      withoutDuplicates(client.links({ cv, includeDates: true }) as AsyncIterable<RawLink>),
    stories: () => withoutDuplicates(client.stories({}, { cv }) as AsyncIterable<RawStory>),
    datasourceEntries: (slug) => readDatasource(client, slug, { cv, languages }),
  }
}

/** Entries of a data source with a value (DATA-8), with names by language (LANG-2). Empty for a missing one. */
export async function readDatasource(
  client: ContentClient,
  slug: string,
  { cv, languages }: { readonly cv: number; readonly languages: readonly string[] },
): Promise<readonly RawDatasourceEntry[]> {
  try {
    const entries = (await client.datasourceEntries(slug, { cv })).flatMap(datasourceEntry)
    const translations = new Map<string, Record<string, string>>()
    for (const dimension of entries.length === 0 ? [] : languages) {
      for (const entry of await client.datasourceEntries(slug, { cv, dimension })) {
        const { value, dimension_value: translated } = storedFields(entry)
        if (typeof value !== 'string' || typeof translated !== 'string' || translated === '')
          continue
        translations.set(value, { ...translations.get(value), [dimension]: translated })
      }
    }
    return entries.map((entry) => {
      const translated = translations.get(entry.value)
      return translated === undefined ? entry : { ...entry, translations: translated }
    })
  } catch (error) {
    if (isNotFound(error)) return []
    throw error
  }
}

/**
 * Drops repeated items, since publishing while pages are fetched can move an item to a later page. (The next comparison
 * of links finds an item that moved to an earlier page.) Passes on items with the same uuid and different ids, which
 * the reader rejects.
 */
async function* withoutDuplicates<T extends RawLink | RawStory>(
  items: AsyncIterable<T>,
): AsyncGenerator<T> {
  const idsByUuid = new Map<unknown, unknown>()
  for await (const item of items) {
    // Items may have any shape: their reader reports broken ones.
    const { uuid, id } = storedFields(item)
    if (uuid && idsByUuid.has(uuid) && idsByUuid.get(uuid) === id) continue
    idsByUuid.set(uuid, id)
    yield item
  }
}

function datasourceEntry(raw: unknown): RawDatasourceEntry[] {
  const { id, name, value } = storedFields(raw)
  if (typeof value !== 'string' || value === '') return []
  return [
    {
      id: typeof id === 'number' ? id : 0,
      name: typeof name === 'string' ? name : value,
      value,
    },
  ]
}
