import { searchedAddress } from '@prospectus/content/schema/links/searched-address'
import type { Ask } from '../api/api.ts'

/** A story as pickers show it. */
export interface FoundStory {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly full_slug: string
  /** What it shares with its translations. */
  readonly group_id: string
  readonly content_type: string | null
}

/** Root components, or all that have a page of their own, whatever their component. */
export type StoryKinds = readonly string[] | 'pages'

interface Listed {
  readonly stories?: readonly FoundStory[]
}

/**
 * Stories whose name or address contains these words; only of some kinds, or those that have a page to link to, where
 * that is given. The story at just that address stands first.
 */
export async function findStories(
  ask: Ask,
  words: string,
  kinds: StoryKinds | undefined,
): Promise<readonly FoundStory[]> {
  const only = kinds === 'pages' ? { with_page: '1' } : { story_only: '1' }
  const query = new URLSearchParams({ ...only, per_page: '100', text_search: words })
  const [exact, part] = await Promise.all([
    storiesAt(ask, searchedAddress(words), only),
    ask<Listed>(`GET stories?${query}`),
  ])
  const others = (part.body.stories ?? []).filter(({ id }) => exact.every((one) => one.id !== id))
  const isWanted = ({ content_type }: FoundStory) =>
    kinds === undefined || kinds === 'pages' || kinds.includes(content_type ?? '')
  return [...exact, ...others].filter(
    (story) => !story.full_slug.startsWith(TEMPLATES) && isWanted(story),
  )
}

async function storiesAt(
  ask: Ask,
  address: string | undefined,
  only: Readonly<Record<string, string>>,
): Promise<readonly FoundStory[]> {
  const slug = address?.replace(/^\//, '')
  if (slug === undefined) return []
  // A start page has the address of its folder, with a slash at its end.
  const query = new URLSearchParams({ ...only, with_slug: `${slug},${slug}/` })
  return (await ask<Listed>(`GET stories?${query}`)).body.stories ?? []
}

/** Where templates stand: they have no page of their own to lead to. */
const TEMPLATES = '_templates/'

export async function storiesByUuid(
  ask: Ask,
  uuids: readonly string[],
): Promise<readonly FoundStory[]> {
  if (uuids.length === 0) return []
  const query = new URLSearchParams({ by_uuids: uuids.join(','), per_page: '100' })
  const { body } = await ask<Listed>(`GET stories?${query}`)
  return body.stories ?? []
}
