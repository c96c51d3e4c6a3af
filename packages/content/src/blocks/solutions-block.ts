import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, links, theme } from './block-settings.ts'
import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'

export const solutionsCard = defineItem('solutions-card', {
  label: 'Solution',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: required(text({ label: 'Heading' })),
    description: richText({ label: 'Text' }),
    links,
    image: asset({ label: 'Image' }),
  },
})

/** Solutions for kinds of organisation, each with a picture and links. */
export const solutionsBlock = defineBlock('solutions-block', {
  label: 'Solutions block',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    cards: required(items({ label: 'Solutions', of: solutionsCard })),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'solutions-block',
      _uid: 'solutions-block-usual',
      heading: 'Same engine, different rules',
      description: richParagraphs('Industries differ in what they must prove, and to whom.'),
      cards: [
        {
          component: 'solutions-card',
          _uid: 'solutions-card-govcon',
          label: 'Government contracting',
          heading: 'Reports that an auditor can retrace',
          description: richParagraphs(
            'Every figure opens to the timesheet and the invoice under it.',
          ),
          links: [linkEntry('text', 'GovCon', 'industry/govcon')],
          image: storedAsset('evm-table', 'Earned value table by control account'),
        },
        {
          component: 'solutions-card',
          _uid: 'solutions-card-life-sciences',
          label: 'Life sciences',
          heading: 'Stage gates with the evidence attached',
          links: [linkEntry('text', 'Life sciences', 'industry/life-sciences')],
          image: storedAsset('gate-board', 'Gate board with eleven projects in five stages'),
        },
      ],
      theme: 'light',
    },
    least: {
      component: 'solutions-block',
      _uid: 'solutions-block-least',
      cards: [{ component: 'solutions-card', _uid: 'solutions-card-least', heading: 'Energy' }],
    },
  },
})

export type SolutionsBlock = BlockOf<typeof solutionsBlock>
