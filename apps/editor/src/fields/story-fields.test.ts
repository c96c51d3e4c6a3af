import { expect, test } from 'vitest'
import { parseTags } from './story-fields.tsx'

test.each([
  ['', []],
  [' , ,', []],
  ['PMO', ['PMO']],
  ['night shift,  PMO ,night shift,', ['night shift', 'PMO']],
])('DATA-1 the line %j holds the tags %j', (line, tags) => {
  expect(parseTags(line)).toEqual(tags)
})
