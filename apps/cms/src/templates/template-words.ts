import type { EditorLanguage } from '../people/editor-language.ts'

interface TemplateWords {
  readonly names: Readonly<
    Record<'blank' | 'landing' | 'article' | 'clientStory' | 'event' | 'webinar', string>
  >
  readonly landing: {
    readonly heading: string
    readonly description: string
    readonly reasons: string
    readonly reason: readonly string[]
    readonly sentences: string
    readonly questions: string
    readonly question: readonly string[]
    readonly answer: string
    readonly step: string
  }
  readonly article: {
    readonly description: string
    readonly opening: string
    readonly part: string
    readonly next: string
  }
  readonly clientStory: {
    readonly description: string
    readonly figures: readonly string[]
    readonly measured: string
    readonly parts: readonly string[]
  }
  readonly event: {
    readonly description: string
    readonly location: string
    readonly gain: string
    readonly programme: string
  }
  readonly webinar: {
    readonly description: string
    readonly speakers: string
    readonly topics: string
  }
}

/** What the bundled templates are called, and what they say in place of an editor's words. */
export const TEMPLATE_WORDS: Readonly<Record<EditorLanguage, TemplateWords>> = {
  en: {
    names: {
      blank: 'Blank page',
      landing: 'Landing page',
      article: 'Article',
      clientStory: 'Client story',
      event: 'Event',
      webinar: 'Webinar',
    },
    landing: {
      heading: 'What the reader gains, in one line',
      description: 'Two sentences: for whom it is, and what changes for them.',
      reasons: 'Three reasons',
      reason: ['First reason', 'Second reason', 'Third reason'],
      sentences: 'One or two sentences.',
      questions: 'What people ask first',
      question: ['What does it cost?', 'How long does it take?'],
      answer: 'A short answer.',
      step: 'The one next step',
    },
    article: {
      description: 'One or two sentences for cards and search results.',
      opening: 'The first paragraph says what the reader will know at the end.',
      part: 'A first part',
      next: 'What to do next',
    },
    clientStory: {
      description: 'Who the client is, and what has changed for them.',
      figures: ['30 %', '12 weeks'],
      measured: 'what it measures',
      parts: ['Where they stood', 'What they did', 'What came of it'],
    },
    event: {
      description: 'What happens, where and for whom.',
      location: 'Town and venue',
      gain: 'What a guest will take home.',
      programme: 'Programme',
    },
    webinar: {
      description: 'What you will know after 45 minutes.',
      speakers: 'Who speaks, and about what.',
      topics: 'What we talk about',
    },
  },
  de: {
    names: {
      blank: 'Leere Seite',
      landing: 'Landingpage',
      article: 'Artikel',
      clientStory: 'Kundengeschichte',
      event: 'Veranstaltung',
      webinar: 'Webinar',
    },
    landing: {
      heading: 'Was Leser davon haben, in einer Zeile',
      description: 'Zwei Sätze: für wen es ist und was sich für sie ändert.',
      reasons: 'Drei Gründe',
      reason: ['Erster Grund', 'Zweiter Grund', 'Dritter Grund'],
      sentences: 'Ein oder zwei Sätze.',
      questions: 'Was die meisten zuerst fragen',
      question: ['Was kostet es?', 'Wie lange dauert es?'],
      answer: 'Eine kurze Antwort.',
      step: 'Der eine nächste Schritt',
    },
    article: {
      description: 'Ein oder zwei Sätze für Karten und Suchergebnisse.',
      opening: 'Der erste Absatz sagt, was Leser am Ende wissen.',
      part: 'Ein erster Teil',
      next: 'Wie es weitergeht',
    },
    clientStory: {
      description: 'Wer der Kunde ist und was sich für ihn geändert hat.',
      figures: ['30 %', '12 Wochen'],
      measured: 'was damit gemessen wird',
      parts: ['Wie es vorher war', 'Was getan wurde', 'Was daraus wurde'],
    },
    event: {
      description: 'Was stattfindet, wo und für wen.',
      location: 'Stadt und Ort',
      gain: 'Was Gäste mitnehmen.',
      programme: 'Programm',
    },
    webinar: {
      description: 'Was Sie nach 45 Minuten wissen.',
      speakers: 'Wer spricht und worüber.',
      topics: 'Worum es geht',
    },
  },
}
