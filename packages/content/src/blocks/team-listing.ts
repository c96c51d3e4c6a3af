import { references } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'

/** Members of the team, each linked to their profile (BLOCK-3). */
export const teamListing = defineBlock('team-listing', {
  label: 'Team listing',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    members: references({
      label: 'Members',
      help: 'None chosen: every team member.',
      contentTypes: ['modules/team-member'],
    }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'team-listing',
      _uid: 'team-listing-usual',
      heading: 'Leadership team',
      description: richParagraphs('All of them have run a project office or been run by one.'),
      members: [],
      theme: 'light',
    },
    least: { component: 'team-listing', _uid: 'team-listing-least' },
  },
})

export type TeamListing = BlockOf<typeof teamListing>
