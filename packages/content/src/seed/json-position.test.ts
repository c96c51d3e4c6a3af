import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionInJson } from './json-position.ts'

const text = `{
 "name": "a, {b}: [c]",
 "content": {
  "body": [
   { "_uid": "1" },
   { "_uid": "2", "heading": "\\"x\\"" }
  ]
 }
}`

test.each([
  ['name', 2, 2],
  ['content.body', 4, 3],
  ['content.body.1', 6, 4],
  ['content.body.1.heading', 6, 19],
  ['content.body.0.heading', 5, 4],
  ['content.nothing.0', 3, 2],
  ['nothing', 1, 1],
])('DATA-4 %s stands at line %i, column %i', (path, line, column) => {
  expect(positionInJson(text, path.split('.'))).toEqual({ line, column })
})

test('DATA-4 every value is found with its path', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 3 })), fc.jsonValue(), (values, last) => {
      const lines = [...values, last].map((value) => JSON.stringify(value))
      const path = [String(lines.length - 1)]
      const position = { line: lines.length + 1, column: 1 }
      expect(positionInJson(`[\n${lines.join(',\n')}]`, path)).toEqual(position)
    }),
  )
})
