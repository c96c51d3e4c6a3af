import type { Template } from './template.ts'

type Content = Readonly<Record<string, unknown>>

/** What a page of each kind usually has, with words that say what belongs in their place. */
export const BUNDLED_TEMPLATES: readonly Template[] = [
  template('blank-page', 'Blank page', { component: 'modules/page', body: [] }),
  template('landing-page', 'Landing page', {
    component: 'modules/page',
    body: [
      block('hero-banner', {
        heading: 'What the reader gains, in one line',
        description: words('Two sentences: for whom it is, and what changes for them.'),
      }),
      block('card-grid', {
        heading: 'Three reasons',
        cards: ['First reason', 'Second reason', 'Third reason'].map((heading) =>
          block('card', { heading, description: words('One or two sentences.') }),
        ),
      }),
      block('faqs', {
        heading: 'What people ask first',
        entries: [
          block('faq', {
            title: 'What does it cost?',
            description: words('A short answer.'),
          }),
          block('faq', {
            title: 'How long does it take?',
            description: words('A short answer.'),
          }),
        ],
      }),
      block('call-to-action', { heading: 'The one next step' }),
    ],
  }),
  template('article', 'Article', {
    component: 'modules/resource',
    description: 'One or two sentences for cards and search results.',
    body: text([
      paragraph('The first paragraph says what the reader will know at the end.'),
      heading('A first part'),
      paragraph('…'),
      heading('What to do next'),
      paragraph('…'),
    ]),
  }),
  template('client-story', 'Client story', {
    component: 'modules/resource',
    description: 'Who the client is, and what has changed for them.',
    figures: [
      block('stat', { heading: '30 %', subheading: 'what it measures' }),
      block('stat', { heading: '12 weeks', subheading: 'what it measures' }),
    ],
    body: text([
      heading('Where they stood'),
      paragraph('…'),
      heading('What they did'),
      paragraph('…'),
      heading('What came of it'),
      paragraph('…'),
    ]),
  }),
  template('event', 'Event', {
    component: 'modules/resource',
    description: 'What happens, where and for whom.',
    location: 'Town and venue',
    body: text([paragraph('What a guest will take home.'), heading('Programme'), paragraph('…')]),
  }),
  template('webinar', 'Webinar', {
    component: 'modules/resource',
    description: 'What you will know after 45 minutes.',
    body: text([
      paragraph('Who speaks, and about what.'),
      heading('What we talk about'),
      paragraph('…'),
    ]),
  }),
]

function template(id: string, name: string, content: Content): Template {
  return { id, name, bundled: true, content }
}

function block(component: string, fields: Content): Content {
  return { component, _uid: '', ...fields }
}

function words(text_: string): Content {
  return text([paragraph(text_)])
}

function text(content: readonly Content[]): Content {
  return { type: 'doc', content }
}

function heading(words: string): Content {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: words }] }
}

function paragraph(words: string): Content {
  return { type: 'paragraph', content: [{ type: 'text', text: words }] }
}
