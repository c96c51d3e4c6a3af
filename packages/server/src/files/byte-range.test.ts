import { describe, expect, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=900-', { first: 900, last: 999 }],
    ['bytes=900-5000', { first: 900, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=999-999', { first: 999, last: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,5-6', undefined],
    ['bytes=9-1', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=99999999999999999999-', undefined],
    ['lines=0-1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s of 1000 bytes is read as %j', (header, range) => {
    expect(parseByteRange(header, 1000)).toEqual(range)
  })
})
