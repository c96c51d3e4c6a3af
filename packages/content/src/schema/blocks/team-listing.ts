import { references } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

/** Team members, linked to their profiles (BLOCK-3). */
export const teamListing = defineBlock('team-listing', {
  label: 'Team listing',
  group: 'company',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    members: references({
      label: 'Members',
      help: 'If none is chosen, all team members.',
      contentTypes: ['modules/team-member'],
    }),
    theme,
    editable,
  },
})

export type TeamListing = BlockOf<typeof teamListing>
