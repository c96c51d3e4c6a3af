import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { themeAndEditable } from './block-settings.ts'

/** The results of the site search (SEARCH-1). */
export const searchResults = defineBlock('search-results', {
  label: 'Search results',
  group: 'stories',
  fields: {
    heading: text({ label: 'Heading', help: 'Shown until the visitor searches for something.' }),
    ...themeAndEditable,
  },
})

export type SearchResults = BlockOf<typeof searchResults>
