import type { Asset } from '../assets/asset.ts'
import type { ReadContext } from '../context/read-context.ts'
import { asset } from '../fields/asset.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import type { Link } from '../links/multilink.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import { defineRoot, readRoot } from './root-schema.ts'
import { seo } from './seo.ts'

/** A member of the team (DATA-10); the name is the story's. */
export interface TeamMember {
  readonly kind: 'team-member'
  readonly image: Asset | undefined
  readonly position: string | undefined
  /** Their page on a professional network; opens in a new tab (BLOCK-3). */
  readonly profile: Link | undefined
  readonly biography: RichText | undefined
}

export const teamMember = defineRoot('modules/team-member', {
  label: 'Team member',
  fields: {
    image: asset({ label: 'Portrait' }),
    position: text({ label: 'Position' }),
    linkedin_url: webAddress({ label: 'Profile address' }),
    biography: richText({ label: 'Biography' }),
    seo,
  },
})

/** A team member from raw content; nothing in it is required (DATA-10). Never throws. */
export function readTeamMember(content: unknown, context: ReadContext): TeamMember {
  const { image, position, linkedin_url, biography } = readRoot(teamMember, content, context)
  const profile = linkedin_url === undefined ? undefined : { ...linkedin_url, newTab: true }
  return { kind: 'team-member', image, position, profile, biography }
}
