import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../matching/match.ts'
import { type HighlightedPart, highlightMatches } from './highlights.ts'

const written = (parts: readonly HighlightedPart[]) =>
  parts.map(({ text, isHighlighted }) => (isHighlighted ? `[${text}]` : text)).join('')

describe('highlightMatches', () => {
  it.each([
    ['Earned value', 'VALUE', 'Earned [value]'],
    ['Earned value', 'value earned', '[Earned] [value]'],
    ['Earned value', 'earned value', '[Earned value]'],
    ['Cre\u0300me brûlée', 'creme brulee', '[Cre\u0300me brûlée]'],
    ['Neue Straße', 'strass', 'Neue [Straß]e'],
    ['Teams 👩‍💻 ship', '👩', 'Teams [👩‍💻] ship'],
    ['AI for email', 'ai', '[AI] for email'],
    ['planplan', 'plan', '[plan]plan'],
    ['portfolios', 'portfolio folios', '[portfolios]'],
    ['Art at the start', 'art', '[Art] at the start'],
    ['From the start', 'art', 'From the st[art]'],
    ['Art from the start', 'art tart', '[Art] from the s[tart]'],
    ['State-of-the-art charts', 'art', 'State-of-the-[art] charts'],
    ['Alpha beta', 'a b', '[A]lpha [b]eta'],
    ['Projektplanung', 'planung', 'Projekt[planung]'],
    ['プロジェクト管理と管理', '管理', 'プロジェクト[管理]と[管理]'],
    ['C++ <b>', '<b>', 'C++ [<b>]'],
    ['C++ and c++', 'C++', '[C++] and [c++]'],
    ['C++', '++', 'C[++]'],
    ['(.*)+ [a-z] \\d', '.*)+', '([.*)+] [a-z] \\d'],
    ["$& $1 $'", '$&', "[$&] $1 $'"],
    ['Earned value', '', 'Earned value'],
    ['', 'x', ''],
  ])('SEARCH-5 %j for %j reads %j', (text, query, expected) => {
    expect(written(highlightMatches(text, parseQuery(query)))).toBe(expected)
  })

  it('SEARCH-5 never loses or adds text, and leaves no part empty', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    fc.assert(
      fc.property(text, text, fc.nat(40), (before, query, at) => {
        const whole = before.slice(0, at) + query + before.slice(at)
        const parts = highlightMatches(whole, parseQuery(query))
        expect(parts.map((part) => part.text).join('')).toBe(whole)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })
})
