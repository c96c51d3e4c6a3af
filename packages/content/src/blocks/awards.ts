import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs, storedAsset, storyLink } from './example-content.ts'

export const award = defineItem('award', {
  label: 'Award',
  fields: {
    heading: required(text({ label: 'Award' })),
    year: text({ label: 'Year' }),
    image: asset({ label: 'Badge' }),
    link: multilink({ label: 'Link', help: 'Where the award is announced.' }),
  },
})

/** Awards won, with their year and badge. */
export const awards = defineBlock('awards', {
  label: 'Awards',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    awards: items({ label: 'Awards', of: award }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'awards',
      _uid: 'awards-usual',
      heading: 'Judged by people who run projects',
      description: richParagraphs('Three juries of practitioners, three different questions.'),
      awards: [
        {
          component: 'award',
          _uid: 'award-1',
          heading: 'Controls Practice of the Year',
          year: '2024',
          image: storedAsset('controls-practice-2024', 'Controls Practice award badge'),
          link: storyLink('project-management-awards/controls-practice-2024'),
        },
        { component: 'award', _uid: 'award-2', heading: 'Delivery Technology Award', year: '2023' },
        {
          component: 'award',
          _uid: 'award-3',
          heading: 'Public Sector Programme Tool',
          year: '2022',
        },
      ],
      theme: 'light',
    },
    least: { component: 'awards', _uid: 'awards-least' },
  },
})

export type Awards = BlockOf<typeof awards>
