import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { TeamListing } from '@prospectus/content/schema/blocks/team-listing'
import type { Link } from '@prospectus/content/schema/links/multilink'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { chosenOrAllStories, type EntryWithStory } from '../../rendering/published-stories.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { CardLink } from '../../ui/card-link/card-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { internalLinkTarget } from '../../ui/link/link.tsx'
import { Monogram } from '../../ui/monogram/monogram.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

export const teamListingView = viewWithData<'team-listing', readonly Member[]>(
  TeamListingView,
  loadMembers,
  { titlesPage: 'if-headed' },
)

/** Portraits that link to the members' profiles (BLOCK-3, DATA-10). */
function TeamListingView(props: BlockViewProps<'team-listing', readonly Member[]>) {
  const { block, data: members, headingLevel } = props
  const { label, heading, description } = block
  const hasHead = label !== undefined || heading !== undefined || description !== undefined
  if (!hasHead && members.length === 0) return null
  return (
    <div
      className={`team-listing-columns twelve-columns${hasHead ? ' team-listing-headed' : ''} container`}
    >
      <BlockHead {...block} level={headingLevel} isDescriptionBelow />
      {members.length > 0 && (
        <ul className="team-listing-members">
          {members.map((member) => (
            <MemberCard
              key={member.uid}
              member={member}
              level={heading === undefined || headingLevel === 1 ? 2 : 3}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function MemberCard({ member, level }: { readonly member: Member; readonly level: 2 | 3 }) {
  const { name, position, portrait, profile, biography } = member
  const { listings } = usePage().messages
  const Heading = `h${level}` as const
  return (
    <li className="team-listing-member card-link-card">
      <div className="team-listing-portrait">
        {portrait === undefined ? (
          <Monogram name={name} />
        ) : (
          <Picture asset={portrait} alt="" aspect="4/5" sizes="(min-width: 64rem) 20vw, 45vw" />
        )}
      </div>
      <Heading className="team-listing-name">
        <CardLink link={profile}>{name}</CardLink>
        {profile.isExternal && <Icon name="external" className="team-listing-mark" />}
      </Heading>
      {position !== undefined && <p className="team-listing-position">{position}</p>}
      {biography !== undefined && (
        <div className="team-listing-biography card-link-above">
          <ButtonLink link={biography}>
            {listings.biography}
            <span className="visually-hidden">: {name}</span>
          </ButtonLink>
        </div>
      )}
    </li>
  )
}

interface Member {
  readonly uid: string
  readonly name: string
  readonly position: string | undefined
  readonly portrait: Asset | undefined
  /** An external page, or `#`, in a new tab (BLOCK-3). */
  readonly profile: Link
  /** The member's page on this site, if it has a biography. */
  readonly biography: Link | undefined
}

/** Chosen members in the editor's order, else all by position, in the page's language (DATA-7, LANG-2). */
function loadMembers(block: TeamListing, page: PageView): readonly Member[] {
  return chosenOrAllStories(block.members, 'team-member', page).flatMap(memberOf)
}

function memberOf({ entry, story: { content } }: EntryWithStory): readonly Member[] {
  if (content.kind !== 'team-member') return []
  const { position, image, profile = NO_PROFILE, biography = [] } = content
  return [
    {
      uid: entry.uuid,
      name: entry.name,
      position,
      portrait: image,
      profile,
      biography: biography.length > 0 ? internalLinkTarget(entry.path) : undefined,
    },
  ]
}

const NO_PROFILE: Link = { href: '#', isExternal: false, opensNewTab: true, isFile: false }
