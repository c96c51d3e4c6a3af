import { references } from '../fields/option.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { longHeading, longWord } from './hostile-examples.ts'

/** All pages in a list, those of its own featured list apart (MAP-1, MAP-2). */
export const sitemap = defineBlock('sitemap', {
  label: 'Sitemap',
  fields: {
    heading: text({ label: 'Heading' }),
    featured_heading: text({ label: 'Heading of the featured pages' }),
    featured: references({
      label: 'Featured pages',
      help: 'Listed under their own heading and left out of the list of all pages.',
      contentTypes: ['modules/page'],
    }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'sitemap',
      _uid: 'sitemap-usual',
      heading: 'All pages',
      featured_heading: 'Most visited',
      featured: [],
      theme: 'light',
    },
    least: { component: 'sitemap', _uid: 'sitemap-least' },
    most: {
      component: 'sitemap',
      _uid: 'sitemap-most',
      heading: 'Every page of this site, folder by folder',
      featured_heading: 'Where most people want to go',
      featured: [],
      theme: 'tinted',
      editable: false,
    },
    hostile: {
      component: 'sitemap',
      _uid: 'sitemap-hostile',
      heading: longHeading,
      featured_heading: longWord,
      featured: ['no-such-story', 'nor-this-one'],
    },
  },
})

export type Sitemap = BlockOf<typeof sitemap>
