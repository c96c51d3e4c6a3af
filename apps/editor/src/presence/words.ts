import { defineWords } from '../language/define-words.ts'

export const WORDS = defineWords({
  en: {
    alsoHere: 'Also here',
    you: 'You, in another window',
    goTo: (name: string) => `${name} is also here. Go to where they are`,
    saved: (name: string, time: string) => `${name || 'A script'} saved at ${time}`,
  },
  de: {
    alsoHere: 'Auch hier',
    you: 'Sie selbst, in einem anderen Fenster',
    goTo: (name: string) => `${name} ist auch hier. Dorthin springen`,
    saved: (name: string, time: string) => `${name || 'Ein Skript'} hat um ${time} gespeichert`,
  },
})
