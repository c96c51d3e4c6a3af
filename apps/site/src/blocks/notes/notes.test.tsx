import { notes } from '@prospectus/content/schema/blocks/notes'
import { describe, expect, it } from 'vitest'
import { readExample, renderBlock } from '../../ui/testing/render.tsx'
import { notesView } from './notes.tsx'

describe('notes', () => {
  it('BLOCK-2 numbers the notes, and links nowhere where no text refers to them', () => {
    const html = renderBlock(notesView, readExample(notes, 'usual'))
    expect(html.match(/<li id="note-notes-usual-\d"/g)).toHaveLength(2)
    expect(html).not.toContain('<a ')
  })
})
