import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesOf, sharedText, textOf } from './page-text.ts'

const part = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }).map((text) => sharedText(text)),
)

it('has the bytes of its text, in any parts', () => {
  fc.assert(
    fc.property(fc.array(part), (page) => {
      expect(bytesOf(page)).toEqual(Buffer.from(textOf(page)))
    }),
  )
})

it('gives each page memory of its own, also a long one', () => {
  const first = bytesOf(['first ', sharedText('page')])
  const long = bytesOf(['→'.repeat(3_000_000)])
  const second = bytesOf(['other page'])
  expect([first.toString(), second.toString()]).toEqual(['first page', 'other page'])
  expect(long.length).toBe(9_000_000)
  for (const bytes of [first, long, second]) expect(bytes.buffer.byteLength).toBe(bytes.length)
})
