import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../project.ts'
import { errorMessage } from './error-message.ts'

test('a syntax error begins with its place and reason, and shows the lines around it', () => {
  const frame = ' 14 │   return ((\n 36 │ }\n    │ ┬\n    │ ╰── `,` or `)` expected\n────╯\n'
  const error = new Error(
    `Transform failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] Expected \`,\`\u001b[0m\n    ╭─[ apps/site/a.tsx:36:1 ]\n${frame}`,
  )
  expect(errorMessage(error)).toBe(`apps/site/a.tsx:36:1: Expected \`,\`\n${frame.trimEnd()}`)
})

test('a missing file is named with the place that imports it', () => {
  const error = Object.assign(new Error('Failed to resolve import "./b.ts"'), {
    id: join(root, 'apps/site/a.ts?inline'),
    loc: { line: 3, column: 8 },
    frame: "3 | import './b.ts'",
  })
  expect(errorMessage(error)).toBe(
    'apps/site/a.ts:3:8: Failed to resolve import "./b.ts"\n3 | import \'./b.ts\'',
  )
})

test('an error at run time names the places in our own files', () => {
  const error = new TypeError('x is undefined')
  error.stack = `TypeError: x is undefined\n    at f (${root}/apps/site/a.ts:1:2)\n    at g (${root}/node_modules/b.js:1:1)\n    at node:internal:1:1`
  expect(errorMessage(error)).toBe('TypeError: x is undefined\n    at f (apps/site/a.ts:1:2)')
})
