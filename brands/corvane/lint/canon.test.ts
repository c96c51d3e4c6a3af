import { describe, expect, it } from 'vitest'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { objectsIn } from '../../../tools/content/lint/walk.ts'
import { company, offices } from '../canon/company.ts'
import {
  cardew,
  cardewAccounts,
  cardewCauses,
  overspendingOf,
  programme,
} from '../canon/sample-programme.ts'
import { statements } from '../canon/statements.ts'
import { canonFindings } from './canon.ts'
import { seedContent } from './seed-content.fixture.ts'
import { storyTexts } from './story-texts.ts'

const about = seedContent.stories.find(({ full_slug }) => full_slug === 'about')
if (about === undefined) throw new Error('there is no page "about"')

/** Findings in a story with one text, or with these fields. */
function found(text: string, fields: Readonly<Record<string, unknown>> = {}): string[] {
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
  const story = { ...about, content: { component: 'modules/resource', body, ...fields } }
  return canonFindings({ ...seedContent, stories: [story] } as LintedContent).map(
    ({ message }) => message,
  )
}

describe('DATA the canon of facts', () => {
  it.each([
    ['We employ 340 people in four offices.', 'We employ 320 people in four offices.'],
    ['A regular release appears every six weeks.', 'A regular release appears every three weeks.'],
    [
      'Data of Australian customers held in Brisbane.',
      'Data of Australian customers held in Sydney.',
    ],
    ['Twelve questions, ten minutes.', 'Twelve questions, eleven minutes.'],
    [
      'Half of the last 40 customers were done within eleven weeks.',
      'Half of the last 40 customers were done within nine weeks.',
    ],
    ['Below about 30 projects a workbook will do.', 'Below about 25 projects a workbook will do.'],
    ['The practice has twelve people.', 'The practice has nine people.'],
    [
      'Bluewater Offshore, a contractor, has joined.',
      'Bluewater Offshore, an operator, has joined.',
    ],
    ['68% of the contingency is spoken for', '70% of the contingency is spoken for'],
    ['Call +44 113 496 0142.', 'Call +44 113 496 0143.'],
    ['Idris Calloway, chief product officer', 'Idris Calloway, chief technology officer'],
    ['Ellinor Straker leads it.', 'Eleanor Strake leads it.'],
  ])('lets "%s" stand, and finds "%s"', (right, wrong) => {
    expect(found(right)).toEqual([])
    expect(found(wrong)).toHaveLength(1)
  })

  it('finds a text whose author had not joined yet, or is not in the canon', () => {
    const signed = (author: string, date: string) => found('', { author, date })
    expect(signed('Priya Raman', '2016-06-07 13:00')).toEqual([])
    expect(signed('Priya Raman', '2014-06-07 13:00')).toHaveLength(1)
    expect(signed('Sofia Marchetti', '2018-12-01 09:00')).toHaveLength(1)
    expect(signed('Peter Nemo', '2020-01-01 09:00')).toHaveLength(1)
  })

  it('has at least one text for each of its statements', () => {
    const texts = seedContent.stories.flatMap((story) => storyTexts(story).map(({ text }) => text))
    const unknown = statements.filter(({ pattern }) => !texts.some((text) => pattern.test(text)))
    expect(unknown.map(({ fact, pattern }) => `${fact}: ${pattern}`)).toEqual([])
  })

  it('has the accounts of the rail programme’s dataset, from which drawings are made', () => {
    const rail = seedContent.stories.find(({ full_slug }) => full_slug === 'worlds/rail')
    const accounts = [...objectsIn(rail?.content)]
      .filter(({ value }) => value.component === 'world-account')
      .map(({ value }) => [value.planned, value.earned, value.actual, value.budget].join())
    for (const { name, planned, earned, actual, budget } of cardewAccounts) {
      expect(accounts, name).toContain([planned, earned, actual, budget].join())
    }
  })

  it('adds up: offices, and causes against control accounts', () => {
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
    expect(sum(offices.map(({ people }) => people))).toBe(company.staff[2025])
    expect(sum(cardewAccounts.map(overspendingOf))).toBe(overspendingOf(cardew))
    for (const { name, ...account } of cardewAccounts) {
      const causes = Object.values(cardewCauses).map((parts) => parts[name] ?? 0)
      expect(sum(causes), name).toBe(overspendingOf(account))
    }
    expect((programme.budget / (programme.earned / programme.actual)).toFixed(1)).toBe('72.0')
  })
})
