import fc from 'fast-check'
import { expect, it } from 'vitest'
import { positionOfJsonError } from './json-error.ts'

it.each([
  ['{"a": oops}', { line: 1, column: 7 }],
  ['[1,\n2,]', { line: 2, column: 3 }],
  ['{"a": 1,\n\n "b" 2}', { line: 3, column: 6 }],
  ['{"a": 1', { line: 1, column: 7 }],
  ['', { line: 1, column: 1 }],
  ['{"a": "b\nc"}', { line: 1, column: 9 }],
])('DATA-4 the error in %j is at %j', (text, position) => {
  expect(positionOfJsonError(text)).toEqual(position)
})

it('DATA-4 an invalid character is found wherever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ a: fc.jsonValue(), b: fc.string() })), (values) => {
      const text = JSON.stringify(values)
      const broken = `${text.slice(0, -1)}${values.length > 0 ? ',' : ''}#]`
      expect(positionOfJsonError(broken)).toEqual({ line: 1, column: broken.length - 1 })
    }),
  )
})
