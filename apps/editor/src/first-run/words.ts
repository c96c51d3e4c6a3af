import { defineWords } from '../language/define-words.ts'

const EN = {
  title: 'Your first change',
  open: 'Open a page',
  openHow: 'Choose one in the list above, such as Home.',
  openEmpty: 'There is none yet: press “New…” and begin with a template.',
  change: 'Change a heading',
  changeHow: 'Click a heading in the page. Type another in the form on the right.',
  publish: 'Publish it',
  publishHow: 'Press “Publish” at the top right, look at what changes, and confirm.',
  review: 'Ask for a review',
  reviewHow: 'Press “More”, then “Review”: a colleague publishes what you have written.',
  done: 'Done: visitors see your change.',
  doneReview: 'Done: a colleague is asked to look at your change.',
  closeDone: 'Close',
  isDone: 'done',
  close: 'Do not show this again',
}

export const WORDS = defineWords<typeof EN>({
  en: EN,
  de: {
    title: 'Ihre erste Änderung',
    open: 'Öffnen Sie eine Seite',
    openHow: 'Wählen Sie eine in der Liste oben, zum Beispiel Home.',
    openEmpty: 'Es gibt noch keine: Legen Sie oben eine neue an, am besten mit einer Vorlage.',
    change: 'Ändern Sie eine Überschrift',
    changeHow: 'Klicken Sie in der Seite auf eine Überschrift. Schreiben Sie rechts eine andere.',
    publish: 'Veröffentlichen Sie sie',
    publishHow: 'Der Knopf steht oben rechts. Sehen Sie an, was sich ändert, und bestätigen Sie.',
    review: 'Bitten Sie um Freigabe',
    reviewHow: 'Im Menü oben rechts. Ein Kollege veröffentlicht dann, was Sie geschrieben haben.',
    done: 'Fertig: Besucher sehen Ihre Änderung.',
    doneReview: 'Fertig: Ein Kollege ist gebeten, Ihre Änderung anzusehen.',
    closeDone: 'Schließen',
    isDone: 'erledigt',
    close: 'Nicht mehr zeigen',
  },
})
