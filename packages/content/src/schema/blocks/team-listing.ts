import { references } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

/** Members of the team, each linked to their profile (BLOCK-3). */
export const teamListing = defineBlock('team-listing', {
  label: 'Team listing',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
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
    most: {
      component: 'team-listing',
      _uid: 'team-listing-most',
      label: 'On call',
      heading: 'Three who answer in the night',
      description: richParagraphs('In the order in which they are woken.'),
      members: [
        'f994945f-d7ef-5f2e-8195-c438b9dcaa15',
        'be3f2e1a-4aa0-5f38-9895-518d973e0088',
        'd3d7b4f1-db63-5d5a-b5f8-63d2c288e464',
      ],
      theme: 'dark',
      editable: false,
    },
    hostile: {
      component: 'team-listing',
      _uid: 'team-listing-hostile',
      label: longWord,
      heading: longHeading,
      description: richParagraphs(markupInText, longWord),
      members: ['there-is-no-such-person', 'be3f2e1a-4aa0-5f38-9895-518d973e0088'],
      theme: 'brand',
    },
  },
})

export type TeamListing = BlockOf<typeof teamListing>
