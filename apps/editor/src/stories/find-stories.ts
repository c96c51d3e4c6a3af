import { searchedAddress } from '@prospectus/content/schema/links/searched-address'
import type { QueryOf } from '@prospectus/protocol/management/contract'
import type { StoryEntry } from '@prospectus/protocol/management/story'
import type { Read } from '../api/api.ts'

/** Root components, or all that have a page of their own, whatever their component. */
export type StoryKinds = readonly string[] | 'pages'

/**
 * Stories whose name or address contains these words; only of some kinds, or those that have a page to link to, where
 * that is given. The story at just that address stands first.
 */
export async function findStories(
  read: Read,
  words: string,
  kinds: StoryKinds | undefined,
): Promise<readonly StoryEntry[]> {
  const only = kinds === 'pages' ? { with_page: true } : { story_only: true }
  const slug = searchedAddress(words)?.replace(/^\//, '')
  // A start page has the address of its folder, with a slash at its end.
  const exact = async () =>
    slug === undefined ? [] : await listStories(read, { ...only, with_slug: `${slug},${slug}/` })
  const [first, part] = await Promise.all([
    exact(),
    listStories(read, { ...only, per_page: 100, text_search: words }),
  ])
  const others = part.filter(({ id }) => first.every((one) => one.id !== id))
  const isWanted = ({ content_type }: StoryEntry) =>
    kinds === undefined || kinds === 'pages' || kinds.includes(content_type ?? '')
  return [...first, ...others].filter(
    (story) => !story.full_slug.startsWith(TEMPLATES) && isWanted(story),
  )
}

/** Where templates stand: they have no page of their own to lead to. */
const TEMPLATES = '_templates/'

export async function storiesByUuid(
  read: Read,
  uuids: readonly string[],
): Promise<readonly StoryEntry[]> {
  return uuids.length === 0
    ? []
    : await listStories(read, { by_uuids: uuids.join(','), per_page: 100 })
}

/** The first page of those that a query finds. */
async function listStories(
  read: Read,
  query: QueryOf<'GET stories'>,
): Promise<readonly StoryEntry[]> {
  return (await read('GET stories', { query })).body.stories
}
