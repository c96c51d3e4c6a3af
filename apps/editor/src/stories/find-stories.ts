import { searchedAddress } from '@prospectus/content/schema/links/searched-address'
import type { StoryEntry } from '@prospectus/protocol/management/story'
import type { ApiReader } from '../api/api.ts'
import { listStories } from '../api/read-stories.ts'

const PER_PAGE = 100

/** Names of root components, or `pages` for every story with its own page. */
export type ComponentFilter = readonly string[] | 'pages'

/**
 * Finds stories whose name or address contains the text. A story with exactly that address comes first. Leaves
 * templates out.
 */
export async function findStories(
  read: ApiReader,
  text: string,
  kinds: ComponentFilter | undefined,
): Promise<readonly StoryEntry[]> {
  const scope = kinds === 'pages' ? { with_page: true } : { story_only: true }
  const fullSlug = searchedAddress(text)?.replace(/^\//, '')
  // A start page has the full slug of its folder with a trailing slash.
  const readExactMatches = async () =>
    fullSlug === undefined
      ? []
      : await listStories(read, { ...scope, with_slug: `${fullSlug},${fullSlug}/` })
  const [exactMatches, partialMatches] = await Promise.all([
    readExactMatches(),
    listStories(read, { ...scope, per_page: PER_PAGE, text_search: text }),
  ])
  const others = partialMatches.filter(({ id }) => exactMatches.every((match) => match.id !== id))
  const isOfKind = ({ content_type }: StoryEntry) =>
    kinds === undefined || kinds === 'pages' || kinds.includes(content_type ?? '')
  return [...exactMatches, ...others].filter(
    (story) => !story.full_slug.startsWith(TEMPLATE_FOLDER) && isOfKind(story),
  )
}

/** Folder of templates, which have no page to link to. */
const TEMPLATE_FOLDER = '_templates/'

/** Reads stories by uuid, in any order; missing ones are left out. */
export async function readStoriesByUuid(
  read: ApiReader,
  uuids: readonly string[],
): Promise<readonly StoryEntry[]> {
  const batches = Array.from({ length: Math.ceil(uuids.length / PER_PAGE) }, (_, index) =>
    uuids.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
  )
  const stories = await Promise.all(
    batches.map((batch) => listStories(read, { by_uuids: batch.join(','), per_page: PER_PAGE })),
  )
  return stories.flat()
}
