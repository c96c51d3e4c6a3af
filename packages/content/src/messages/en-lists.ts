import { plural } from './plural.ts'

const locale = 'en-GB'

/** Messages of lists, in English. Two of the messages of MSG-1 are here. */
export const enLists = {
  locale,

  empty: {
    filtered: 'No results found. Try adjusting your filters.',
    none: "Sorry, there are no entries for what you're looking for.",
  },

  pagination: {
    label: 'Pagination',
    previous: 'Prev',
    next: 'Next',
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },

  resources: {
    title: 'Resources',
    resourceType: 'Resource type',
    industry: 'Industry',
    theme: 'Theme',
    searchLabel: 'Search resources',
    searchPlaceholder: 'Title or summary',
    all: 'All',
    apply: 'Show results',
    clear: 'Clear filters',
    /** A link that takes one filter away. */
    without: (filter: string) => `Without “${filter}”`,
    showAll: 'Show all resources',
    count: plural(locale, { one: '# resource', other: '# resources' }),
  },

  refresh: {
    loading: 'Loading',
    /** Announced to screen readers when a list has changed; `count` is the text from `resources.count`. */
    arrived: (count: string, page: number, pages: number) => `${count}, page ${page} of ${pages}`,
    failed: 'The list could not be refreshed.',
    /** A link that loads the page with the filters that could not be shown in place. */
    plain: 'Load the page with these filters',
  },
}

/** Messages of lists, kept apart because they are sent to the browser, which renders lists too (LANG-1). */
export type ListMessages = typeof enLists
