import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import { consentChoicesExamples } from '@prospectus/content/schema/blocks/consent-choices.examples'
import { contentAreaExamples } from '@prospectus/content/schema/blocks/content-area.examples'
import { faqsExamples } from '@prospectus/content/schema/blocks/faqs.examples'
import { leadFormExamples } from '@prospectus/content/schema/blocks/lead-form.examples'
import { resourcesCentreExamples } from '@prospectus/content/schema/blocks/resources-centre.examples'
import { searchResultsExamples } from '@prospectus/content/schema/blocks/search-results.examples'
import { sitemapExamples } from '@prospectus/content/schema/blocks/sitemap.examples'
import { timelineExamples } from '@prospectus/content/schema/blocks/timeline.examples'

/** A story that the browser tests read and never change; a full slug that ends in `/` is a folder's start page. */
export interface ServedStory {
  readonly fullSlug: string
  readonly name: string
  readonly content: Readonly<Record<string, unknown>>
}

/** A page of several blocks: more than two windows high, with a link, a carousel, FAQs and a text. */
export const SERVED_PAGE = '/specimen-page'
/** An article with ten headings. */
export const SERVED_ARTICLE = '/blog/specimen-article'
/** A recording with a transcript; it plays `SERVED_RECORDING`. */
export const SERVED_EPISODE = '/podcast/specimen-episode'
/** An image that every brand's site has for the tests, below the assets folder. */
export const SERVED_PICTURE = '800x800/5e1ec7ed00/specimen-picture.svg'
export const SERVED_RECORDING = 'x/5e1ec7ed00/specimen-episode.mp3'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const heading = (text: string) => ({
  type: 'heading',
  attrs: { level: 2, textAlign: null },
  content: [{ type: 'text', text }],
})
const richText = (...content: readonly object[]) => ({ type: 'doc', content })

const page = (fullSlug: string, name: string, ...blocks: readonly object[]): ServedStory => ({
  fullSlug,
  name,
  content: {
    component: 'modules/page',
    _uid: `root-${fullSlug}`,
    body: blocks.map((block, index) => ({ ...block, _uid: `${fullSlug}-${index}` })),
  },
})

const hero = (title: string, text: string, overrides: object = {}) => ({
  component: 'hero-banner',
  heading: title,
  description: richText(paragraph(text)),
  ...overrides,
})

const resource = (fullSlug: string, name: string, content: object): ServedStory => ({
  fullSlug,
  name,
  content: { component: 'modules/resource', _uid: `root-${fullSlug}`, ...content },
})

const linkTo = (url: string, label: string) => ({
  component: 'link',
  _uid: `link-${label}`,
  type: 'primary',
  label,
  link: { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url },
})

const field = (name: string, kind: string, label: string, overrides: object = {}) => ({
  ...{ component: 'form-field', _uid: `field-${name}`, name, kind, label },
  ...{ help: '', required: true, autocomplete: '', choices: '', maximum: '', ...overrides },
})

const form = (
  fullSlug: string,
  title: string,
  fields: readonly object[],
  overrides: object,
): ServedStory => ({
  fullSlug,
  name: title,
  content: {
    ...{ component: 'modules/form', _uid: `root-${fullSlug}`, title, fields, intro: '' },
    ...{ privacy_note: '', privacy_link: '/cookie-preferences', submit: title, thanks: '' },
    ...{ thanks_path: '', notify: 'forms@vendor.example', gated: false, ...overrides },
  },
})

/** Only for tests: every brand is served with them, and no list or search shows them. */
const testStories: readonly ServedStory[] = [
  page(
    'specimen-page',
    'Specimen page',
    hero('A page for tests', 'It has blocks that a visitor can work with.', {
      links: [linkTo('/about', 'About us')],
    }),
    contentAreaExamples.usual,
    timelineExamples.usual,
    faqsExamples.usual,
    contentAreaExamples.usual,
    contentAreaExamples.usual,
  ),
  resource('blog/specimen-article', 'An article for tests', {
    date: '2020-01-06 09:00',
    body: richText(
      ...Array.from({ length: 10 }, (_, index) => [
        heading(`Heading ${index + 1}`),
        ...Array.from({ length: 3 }, (_, nth) =>
          paragraph(`Paragraph ${nth + 1} of part ${index + 1}. `.repeat(20)),
        ),
      ]).flat(),
    ),
  }),
]

/** Full slugs of the stories that block examples link to. */
function linkedByExamples(): readonly string[] {
  const text = JSON.stringify(allExamples)
  return [
    ...new Set(
      [...text.matchAll(/"linktype":"story"[^{}]*"cached_url":"([^"]+)"/g)].map(
        ([, fullSlug = '']) => fullSlug,
      ),
    ),
  ]
}

/** Pages that a site usually has, at addresses that the product knows; served for a brand without them. */
const commonStories: readonly ServedStory[] = [
  page('search', 'Search', searchResultsExamples.usual),
  page('resources', 'Resources', resourcesCentreExamples.usual),
  page('sitemap', 'Sitemap', sitemapExamples.usual),
  page(
    'cookie-preferences',
    'Cookie preferences',
    hero('You decide what is kept', 'This site stores what you allow.'),
    consentChoicesExamples.usual,
  ),
  page('request-a-demo', 'Request a demo', {
    ...leadFormExamples.usual,
    form: [
      { component: 'form-embed', _uid: 'form', form_id: 'request-a-demo', title: 'Request a demo' },
    ],
  }),
  page('mailing-list', 'Mailing list', {
    ...leadFormExamples.usual,
    form: [{ component: 'form-embed', _uid: 'form', form_id: 'mailing-list', title: 'Join' }],
  }),
  page('contact/', 'Contact', hero('Write to us', 'Somebody answers.')),
  page('careers/', 'Careers', hero('Work with us', 'There is one table, and a chair is free.')),
  page('thank-you-for-booking-a-demo', 'Thank you', hero('It is booked', 'We write to you soon.')),
  page('de/', 'Startseite', hero('Willkommen', 'Diese Seite ist deutsch.')),
  page('de/danke', 'Danke', hero('Angekommen', 'Wir antworten meist innerhalb von drei Stunden.')),
  {
    fullSlug: 'go/demo',
    name: 'Go to the demo',
    content: { component: 'modules/redirect', _uid: 'r', destination_url: '/request-a-demo' },
  },
  form(
    'forms/request-a-demo',
    'Request a demo',
    [
      field('name', 'text', 'Your name'),
      field('email', 'email', 'Your email address'),
      field('company', 'text', 'Your organisation'),
      field('message', 'textarea', 'What should the demo answer?', {
        help: 'Two dates that suit you.',
        required: false,
      }),
      field('consent', 'consent', 'I agree that these details are kept to answer me.'),
    ],
    { thanks_path: '/thank-you-for-booking-a-demo' },
  ),
  form(
    'forms/complaint',
    'Send a complaint',
    [
      field('name', 'text', 'Your name', { required: false }),
      field('email', 'email', 'Your email address', { help: 'A copy goes to this address.' }),
      field('message', 'textarea', 'What happened, and when?'),
    ],
    { thanks: 'Somebody reads it today.' },
  ),
  form(
    'forms/mailing-list',
    'Join the mailing list',
    [
      field('email', 'email', 'Your email address'),
      field('consent', 'consent', 'I would like the letter by email.'),
    ],
    { thanks: 'You are on the list once you have pressed the button in our email.' },
  ),
  form(
    'forms/security-documents',
    'Ask for security documents',
    [
      field('name', 'text', 'Your name'),
      field('documents', 'checkboxes', 'Which documents?', {
        choices: 'Certificates\nRestore log',
      }),
      field('agreement', 'radios', 'Which agreement?', { choices: 'Yours\nOurs' }),
    ],
    { thanks: 'The answer comes within one working day.' },
  ),
  form(
    'forms/business-value-assessment',
    'Request an assessment',
    [field('email', 'email', 'Your email address')],
    { thanks: 'Thank you.' },
  ),
  {
    fullSlug: 'assessments/which-service',
    name: 'Self-assessment',
    content: {
      ...{ component: 'modules/assessment', _uid: 'assessment', edition: '1' },
      introduction: 'Think of your last three projects.',
      dimensions: [1, 2, 3].map((dimension) => ({
        ...{ component: 'assessment-dimension', _uid: `d${dimension}`, name: `Part ${dimension}` },
        questions: [1, 2].map((question) => ({
          ...{ component: 'assessment-question', _uid: `q${dimension}${question}` },
          question: `Question ${question} of part ${dimension}`,
          ...{ answer_0: 'Not at all', answer_1: 'A little', answer_2: 'In part' },
          ...{ answer_3: 'For the most part', answer_4: 'Wholly' },
        })),
        ...{ next_low: 'Begin.', next_middle: 'Go on.', next_high: 'Keep it up.' },
      })),
      bands: [
        {
          component: 'assessment-band',
          _uid: 'b1',
          name: 'Begun',
          from: '0',
          description: 'Go on.',
        },
      ],
    },
  },
  form('forms/contact', 'Write to us', [field('message', 'textarea', 'Your message')], {
    thanks: 'Thank you.',
  }),
  form(
    'de/forms/contact',
    'Nachricht an uns',
    [
      field('name', 'text', 'Ihr Name'),
      field('email', 'email', 'Ihre E-Mail-Adresse'),
      field('message', 'textarea', 'Ihre Nachricht'),
      field('consent', 'consent', 'Diese Angaben dürfen gespeichert werden.'),
    ],
    { thanks_path: '/de/danke' },
  ),
]

/** Enough for search and paging, for a brand with few stories of its own. */
const searchable: readonly ServedStory[] = Array.from({ length: 60 }, (_, index) => {
  const section = index % 6 === 0 ? 'podcast' : 'blog'
  return resource(`${section}/note-${index + 1}`, `A plan for department number ${index + 1}`, {
    date: `2021-02-${String((index % 28) + 1).padStart(2, '0')} 09:00`,
    description: 'A note on drift, risk and earned value.',
    body: richText(paragraph('The plan float, the cost curve and what each of them is for.')),
  })
})

const episode = (recording: string) =>
  resource('podcast/specimen-episode', 'An episode for tests', {
    date: '2020-01-07 09:00',
    audio: { fieldtype: 'asset', id: 1, filename: recording, alt: '' },
    transcript: richText(
      paragraph('[0:00] What is said at the beginning.'),
      paragraph('[0:05] What is said after that.'),
    ),
    body: richText(paragraph('A recording to be played by tests.')),
  })

const hidden = (story: ServedStory): ServedStory => ({
  ...story,
  content: { ...story.content, prevent_indexing: true },
})

/**
 * The stories that the served site has in addition to its brand's.
 *
 * @param brandHas true if the brand has a story with a full slug
 * @param isSmall true if the brand has too few stories for several pages of results
 * @param recording address of `SERVED_RECORDING`
 */
export function servedStories(
  brandHas: (fullSlug: string) => boolean,
  isSmall: boolean,
  recording: string,
): readonly ServedStory[] {
  const added = isSmall ? [...commonStories, ...searchable] : commonStories
  const known = new Set(added.map(({ fullSlug }) => fullSlug))
  const linked = linkedByExamples()
    .filter(
      (fullSlug) => !known.has(fullSlug) && !known.has(`${fullSlug}/`) && !brandHas(`${fullSlug}/`),
    )
    .map((fullSlug) =>
      hidden(page(fullSlug, fullSlug, hero('An example links here', 'It ends here.'))),
    )
  return [
    ...[...testStories, episode(recording)].map(hidden),
    ...[...added, ...linked].filter(({ fullSlug }) => !brandHas(fullSlug)),
  ]
}
