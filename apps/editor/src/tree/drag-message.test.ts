import { expect, test } from 'vitest'
import { describeDrag } from './drag-message.ts'
import { createTreeLines, type TreeLine } from './tree-lines.ts'

const line = (id: string, label: string, note?: string): TreeLine => ({
  ...{ id, label, level: 1, isOpen: undefined, position: 1, setSize: 2 },
  ...(note !== undefined && { note }),
})
const lines = createTreeLines([line('1', 'About', 'about'), line('2', 'Careers')])

test.each([
  [{ kind: 'lift', id: '1' }, 'About, about is picked up.'],
  [{ kind: 'cancel', id: '2' }, 'Careers stays where it was.'],
  [{ kind: 'over', target: { id: '2', placement: 'before' } }, 'Before Careers'],
  [{ kind: 'over', target: { id: '2', placement: 'after' } }, 'After Careers'],
  [{ kind: 'over', target: { id: '1', placement: 'into' } }, 'Into About, about'],
  [{ kind: 'over', target: undefined }, 'It cannot be dropped here.'],
] as const)('EDIT-7 each step of a drag is announced: %j', (event, message) => {
  expect(describeDrag(event, lines)).toBe(message)
})
