import { expect, test } from 'vitest'
import { hasMergeConflict } from './merge-conflicts.ts'

test('a document with an unresolved merge conflict is found', () => {
  const mark = (sign: string) => sign.repeat(7)
  const ours = `${mark('<')} HEAD\nOne\n${mark('=')}\nTwo\n${mark('>')} main\n`
  expect(hasMergeConflict(`# Title\n${ours}`)).toBe(true)
  expect(hasMergeConflict(`# Title\n${mark('=')}\n> > quoted\n`)).toBe(false)
})
