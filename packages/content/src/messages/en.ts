import { enBlocks } from './en-blocks.ts'
import { enConsent } from './en-consent.ts'
import { enLists } from './en-lists.ts'
import { plural } from './plural.ts'

const locale = 'en-GB'
const results = plural(locale, { one: '# result', other: '# results' })
const allResults = plural(locale, { one: '# result', other: 'All # results' })

/**
 * Every text of the site that is not content, in English. Translations have the same shape (LANG-1). The five
 * messages of MSG-1 are quoted word for word.
 */
export const en = {
  languageName: 'English',

  layout: {
    skipLink: 'Skip to content',
    home: 'Home',
    menu: 'Menu',
    closeMenu: 'Close menu',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    legalNavigation: 'Legal',
    languages: 'Languages',
    breadcrumb: 'Breadcrumb',
    loading: enLists.refresh.loading,
    externalLink: 'opens another website',
    newTab: 'opens in a new tab',
    externalNewTab: 'opens another website in a new tab',
    otherLanguage: (language: string) => `in ${language}`,
    backToTop: 'Back to top',
    table: 'Table',
    noteNumber: (number: number) => `Note ${number}`,
    backToText: (number: number) => `Back to the text, note ${number}`,
    pictureSource: 'Source',
    close: 'Close',
  },

  notFound: {
    title: 'Page not found',
    heading: 'This page is not on the plan',
    text: 'There is nothing at this address. It may have moved, or it may never have been here.',
    searchPrompt: 'Search for what you had in mind, or carry on from one of these pages.',
    onward: 'Where to go from here',
  },

  failure: {
    title: 'Something went wrong',
    text: 'The fault is ours and has been noted. Please try again shortly.',
    preparing: 'We will be right back',
    preparingText: 'This site is being prepared. Please try again in half a minute.',
    again: 'Try again',
    home: 'Go to the home page',
  },

  /** What those read whose request is at fault: a heading and what it means. */
  refusal: {
    badAddress: 'This address does not work',
    badAddressText: 'It has characters that no address of this site has.',
    longAddress: 'This address is too long',
    longAddressText: 'No address of this site is that long.',
    onlyRead: 'Not like this',
    onlyReadText: 'This address can be read, but nothing can be sent to it.',
    tooOften: 'One moment, please',
    tooOftenText: 'That was a lot at once. Please try again in a moment.',
  },

  redirect: {
    heading: '307 Redirect - Pretty Link',
    noPreview: 'This component has no preview.',
    willRedirect: 'In production it will redirect to the destination URL:',
    checkInProduction: 'Please check the URL in production.',
    circle:
      'This address leads back here, by itself or through other redirects. In production the page answers “not found”. Please choose another destination.',
    noDestination: 'No destination URL is set, or the one that is set cannot be used.',
  },

  search: {
    title: 'Search',
    prompt: 'What are you looking for?',
    label: 'Search this site',
    placeholder: 'Topic or title',
    submit: 'Search',
    heading: (count: number, query: string) => `${results(count)} for “${query}”`,
    /** Offers a similar query that has results when nothing was found. */
    nearest: (query: string, count: number) => `Did you mean “${query}”? ${results(count)}`,
    count: results,
    /** What to do when nothing was found. */
    advice: 'Check the spelling, or try one word that the page would use itself.',
    browse: 'Browse all resources',
    newest: 'Newest resources',
    /** Label of the link under a search field whose words nothing has. */
    noneOfKind: 'None of these results is of this kind.',
    allKinds: (count: number) => `Show all results (${count})`,
    nothingFor: (query: string) => `Nothing for “${query}”: see what else there is`,
    tabs: 'Kinds of result',
    tabAll: 'All',
    tabPages: 'Pages',
    tabResources: 'Resources',
    tabOther: 'Other resources',
    page: 'Page',
    suggestions: 'Suggestions',
    suggestionCount: plural(locale, { one: '# suggestion', other: '# suggestions' }),
    noSuggestions: 'No suggestions',
    allResults: (count: number, query: string) => `${allResults(count)} for “${query}”`,
    find: 'Find',
    findLabel: 'Find pages and resources',
  },

  languagePages: {
    search: { title: 'Search', description: 'Find every page of this website by its words.' },
    resources: {
      title: 'Resources',
      description:
        'Everything on this website to read, hear and watch, by kind, industry and theme.',
    },
    sitemap: { title: 'Sitemap', description: 'All pages of this website in one list, by folder.' },
  },

  resource: {
    published: 'Published',
    author: 'By',
    duration: 'Length',
    themes: 'Themes',
    industries: 'Industries',
    contents: 'Contents',
    download: 'Download',
    downloadPdf: 'Download PDF',
    downloads: 'Downloads',
    related: 'Related resources',
    readMore: 'Read more',
    transcript: 'Transcript',
    transcriptEdition: 'Transcript edition',
    readHere: 'Read the document here',
    gated: 'Fill in the form to get the download.',
    gatedContact: 'Ask us for the document',
    onRequest: 'on request',
    keyFigures: 'Key figures',
    register: 'Register',
    when: 'When',
    where: 'Where',
    upcoming: 'Upcoming',
    past: 'This event is over',
    yourTime: 'your time',
    watchRecording: 'Watch the recording',
  },

  ...enLists,
  ...enBlocks,
  ...enConsent,
}

/** Every text of the site that is not content; every language has all of them (LANG-1). */
export type Messages = typeof en
