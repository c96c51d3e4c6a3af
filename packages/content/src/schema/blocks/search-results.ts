import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

/** What the site search found (SEARCH-1). */
export const searchResults = defineBlock('search-results', {
  label: 'Search results',
  fields: {
    heading: text({ label: 'Heading', help: 'Shown before anything has been searched for.' }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'search-results',
      _uid: 'search-results-usual',
      heading: 'Search',
      theme: 'light',
    },
    least: { component: 'search-results', _uid: 'search-results-least' },
    most: {
      component: 'search-results',
      _uid: 'search-results-most',
      heading: 'Search all pages, articles, episodes and guidebooks',
      theme: 'tinted',
      editable: false,
    },
    hostile: {
      component: 'search-results',
      _uid: 'search-results-hostile',
      heading: `${longWord} ${markupInText} ${longHeading}`.slice(0, 300),
    },
  },
})

export type SearchResults = BlockOf<typeof searchResults>
