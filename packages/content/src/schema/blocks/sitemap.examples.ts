import type { Examples } from './examples.ts'
import { longHeading, longWord } from './hostile-examples.ts'

export const sitemapExamples = {
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
} satisfies Examples
