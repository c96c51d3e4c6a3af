import { describe, expect, it } from 'vitest'
import { isoDate, readableDate, readableDateTime } from './dates.ts'
import { formatMessage } from './format-message.ts'
import { messagesFor } from './messages.ts'
import { numberFormat } from './number.ts'

describe('messages', () => {
  it('MSG-1 has the five messages word for word', () => {
    const { empty, embed, pdf } = messagesFor('en')
    expect([
      empty.filtered,
      empty.none,
      embed.openingsInvalid,
      embed.assessmentInvalid,
      pdf.missing,
    ]).toEqual([
      'No results found. Try adjusting your filters.',
      "Sorry, there are no entries for what you're looking for.",
      'No valid url provided',
      'No valid link provided',
      'PDF not found: Please upload a PDF file.',
    ])
  })

  it('ROUTE-4 has the heading of the redirect panel word for word, in every language', () => {
    expect(messagesFor('en').redirect.heading).toBe('307 Redirect - Pretty Link')
    expect(messagesFor('de').redirect.heading).toBe('307 Redirect - Pretty Link')
  })

  it('RES-2 RES-4 names the controls as visitors and tools know them', () => {
    const { pagination, resources } = messagesFor('en')
    expect(pagination).toMatchObject({ label: 'Pagination', previous: 'Prev', next: 'Next' })
    expect(resources).toMatchObject({
      resourceType: 'Resource type',
      industry: 'Industry',
      theme: 'Theme',
      searchLabel: 'Search resources',
      all: 'All',
    })
  })

  it('LANG-1 follows the language, its region ignored, and falls back to English', () => {
    expect(messagesFor('de').layout.menu).toBe('Menü')
    expect(messagesFor('de-AT')).toBe(messagesFor('de'))
    expect(messagesFor('DE')).toBe(messagesFor('de'))
    expect(messagesFor('xx')).toBe(messagesFor('en'))
    expect(messagesFor('constructor')).toBe(messagesFor('en'))
  })

  it('SEARCH-1 counts results in the heading', () => {
    const { search } = messagesFor('en')
    expect(formatMessage(search.heading, { count: 0, query: 'gate' }, 'en')).toBe(
      '0 results for “gate”',
    )
    expect(formatMessage(search.heading, { count: 1, query: 'gate' }, 'en')).toBe(
      '1 result for “gate”',
    )
    expect(formatMessage(search.heading, { count: 1234, query: "$& $' <b>" }, 'en')).toBe(
      "1,234 results for “$& $' <b>”",
    )
    expect(
      formatMessage(messagesFor('de').search.heading, { count: 1234, query: 'Plan' }, 'de'),
    ).toBe('1.234 Ergebnisse für „Plan“')
  })
})

describe('dates', () => {
  const newYear = new Date('2022-01-01T00:00:00Z')

  it('DATA-3 shows days as UTC, wherever the server stands', () => {
    expect(isoDate(newYear)).toBe('2022-01-01')
    expect(readableDate(newYear, 'en')).toBe('1 January 2022')
    expect(readableDate(newYear, 'de')).toBe('1. Januar 2022')
  })

  it('BLOCK-12 shows a time in the zone that it names', () => {
    expect(readableDateTime(newYear, 'en')).toBe('1 January 2022 at 00:00 UTC')
    expect(readableDateTime(newYear, 'en', 'Asia/Tokyo')).toMatch(/^1 January 2022 at 09:00 /)
  })

  it('LANG-1 formats numbers in the language', () => {
    expect([numberFormat('en-GB').format(1234.5), numberFormat('de-DE').format(1234.5)]).toEqual([
      '1,234.5',
      '1.234,5',
    ])
  })
})
