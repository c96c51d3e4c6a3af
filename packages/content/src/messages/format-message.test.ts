import { describe, expect, it } from 'vitest'
import { formatMessage } from './format-message.ts'

const RESULTS = '{count, plural, =0 {Nothing} one {# result} other {# results}} for “{query}”'

describe('formatMessage', () => {
  it('fills placeholders with texts and numbers', () => {
    expect(formatMessage('Page {page} of {pages}', { page: 2, pages: '10' }, 'en')).toBe(
      'Page 2 of 10',
    )
  })

  it('prefers an exact number to the plural category of the language', () => {
    const text = (count: number): string => formatMessage(RESULTS, { count, query: 'gate' }, 'en')
    expect([text(0), text(1), text(2)]).toEqual([
      'Nothing for “gate”',
      '1 result for “gate”',
      '2 results for “gate”',
    ])
  })

  it('follows the plural rules of languages with more than two forms', () => {
    const text = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}'
    expect([1, 3, 5, 22].map((n) => formatMessage(text, { n }, 'pl'))).toEqual([
      '1 plik',
      '3 pliki',
      '5 plików',
      '22 pliki',
    ])
  })

  it('writes counts with the separators of the language', () => {
    const text = '{count, plural, one {# one} other {# others}}'
    expect(formatMessage(text, { count: 1234 }, 'en-GB')).toBe('1,234 others')
    expect(formatMessage(text, { count: 1234 }, 'de')).toBe('1.234 others')
  })

  it('fills placeholders in a plural form', () => {
    const text = '{count, plural, one {“{title}” only} other {“{title}” and # others}}'
    expect(formatMessage(text, { count: 3, title: 'Plan' }, 'en')).toBe('“Plan” and 3 others')
  })

  it('does not change values, whatever characters they have', () => {
    const text = '{count, plural, other {# in {name}}}, {name}'
    expect(formatMessage(text, { count: 2, name: '$& # {count}' }, 'en')).toBe(
      '2 in $& # {count}, $& # {count}',
    )
  })

  it('keeps a placeholder without a value', () => {
    expect(formatMessage('{left} and {right}', { left: 'a' }, 'en')).toBe('a and {right}')
    expect(formatMessage(RESULTS, { query: 'gate' }, 'en')).toContain('{count, plural, =0 ')
  })

  it('falls back to “other” when a language lacks a form', () => {
    expect(formatMessage('{n, plural, other {# of them}}', { n: 1 }, 'en')).toBe('1 of them')
  })
})
