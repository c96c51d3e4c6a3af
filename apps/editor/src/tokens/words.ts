import { defineWords } from '../language/define-words.ts'

/** Every text of the view of tokens. */
export const WORDS = defineWords({
  en: {
    tokens: 'Tokens',
    intro:
      'Programs read and change the content with a token. Give each program one of its own, so that you can take it away alone.',
    make: 'Make a token',
    makeIt: 'Make it',
    none: 'There is no token. Make one for each program that is to read the content.',
    name: 'Name',
    nameExample: 'Nightly export',
    nameHelp: 'What will use it.',
    ofSettings: 'Of this installation’s settings',
    nameless: 'Without a name',
    mayDo: 'What it may do',
    access: {
      public: 'Reads what is published',
      private: 'Reads drafts too',
      management: 'Changes everything',
    },
    made: 'Made',
    madeBy: 'Made by',
    changedInSettings: 'Changed in the settings of the server',
    delete: 'Delete',
    deleteOne: (name: string) => `Delete ${name || 'the token without a name'}`,
    deleteTitle: 'Delete the token?',
    deleteIt: 'Delete it',
    deleteText: (name: string) =>
      `Whatever uses “${name}” stops working at once. This cannot be undone.`,
    deleted: 'The token opens nothing any more.',
    newToken: 'Your new token',
    copyNow: 'Copy it now: it is shown this once, and nobody can look it up later.',
    copy: 'Copy the token',
  },
  de: {
    tokens: 'Tokens',
    intro:
      'Mit einem Token lesen und ändern Programme den Inhalt. Geben Sie jedem Programm ein eigenes, damit Sie es einzeln entziehen können.',
    make: 'Token anlegen',
    makeIt: 'Anlegen',
    none: 'Es gibt kein Token. Legen Sie eines für jedes Programm an, das den Inhalt lesen soll.',
    name: 'Name',
    nameExample: 'Nächtlicher Export',
    nameHelp: 'Wofür es benutzt wird.',
    ofSettings: 'Aus den Einstellungen dieser Installation',
    nameless: 'Ohne Namen',
    mayDo: 'Was es darf',
    access: {
      public: 'Liest, was veröffentlicht ist',
      private: 'Liest auch Entwürfe',
      management: 'Ändert alles',
    },
    made: 'Angelegt',
    madeBy: 'Angelegt von',
    changedInSettings: 'Änderbar in den Einstellungen des Servers',
    delete: 'Löschen',
    deleteOne: (name: string) => `${name || 'Token ohne Namen'} löschen`,
    deleteTitle: 'Token löschen?',
    deleteIt: 'Löschen',
    deleteText: (name: string) =>
      `Was „${name}“ benutzt, funktioniert sofort nicht mehr. Das lässt sich nicht rückgängig machen.`,
    deleted: 'Das Token öffnet nichts mehr.',
    newToken: 'Ihr neues Token',
    copyNow: 'Kopieren Sie es jetzt: Es wird nur dieses eine Mal angezeigt.',
    copy: 'Token kopieren',
  },
})
