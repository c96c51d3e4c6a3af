import { defineWords } from '../language/define-words.ts'

/** The names of the editor's views, and what stands where there is none. */
export const WORDS = defineWords({
  en: {
    navigation: 'Parts of the editor',
    skip: 'Skip to the content',
    stories: 'Stories',
    media: 'Media',
    leads: 'Leads',
    redirects: 'Redirects',
    replace: 'Replace',
    lists: 'Lists',
    settings: 'Settings',
    people: 'People',
    activity: 'Activity',
    webhooks: 'Webhooks',
    tokens: 'Tokens',
    opening: 'Opening …',
    noSuchView: 'There is nothing here',
    noSuchViewWhy: (path: string) =>
      `The editor has no view at ${path}. The address may be old, or a letter of it may be missing.`,
    toStories: 'Go to the stories',
    notAllowed: 'Your role does not include this. Ask an owner of the site for it.',
  },
  de: {
    navigation: 'Bereiche des Editors',
    skip: 'Zum Inhalt springen',
    stories: 'Seiten',
    media: 'Medien',
    leads: 'Leads',
    redirects: 'Weiterleitungen',
    replace: 'Ersetzen',
    lists: 'Listen',
    settings: 'Einstellungen',
    people: 'Personen',
    activity: 'Protokoll',
    webhooks: 'Webhooks',
    tokens: 'Tokens',
    opening: 'Wird geöffnet …',
    noSuchView: 'Hier ist nichts',
    noSuchViewWhy: (path: string) =>
      `Der Editor hat keine Ansicht unter ${path}. Vielleicht ist die Adresse alt, oder es fehlt ein Zeichen.`,
    toStories: 'Zu den Seiten',
    notAllowed: 'Ihre Rolle erlaubt das nicht. Bitten Sie einen Inhaber der Website darum.',
  },
})
