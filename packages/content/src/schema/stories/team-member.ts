import { asset } from '../fields/asset.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import { type ContentOf, defineShapedRoot } from './root-schema.ts'
import { seo } from './seo.ts'

/** Team member, named by the story (DATA-10). */
export const teamMember = defineShapedRoot(
  'team-member',
  {
    label: 'Team member',
    fields: {
      image: asset({ label: 'Portrait', crops: ['4/5'] }),
      position: text({ label: 'Position' }),
      linkedin_url: webAddress({ label: 'Profile address' }),
      biography: richText({ label: 'Biography' }),
    },
    head: { seo },
  },
  ({ image, position, linkedin_url, biography }) => ({
    image,
    position,
    /** Page on a professional network, in a new tab (BLOCK-3). */
    profile: linkedin_url === undefined ? undefined : { ...linkedin_url, opensNewTab: true },
    biography,
  }),
)

export type TeamMember = ContentOf<typeof teamMember>
