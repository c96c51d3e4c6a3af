import type { TeamMember } from '@prospectus/content/schema/stories/team-member'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { crumbsOf } from '../../ui/breadcrumbs/crumbs-of.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

/** A member of the team: the portrait beside name and position, biography, profile link (BLOCK-1, BLOCK-3). */
export function TeamMemberView(props: {
  readonly name: string
  readonly member: TeamMember
}): ReactNode {
  const { name, member } = props
  const { story, snapshot, messages } = usePage()
  const crumbs = story === undefined ? [] : crumbsOf(story, snapshot, messages.layout.home)
  return (
    <div className="team-member container">
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
      {member.image && (
        <div className="team-member-portrait">
          <Picture asset={member.image} aspect="1/1" sizes="(min-width: 64rem) 24rem, 7rem" />
        </div>
      )}
      <div className="team-member-name">
        <h1>{name}</h1>
        {member.position !== undefined && <p className="lede">{member.position}</p>}
      </div>
      <div className="team-member-body">
        <RichTextView content={member.biography} />
        {member.profile && (
          <ButtonLink link={member.profile} type="secondary">
            {messages.people.profile(name)}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
