import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const searchResultsExamples = {
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
} satisfies Examples
