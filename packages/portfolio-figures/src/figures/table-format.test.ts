import { expect, it } from 'vitest'
import { messagesFor } from '../messages/messages.ts'
import { tableFormat } from './table-format.ts'

const messages = messagesFor('en')

it.each([
  ['money', [410, 1200], ['£410k', '£1,200k']],
  ['money', [19_200, 15_459], ['£19,200k', '£15,459k']],
  ['money', [19_200, 15_460], ['£19.20m', '£15.46m']],
  ['money', [52_800, 7000], ['£52.8m', '£7.0m']],
  ['dollars', [16_350, 9000], ['$16.35m', '$9.00m']],
  ['dollars', [16_355, 9000], ['$16.355m', '$9.000m']],
  ['hours', [46_468, 42_000], ['46,468 h', '42,000 h']],
] as const)(
  'writes the amounts of a table alike, with nothing rounded away: %s %j',
  (unit, all, written) => {
    const texts = all.map(tableFormat({ unit }, messages, all))
    expect(texts.map((text) => text.replace(/\s/g, ' '))).toEqual(written)
  },
)
