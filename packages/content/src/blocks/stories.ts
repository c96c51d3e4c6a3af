import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { richText } from '../fields/rich-text.ts'
import { text, textarea } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs, storyLink } from './example-content.ts'

export const storyEntry = defineItem('story-entry', {
  label: 'Customer',
  fields: {
    name: required(text({ label: 'Name' })),
    quote: required(textarea({ label: 'Quote', help: 'Without quotation marks.' })),
    position: text({ label: 'Position', help: 'Post and organisation.' }),
    image: asset({ label: 'Portrait' }),
    link: multilink({ label: 'Client story' }),
  },
})

/** What customers say, several at once. */
export const stories = defineBlock('stories', {
  label: 'Stories',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    entries: required(items({ label: 'Customers', of: storyEntry })),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'stories',
      _uid: 'stories-usual',
      heading: 'In their words',
      description: richParagraphs('Three organisations, two years in.'),
      entries: [
        {
          component: 'story-entry',
          _uid: 'story-entry-holm',
          name: 'Greta Holm',
          quote: 'The board asks one question fewer every quarter.',
          position: 'Head of portfolio, Halden Rail',
          link: storyLink('client-stories/halden-rail'),
        },
        {
          component: 'story-entry',
          _uid: 'story-entry-adeyemi',
          name: 'Tunde Adeyemi',
          quote: 'Our auditors now read the same screen as our project managers.',
          position: 'Controller, Falkirk Defence Systems',
        },
      ],
      theme: 'tinted',
    },
    least: {
      component: 'stories',
      _uid: 'stories-least',
      entries: [
        {
          component: 'story-entry',
          _uid: 'story-entry-least',
          name: 'Nils Aaker',
          quote: 'We stopped colouring cells.',
        },
      ],
    },
  },
})

export type Stories = BlockOf<typeof stories>
