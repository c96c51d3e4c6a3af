import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { TeamListing } from '@prospectus/content/schema/blocks/team-listing'
import type { Link } from '@prospectus/content/schema/links/multilink'
import type { PageView } from '../../rendering/page-view.ts'
import { chosenOrAllStories, type PublishedStory } from '../../rendering/published-stories.ts'

/** What the listing shows of a member. */
export interface Member {
  readonly uid: string
  readonly name: string
  readonly position: string | undefined
  readonly portrait: Asset | undefined
  /** Their page elsewhere, or `#`, in a new tab (BLOCK-3). */
  readonly profile: Link
  /** Path of their page on this site; undefined when that page would add nothing to the listing. */
  readonly biography: Link | undefined
}

/**
 * The chosen members in the editor's order, else every one there is, by position and in the
 * page's language (DATA-7, LANG-2).
 */
export function loadMembers(block: TeamListing, page: PageView): readonly Member[] {
  return chosenOrAllStories(block.members, 'team-member', page).flatMap(memberOf)
}

function memberOf({ entry, story: { content } }: PublishedStory): readonly Member[] {
  if (content.kind !== 'team-member') return []
  const { position, image, profile = nowhere, biography = [] } = content
  const own = { href: entry.path, external: false, newTab: false, file: false }
  return [
    {
      uid: entry.uuid,
      name: entry.name,
      position,
      portrait: image,
      profile,
      biography: biography.length > 0 ? own : undefined,
    },
  ]
}

const nowhere: Link = { href: '#', external: false, newTab: true, file: false }
