import { isNotFound } from '@prospectus/protocol/client/content-api-error'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { RawDatasourceEntry, RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { type ContentSource, UnusableContentError } from '../snapshot/snapshot.ts'

export interface RemoteSourceOptions {
  /** The id that the space must have. */
  readonly spaceId: string
  /** The space's version of this run; what the space says now unless given. */
  readonly cv?: number | undefined
}

/**
 * The content of a space as its content system delivers it, in the client's view (CALL-6). Throws
 * `UnusableContentError` when the token is one of another space, else as the client does.
 */
export async function createRemoteSource(
  client: ContentClient,
  { spaceId, cv: given }: RemoteSourceOptions,
): Promise<ContentSource> {
  const { id, name, version, language_codes: languages } = await client.space()
  if (String(id) !== spaceId) {
    throw new UnusableContentError(
      `The content system answered for space ${id} (${JSON.stringify(name)}); expected space ${spaceId}`,
    )
  }
  const cv = given ?? version
  return {
    spaceId,
    languages,
    links: () =>
      withoutDuplicates(client.links({ cv, includeDates: true }) as AsyncIterable<RawLink>),
    stories: () => withoutDuplicates(client.stories({}, { cv }) as AsyncIterable<RawStory>),
    datasourceEntries: (slug) => readDatasource(client, slug, { cv, languages }),
  }
}

/**
 * The entries of a data source (DATA-8), those without a value left out, with what they are called in each
 * language: in its dimension of that name (LANG-2). One that the space does not have is empty. Throws as
 * the client does.
 */
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
        const { value, dimension_value: translated }: StoredEntry = Object(entry)
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
 * When something is published while pages are fetched, an item can move to a page further on and come
 * twice. One that moves ahead is missed: the next comparison of links finds it. Two items with the same
 * uuid and different ids are not duplicates: both are passed on, and the reader refuses them.
 */
async function* withoutDuplicates<T extends RawLink | RawStory>(
  items: AsyncIterable<T>,
): AsyncGenerator<T> {
  const idOf = new Map<unknown, unknown>()
  for await (const item of items) {
    // Whatever shape it has: who reads the items says what is broken.
    const { uuid, id }: { uuid?: unknown; id?: unknown } = Object(item)
    if (uuid && idOf.has(uuid) && idOf.get(uuid) === id) continue
    idOf.set(uuid, id)
    yield item
  }
}

function datasourceEntry(raw: unknown): RawDatasourceEntry[] {
  const { id, name, value }: StoredEntry = Object(raw)
  if (typeof value !== 'string' || value === '') return []
  return [
    {
      id: typeof id === 'number' ? id : 0,
      name: typeof name === 'string' ? name : value,
      value,
    },
  ]
}

interface StoredEntry {
  readonly id?: unknown
  readonly name?: unknown
  readonly value?: unknown
  readonly dimension_value?: unknown
}
