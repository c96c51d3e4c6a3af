import { defineWords } from '../language/define-words.ts'

export const WORDS = defineWords({
  en: {
    alsoHere: 'Also here',
    you: 'You, in another window',
    goTo: (name: string) => `${name} is also here. Go to where they are`,
    saved: (name: string, time: string) => `${name || 'A script'} saved at ${time}`,
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
    bringBack: 'Bring mine back',
    leave: 'Leave it',
    show: 'Show',
  },
  de: {
    alsoHere: 'Auch hier',
    you: 'Sie selbst, in einem anderen Fenster',
    goTo: (name: string) => `${name} ist auch hier. Dorthin springen`,
    saved: (name: string, time: string) => `${name || 'Ein Skript'} hat um ${time} gespeichert`,
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
    bringBack: 'Meinen Text zurückholen',
    leave: 'So lassen',
    show: 'Zeigen',
  },
})
