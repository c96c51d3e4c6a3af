import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate, readIsoDate } from './date.ts'

test.each([
  ['2021-03-04 09:30', '2021-03-04T09:30:00.000Z'],
  ['2021-03-04 00:00', '2021-03-04T00:00:00.000Z'],
  ['2021-03-04', '2021-03-04T00:00:00.000Z'],
  ['2021-03-04 09:30:15', '2021-03-04T09:30:15.000Z'],
  ['2022-04-11T13:30:25.883Z', '2022-04-11T13:30:25.883Z'],
  ['2022-04-11T13:30:25', '2022-04-11T13:30:25.000Z'],
  ['2022-04-11T13:30:00+02:00', '2022-04-11T11:30:00.000Z'],
  ['2022-04-11T13:30:00-0500', '2022-04-11T18:30:00.000Z'],
  ['2024-02-29 12:00', '2024-02-29T12:00:00.000Z'],
  [' 2016-01-01 08:00 ', '2016-01-01T08:00:00.000Z'],
])('DATA-3 %j is read as UTC', (stored, iso) => {
  expect(readDate(stored)?.toISOString()).toBe(iso)
})

test.each([
  '',
  ' ',
  'yesterday',
  '2021-02-29 00:00',
  '2021-13-01',
  '2021-00-10',
  '2021-01-32',
  '2021-01-01 24:00',
  '2021-01-01 12:60',
  '04/03/2021',
  '2021-3-4',
  null,
  undefined,
  1614850200000,
  {},
])('DATA-3 %j is no date', (stored) => {
  expect(readDate(stored)).toBeUndefined()
})

test('DATA-3 every time survives being stored as an ISO timestamp', () => {
  const timestamp = fc.date({
    min: new Date('0001-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(timestamp, (date) => {
      expect(readDate(date.toISOString())).toEqual(date)
    }),
  )
})

test.each([
  ['2026-03-01 10:00', '2026-03-01T10:00:00.000Z'],
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T10:00:05.123456Z', '2026-03-01T10:00:05.123Z'],
  ['2026-03-01T10:00+02:00', '2026-03-01T08:00:00.000Z'],
  ['2026-03-01 24:00', '2026-03-02T00:00:00.000Z'],
  ['2026-02-28T24:00:00Z', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01 24:30', undefined],
  ['2026-02-30 10:00', undefined],
  ['2026-03-01 25:00', undefined],
  ['2026-03-01 10:0045', undefined],
  ['0000-01-01T00:00+14:00', undefined],
])('delivery-protocol#lists-of-stories %j is %j in ISO 8601', (text, date) => {
  expect(readIsoDate(text)).toBe(date)
})
