import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { themeAndEditable } from './block-settings.ts'

export const note = defineItem('note', {
  label: 'Note',
  fields: { text: required(text({ label: 'Text' })) },
})

/** Footnotes; a superscript number in the same text links to its note, and back. */
export const notes = defineBlock('notes', {
  label: 'Notes',
  group: 'text',
  fields: {
    notes: required(
      items({
        label: 'Notes',
        of: note,
        help: 'A superscript number in the text links to the note with that number.',
      }),
    ),
    ...themeAndEditable,
  },
})

export type Notes = BlockOf<typeof notes>
