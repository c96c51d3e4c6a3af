import { defineWords } from '../language/define-words.ts'

/** What one is told of the saves of others. */
export const WORDS = defineWords({
  en: {
    you: 'You (in another window)',
    clashes: 'Clashes',
    clash: (count: number) =>
      `A colleague changed the same ${count === 1 ? 'field' : `${count} fields`}: yours was kept, theirs is in the versions.`,
    blockKept: (count: number) =>
      count === 1
        ? 'A colleague deleted a block that you have changed: it was kept.'
        : `A colleague deleted ${count} blocks that you have changed: they were kept.`,
    blockBack: (count: number) =>
      count === 1
        ? 'A colleague changed a block that you have deleted: it is back.'
        : `A colleague changed ${count} blocks that you have deleted: they are back.`,
    versions: 'Versions',
    close: 'Close',
    someone: 'Someone else',
    story: 'The page',
    nameOfStory: 'Name of the story',
    tags: 'Tags',
    replaced: 'Replaced words',
    replacedField: (who: string, field: string, block: string) =>
      `${who} replaced what you wrote in “${field}” (${block}).`,
    deletedBlock: (who: string, block: string) => `${who} deleted “${block}”, in which you wrote.`,
    yours: 'Yours',
    now: 'Now',
    empty: 'empty',
    keepBoth: 'Keep both',
    bringBack: 'Bring mine back',
    leave: 'Leave it',
    show: 'Show',
  },
  de: {
    you: 'Sie selbst (in einem anderen Fenster)',
    clashes: 'Überschneidungen',
    clash: (count: number) =>
      `Jemand anderes hat ${count === 1 ? 'dasselbe Feld' : `dieselben ${count} Felder`} geändert: Ihre Fassung gilt, die andere steht in den Versionen.`,
    blockKept: (count: number) =>
      count === 1
        ? 'Jemand anderes hat einen Block gelöscht, den Sie geändert haben: Er blieb erhalten.'
        : `Jemand anderes hat ${count} Blöcke gelöscht, die Sie geändert haben: Sie blieben erhalten.`,
    blockBack: (count: number) =>
      count === 1
        ? 'Jemand anderes hat einen Block geändert, den Sie gelöscht haben: Er ist wieder da.'
        : `Jemand anderes hat ${count} Blöcke geändert, die Sie gelöscht haben: Sie sind wieder da.`,
    versions: 'Versionen',
    close: 'Schließen',
    someone: 'Jemand anderes',
    story: 'Die Seite',
    nameOfStory: 'Name der Seite',
    tags: 'Schlagwörter',
    replaced: 'Ersetzte Texte',
    replacedField: (who: string, field: string, block: string) =>
      `${who}: Ihr Text in „${field}“ (${block}) wurde ersetzt.`,
    deletedBlock: (who: string, block: string) =>
      `${who}: „${block}“ wurde gelöscht; darin hatten Sie geschrieben.`,
    yours: 'Ihr Text',
    now: 'Jetzt',
    empty: 'leer',
    keepBoth: 'Beide behalten',
    bringBack: 'Meinen Text zurückholen',
    leave: 'So lassen',
    show: 'Zeigen',
  },
})
