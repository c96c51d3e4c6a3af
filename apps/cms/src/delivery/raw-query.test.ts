import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressWithVersion, requestedCv, responseKey } from './caching.ts'
import { lastValue, parseRawQuery } from './parameters.ts'

const read = (search: string) =>
  parseRawQuery(search).pairs.map(({ name, brackets, value }) => [name, brackets, value])

describe('parseRawQuery', () => {
  test('delivery-protocol#filters keeps every pair, in order, with its brackets', () => {
    const or = 'filter_query[__or][][a][in]'
    expect(read(`?b=1&${or}=x&a=&${or}=y%2Cz&b=+2`)).toEqual([
      ['b', [], '1'],
      ['filter_query', ['__or', '', 'a', 'in'], 'x'],
      ['a', [], ''],
      ['filter_query', ['__or', '', 'a', 'in'], 'y,z'],
      ['b', [], ' 2'],
    ])
  })

  test.each([
    [
      'a=%zz',
      'The query string is not valid percent-encoded UTF-8; write a percent sign itself as %25',
    ],
    ['a%00=1', 'The query string has a null character; leave out the %00'],
    [
      'a[b=1',
      'The query string has an empty parameter name, or one with unmatched square brackets',
    ],
    ['=1', 'The query string has an empty parameter name, or one with unmatched square brackets'],
  ])('delivery-protocol#errors reports the error in %s', (search, error) => {
    expect(parseRawQuery(search).error).toBe(error)
  })

  test('delivery-protocol#tokens the token is read despite an error; the last of several counts', () => {
    expect(lastValue(parseRawQuery('token=a&x=%zz&token=b'), 'token')).toBe('b')
  })

  test('delivery-protocol#caching reads any text that URLSearchParams writes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.stringMatching(/^[^[\]\0]+$/), fc.string())), (pairs) => {
        const written = pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])
        const search = new URLSearchParams(written).toString()
        expect(parseRawQuery(search).pairs.map(({ key, value }) => [key, value])).toEqual(written)
      }),
    )
  })
})

describe('caching', () => {
  test.each([
    ['', undefined],
    ['cv=', undefined],
    ['cv=0', undefined],
    ['cv=undefined', undefined],
    ['cv=1.5', undefined],
    ['cv=17', 17],
  ])('delivery-protocol#caching the cv of %j is %j', (search, version) => {
    expect(requestedCv(parseRawQuery(search))).toBe(version)
  })

  test('delivery-protocol#caching a redirect keeps all values as they were sent, and their order under one name', () => {
    const query = parseRawQuery('?z=%2c&f[__or][][b]=1&cv=0&f[__or][][a]=2&f[__or][][b]=0&a')
    expect(addressWithVersion('/v2/cdn/stories', query, 7)).toBe(
      '/v2/cdn/stories?a&cv=7&f[__or][][a]=2&f[__or][][b]=1&f[__or][][b]=0&z=%2c',
    )
  })

  test('delivery-protocol#caching cache keys differ by everything but token and cv', () => {
    const key = (search: string) => responseKey('/p', parseRawQuery(search))
    expect(key('a=1&token=x&b=2&cv=1')).toBe(key('b=2&a=1&cv=2'))
    expect(key('a=1&a=2')).not.toBe(key('a=2&a=1'))
    expect(key('a=1%26b=2')).not.toBe(key('a=1&b=2'))
  })
})
