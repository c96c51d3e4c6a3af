import { componentDefinitions } from '@prospectus/content/schema/stories/component-definitions'
import { expect, it } from 'vitest'
import { extensionsOf, isAccepted } from './file-kinds.ts'

it('a field offers the kinds of file in its schema', () => {
  const fields = componentDefinitions().flatMap(({ schema }) => Object.values(schema))
  const kinds = fields.filter(({ type }) => type === 'asset').map(({ filetypes }) => filetypes)
  expect(kinds.filter((kind) => extensionsOf(kind).length === 0)).toEqual([])
  expect(extensionsOf(['texts'])).toEqual([
    '.pdf',
    '.vtt',
    '.csv',
    '.sql',
    '.docx',
    '.xlsx',
    '.zip',
  ])
  expect(extensionsOf(undefined)).toContain('.mp3')
})

it.each([
  ['Chart.PNG', ['images'], true],
  ['guide.pdf', ['images'], false],
  ['guide.pdf', undefined, true],
  ['page.html', undefined, false],
  ['png', ['images'], false],
] as const)('%s for a field of %s: %s', (name, kinds, expected) =>
  expect(isAccepted(name, kinds)).toBe(expected),
)
