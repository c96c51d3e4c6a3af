import { defineWords } from '../language/define-words.ts'

/** Every text of the view of the site's settings. */
export const WORDS = defineWords({
  en: {
    title: 'Settings of the site',
    intro:
      'Navigation, footer and what all pages share. They open like a page, and visitors see what you change when you publish it.',
    none: 'There are no settings yet',
    noneHelp: 'Make a story of the kind “Settings” among the stories.',
  },
  de: {
    title: 'Einstellungen der Website',
    intro:
      'Navigation, Fußbereich und was alle Seiten gemeinsam haben. Sie öffnen sich wie eine Seite, und Besucher sehen Ihre Änderungen, sobald Sie veröffentlichen.',
    none: 'Es gibt noch keine Einstellungen',
    noneHelp: 'Legen Sie unter den Seiten eine von der Art „Einstellungen“ an.',
  },
})
