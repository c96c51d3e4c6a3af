import { defineWords } from '../../language/define-words.ts'

export const WORDS = defineWords({
  en: {
    picture: 'Picture when shared',
    help: 'What social networks show with a link to the page. Without one they show a picture of the page.',
    choose: 'Choose a picture',
    chooseAnother: 'Choose another picture',
    remove: 'Remove the picture',
  },
  de: {
    picture: 'Bild beim Teilen',
    help: 'Das zeigen soziale Netzwerke mit einem Link auf die Seite. Ohne Bild zeigen sie eines aus der Seite.',
    choose: 'Bild auswählen',
    chooseAnother: 'Anderes Bild auswählen',
    remove: 'Bild entfernen',
  },
})
