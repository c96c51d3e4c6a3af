import { expect, test } from 'vitest'
import { dragMessage } from './drag-message.ts'
import { listedLines, type TreeLine } from './tree-lines.ts'

const line = (id: string, label: string, note?: string): TreeLine => ({
  ...{ id, label, level: 1, isOpen: undefined, position: 1, setSize: 2 },
  ...(note !== undefined && { note }),
})
const lines = listedLines([line('1', 'About', 'about'), line('2', 'Careers')])

test.each([
  [{ do: 'lift', id: '1' }, 'About, about is picked up.'],
  [{ do: 'cancel', id: '2' }, 'Careers stays where it was.'],
  [{ do: 'over', target: { id: '2', where: 'before' } }, 'Before Careers'],
  [{ do: 'over', target: { id: '2', where: 'after' } }, 'After Careers'],
  [{ do: 'over', target: { id: '1', where: 'into' } }, 'Into About, about'],
  [{ do: 'over', target: undefined }, 'It cannot be dropped here.'],
] as const)('EDIT-7 each step of a drag is announced: %j', (event, message) => {
  expect(dragMessage(event, lines)).toBe(message)
})
