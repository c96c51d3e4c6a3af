import type { TeamMember } from '@prospectus/content/schema/stories/team-member'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { EntityPage } from './entity-page.tsx'

/** A member of the team: portrait, name, position, biography, profile link (BLOCK-1, BLOCK-3). */
export function TeamMemberView(props: {
  readonly name: string
  readonly member: TeamMember
}): ReactNode {
  const { name, member } = props
  const { people } = usePage().messages
  return (
    <EntityPage
      heading={name}
      text={member.position}
      body={member.biography}
      picture={
        member.image && (
          <Picture
            asset={member.image}
            aspect="4/5"
            sizes="(min-width: 64rem) 24rem, 100vw"
            className="entity-page-portrait"
          />
        )
      }
      aside={
        member.profile && (
          <ButtonLink link={member.profile} type="secondary">
            {people.profile(name)}
          </ButtonLink>
        )
      }
    />
  )
}
