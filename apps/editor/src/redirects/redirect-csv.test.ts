import { expect, it } from 'vitest'
import { parseRedirects, splitIntoBatches } from './redirect-csv.ts'

const lines = (text: string) => parseRedirects(text).map(({ line, from, to }) => [line, from, to])

it('ROUTE-4 redirects are read from the CSV files of spreadsheets', () => {
  expect(lines('\uFEFF"from","to"\r\n"/a","/b"\r\n\r\n/c,"https://x.example/?q=1,2"\r\n')).toEqual([
    [2, '/a', '/b'],
    [4, '/c', 'https://x.example/?q=1,2'],
  ])
  expect(lines('Old;New\n/a;/b')).toEqual([[2, '/a', '/b']])
  expect(lines('/a\t/b\n')).toEqual([[1, '/a', '/b']])
  expect(lines('https://www.old.example/pr%C3%BCfen?x=1,/b')).toEqual([[1, '/prüfen', '/b']])
  // Addresses of old sites may be invalid UTF-8; the server reports them.
  expect(lines('https://www.old.example/pr%FCfen,/b')).toEqual([[1, '/pr%FCfen', '/b']])
  expect(lines('/say-"hi",/b')).toEqual([[1, '/say-"hi"', '/b']])
  expect(lines('"a ""quoted""\nname",/b')).toEqual([[1, 'a "quoted"\nname', '/b']])
  expect(lines('')).toEqual([])
})

it('ROUTE-4 redirects are sent in batches as large as the server accepts', () => {
  const of = (count: number, length: number) =>
    Array.from({ length: count }, (_, line) => ({ line, from: `/${line}`, to: 'ü'.repeat(length) }))
  const sizes = (given: ReturnType<typeof of>) =>
    splitIntoBatches(given).map(({ length }) => length)
  expect(sizes([])).toEqual([])
  expect(sizes(of(10_000, 20))).toEqual([10_000])
  expect(sizes(of(10_001, 20))).toEqual([10_000, 1])
  for (const batch of splitIntoBatches(of(3000, 1000))) {
    expect(Buffer.byteLength(JSON.stringify({ redirects: batch }))).toBeLessThan(4 * 1024 * 1024)
  }
  expect(splitIntoBatches(of(3000, 1000)).flat()).toEqual(of(3000, 1000))
})
