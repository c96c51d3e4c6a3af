import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesOf, sharedText, textOf } from './page-text.ts'

const part = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }).map((text) => sharedText(text)),
)

it('a page has the bytes of its text, whatever parts it is made of', () => {
  fc.assert(
    fc.property(fc.array(part), (page) => {
      expect(bytesOf(page)).toEqual(Buffer.from(textOf(page)))
    }),
  )
})

it('each page has its own memory, even a long one', () => {
  const first = bytesOf(['first ', sharedText('page')])
  const long = bytesOf(['→'.repeat(3_000_000)])
  const second = bytesOf(['other page'])
  expect([first.toString(), second.toString()]).toEqual(['first page', 'other page'])
  expect(long.length).toBe(9_000_000)
  for (const bytes of [first, long, second]) expect(bytes.buffer.byteLength).toBe(bytes.length)
})
