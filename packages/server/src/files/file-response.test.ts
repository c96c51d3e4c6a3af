import { describe, expect, it } from 'vitest'
import { fileResponse } from './file-response.ts'

const modifiedMs = Date.parse('2026-03-01T10:00:00.700Z')
const file = { size: 1000, etag: '"abc"', modifiedMs }
const AT = 'Sun, 01 Mar 2026 10:00:00 GMT'
const EARLIER = 'Sun, 01 Mar 2026 09:59:59 GMT'

describe('fileResponse', () => {
  it.each<[string, Record<string, string>, number]>([
    ['no condition', {}, 200],
    ['its ETag', { 'if-none-match': '"abc"' }, 304],
    ['its ETag as a weak one', { 'if-none-match': '"x", W/"abc"' }, 304],
    ['any ETag', { 'if-none-match': '*' }, 304],
    ['another ETag', { 'if-none-match': '"x"' }, 200],
    ['its date', { 'if-modified-since': AT }, 304],
    ['an earlier date', { 'if-modified-since': EARLIER }, 200],
    ['a malformed date', { 'if-modified-since': 'yesterday' }, 200],
    ['another ETag and its date', { 'if-none-match': '"x"', 'if-modified-since': AT }, 200],
    ['a range', { range: 'bytes=0-9' }, 206],
    ['a range, if the ETag is current', { range: 'bytes=0-9', 'if-range': '"abc"' }, 206],
    ['a range, if the date is current', { range: 'bytes=0-9', 'if-range': AT }, 206],
    ['a range, if the date is an earlier one', { range: 'bytes=0-9', 'if-range': EARLIER }, 200],
    ['a range, if a weak ETag is current', { range: 'bytes=0-9', 'if-range': 'W/"abc"' }, 200],
    ['a range beyond the end', { range: 'bytes=1000-' }, 416],
  ])('has the status for a request with %s', (_, headers, status) => {
    const response = fileResponse({ method: 'GET', header: (name) => headers[name] }, file)
    expect(response.status).toBe(status)
  })

  it('has the length and range of the response', () => {
    const header = (name: string) => (name === 'range' ? 'bytes=10-19' : undefined)
    expect(fileResponse({ method: 'GET', header }, file)).toMatchObject({
      headers: { 'content-length': '10', 'content-range': 'bytes 10-19/1000' },
      range: { first: 10, last: 19 },
    })
    expect(fileResponse({ method: 'HEAD', header }, file)).toMatchObject({
      status: 200,
      headers: { 'content-length': '1000', 'accept-ranges': 'bytes' },
    })
  })

  it('compares the ETag alone if no date is known', () => {
    const header = (name: string) => (name === 'if-modified-since' ? AT : undefined)
    expect(fileResponse({ method: 'GET', header }, { size: 9, etag: '"a"' }).status).toBe(200)
  })
})
