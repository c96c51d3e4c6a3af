import type { Template } from '@prospectus/protocol/management/template'
import type { JsonObject } from '@prospectus/protocol/values/json'
import type { EditorLanguage } from '../people/editor-language.ts'
import { TEMPLATE_WORDS } from './template-words.ts'

type Content = JsonObject

/** What a page of each kind usually has, with words in a language that say what belongs in their place. */
export function bundledTemplates(language: EditorLanguage): readonly Template[] {
  const { names, landing, article, clientStory, event, webinar } = TEMPLATE_WORDS[language]
  return [
    template('blank-page', names.blank, { component: 'modules/page', body: [] }),
    template('landing-page', names.landing, {
      component: 'modules/page',
      body: [
        block('hero-banner', { heading: landing.heading, description: words(landing.description) }),
        block('card-grid', {
          heading: landing.reasons,
          cards: landing.reason.map((heading) =>
            block('card', { heading, description: words(landing.sentences) }),
          ),
        }),
        block('faqs', {
          heading: landing.questions,
          entries: landing.question.map((title) =>
            block('faq', { title, description: words(landing.answer) }),
          ),
        }),
        block('call-to-action', { heading: landing.step }),
      ],
    }),
    template('article', names.article, {
      component: 'modules/resource',
      description: article.description,
      body: text([
        paragraph(article.opening),
        ...[article.part, article.next].flatMap((part) => [heading(part), paragraph('…')]),
      ]),
    }),
    template('client-story', names.clientStory, {
      component: 'modules/resource',
      description: clientStory.description,
      figures: clientStory.figures.map((figure) =>
        block('stat', { heading: figure, subheading: clientStory.measured }),
      ),
      body: text(clientStory.parts.flatMap((part) => [heading(part), paragraph('…')])),
    }),
    template('event', names.event, {
      component: 'modules/resource',
      description: event.description,
      location: event.location,
      body: text([paragraph(event.gain), heading(event.programme), paragraph('…')]),
    }),
    template('webinar', names.webinar, {
      component: 'modules/resource',
      description: webinar.description,
      body: text([paragraph(webinar.speakers), heading(webinar.topics), paragraph('…')]),
    }),
  ]
}

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
