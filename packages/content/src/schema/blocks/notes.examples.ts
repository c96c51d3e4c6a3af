import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const notesExamples = {
  usual: {
    component: 'notes',
    _uid: 'notes-usual',
    notes: [
      exampleNote('1', 'General terms, section 22: within thirty days of the delivery.'),
      exampleNote('2', 'Without the two orders that were cancelled before they were packed.'),
    ],
  },
  least: {
    component: 'notes',
    _uid: 'notes-least',
    notes: [exampleNote('3', 'As of the end of June 2024.')],
  },
  most: {
    component: 'notes',
    _uid: 'notes-most',
    notes: Array.from({ length: 12 }, (_, at) =>
      exampleNote(`most-${at}`, `Figure of month ${at + 1}, as the accountant signed it.`),
    ),
    theme: 'tinted',
    editable: false,
  },
  hostile: {
    component: 'notes',
    _uid: 'notes-hostile',
    notes: [
      exampleNote('long', longHeading),
      exampleNote('word', longWord),
      exampleNote('markup', markupInText),
      { component: 'note', _uid: 'note-nothing' },
    ],
  },
} satisfies Examples

function exampleNote(uid: string, text: string) {
  return { component: 'note', _uid: `note-${uid}`, text }
}
