import { describe, expect, test } from 'vitest'
import { testContext } from '../../reading/test-context.fixture.ts'
import { MAX_DEPTH } from '../context/read-context.ts'
import { assets } from './asset.ts'
import { datetime } from './datetime.ts'
import { required } from './field.ts'
import { flag } from './flag.ts'
import { number } from './number.ts'
import { datasourceOptions, option, references } from './option.ts'
import { readFields } from './read-fields.ts'
import { text } from './text.ts'
import { timeZone } from './time-zone.ts'
import { webAddress } from './web-address.ts'

const options = { label: 'Field' }
const context = testContext()

describe('DATA-4 a stored value is read by its meaning, or dropped', () => {
  test.each([
    [' words ', 'words'],
    [0.94, '0.94'],
    [' ', undefined],
    ['', undefined],
    [null, undefined],
    [true, undefined],
    [['a'], undefined],
    [Number.NaN, undefined],
  ])('text: %j', (stored, value) => expect(text(options).read(stored, context)).toBe(value))

  test.each([
    [' Europe/Berlin ', 'Europe/Berlin'],
    ['Brisbane', undefined],
    ['', undefined],
    [null, undefined],
  ])('time zone: %j', (stored, value) =>
    expect(timeZone(options).read(stored, context)).toBe(value),
  )

  test.each([
    ['42', 42],
    ['-0.5', -0.5],
    [7, 7],
    ['', undefined],
    [' ', undefined],
    ['12 weeks', undefined],
    ['Infinity', undefined],
    [null, undefined],
    [[], undefined],
    [true, undefined],
  ])('number: %j', (stored, value) => expect(number(options).read(stored, context)).toBe(value))

  test.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['', undefined],
    [1, undefined],
    [null, undefined],
  ])('flag: %j', (stored, value) => expect(flag(options).read(stored, context)).toBe(value))

  test('flag: a missing value becomes the field’s default', () => {
    expect(flag(options).fallback).toBe(false)
    expect(flag(options, true).fallback).toBe(true)
  })

  test.each([
    ['3', '3'],
    [3, '3'],
    ['6', undefined],
    ['', undefined],
    [['3'], undefined],
  ])('option: %j', (stored, value) => {
    const columns = option({ ...options, choices: [{ name: 'Three', value: '3' }] })
    expect(columns.read(stored, context)).toBe(value)
  })

  test.each([
    [
      ['a', 'b', 'a', ' c '],
      ['a', 'b', 'c'],
    ],
    ['a', ['a']],
    [['', null, 7], undefined],
    ['', undefined],
    [{}, undefined],
  ])('options: %j', (stored, values) => {
    const themes = datasourceOptions({ ...options, datasource: 'theme-type' })
    const members = references({ ...options, contentTypes: ['modules/team-member'] })
    expect(themes.read(stored, context)).toEqual(values)
    expect(members.read(stored, context)).toEqual(values)
  })

  test('datetime: UTC', () => {
    const read = datetime(options).read('2024-06-28 18:00', context)
    expect(read).toEqual(new Date('2024-06-28T18:00:00Z'))
  })

  test('web address: never anything unsafe', () => {
    expect(webAddress(options).read('https://a.example', context)?.href).toBe('https://a.example/')
    expect(webAddress(options).read('javascript:alert(1)', context)).toBeUndefined()
  })

  test('assets: unusable ones are dropped before the count', () => {
    const name = (index: number) => `//assets.vendor.example/f/1/x/a/${index}.svg`
    const stored = [null, name(1), 'https://elsewhere.example/f/1/x/a/b.svg', name(2), name(3)]
    const read = assets({ ...options, maximum: 2 }).read(stored, context)
    expect(read?.map((asset) => asset.name)).toEqual(['1.svg', '2.svg'])
  })
})

test('DATA-4 a required list without usable entries counts as missing', () => {
  const logos = required(assets(options))
  expect(logos.read([null], context)).toBeUndefined()
  expect(logos.definition.required).toBe(true)
})

test.each([
  [undefined, 'nothing'],
  ['', 'nothing'],
  [[], 'an empty list'],
  [[1], 'a list that the field cannot use'],
  [{}, 'an object that the field cannot read'],
  [true, 'a boolean that the field cannot read'],
])('DATA-4 what was found instead of a required field is named: %j', (stored, found) => {
  expect(readFields({ heading: required(text(options)) }, { heading: stored }, context)).toEqual({
    ok: false,
    reason: `field "heading" is required, found ${found}`,
  })
})

test('DATA-4 only the content’s own properties are fields', () => {
  const read = readFields({ constructor: text(options), toString: flag(options) }, {}, context)
  expect(read).toEqual({ ok: true, value: { constructor: undefined, toString: false } })
  expect(MAX_DEPTH).toBeGreaterThan(10)
})
