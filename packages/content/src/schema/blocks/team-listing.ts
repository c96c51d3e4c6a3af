import { references } from '../fields/option.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { introduction, themeAndEditable } from './block-settings.ts'

/** Team members, linked to their profiles (BLOCK-3). */
export const teamListing = defineBlock('team-listing', {
  label: 'Team listing',
  group: 'company',
  fields: {
    ...introduction,
    members: references({
      label: 'Members',
      help: 'If none is chosen, all team members.',
      contentTypes: ['modules/team-member'],
    }),
    ...themeAndEditable,
  },
})

export type TeamListing = BlockOf<typeof teamListing>
