import { references } from '../fields/option.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { heading, themeAndEditable } from './block-settings.ts'

/** All pages, with the featured ones in a list of their own (MAP-1, MAP-2). */
export const sitemap = defineBlock('sitemap', {
  label: 'Sitemap',
  group: 'stories',
  fields: {
    heading,
    featured_heading: text({ label: 'Heading of the featured pages' }),
    featured: references({
      label: 'Featured pages',
      help: 'Listed under their own heading instead of among all pages.',
      contentTypes: ['modules/page'],
    }),
    ...themeAndEditable,
  },
})

export type Sitemap = BlockOf<typeof sitemap>
