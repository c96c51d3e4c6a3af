import { expect, it } from 'vitest'
import { readRedirects } from './redirect-csv.ts'

const lines = (text: string) => readRedirects(text).map(({ line, from, to }) => [line, from, to])

it('ROUTE-4 redirects are read from what a spreadsheet writes', () => {
  expect(lines('\uFEFF"from","to"\r\n"/a","/b"\r\n\r\n/c,"https://x.example/?q=1,2"\r\n')).toEqual([
    [2, '/a', '/b'],
    [4, '/c', 'https://x.example/?q=1,2'],
  ])
  expect(lines('Old;New\n/a;/b')).toEqual([[2, '/a', '/b']])
  expect(lines('/a\t/b\n')).toEqual([[1, '/a', '/b']])
  expect(lines('https://www.old.example/pr%C3%BCfen?x=1,/b')).toEqual([[1, '/prüfen', '/b']])
  expect(lines('/say-"hi",/b')).toEqual([[1, '/say-"hi"', '/b']])
  expect(lines('"a ""quoted""\nname",/b')).toEqual([[1, 'a "quoted"\nname', '/b']])
  expect(lines('')).toEqual([])
})
