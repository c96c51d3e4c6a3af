import { describe, expect, it } from 'vitest'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { breakableAmountFindings } from './breakable-amounts.ts'
import { seedContent } from './seed-content.fixture.ts'

const [story] = seedContent.stories.filter(({ full_slug }) => full_slug === 'pricing')

function findingsOfCell(text: string) {
  const cell = { type: 'tableCell', content: [{ type: 'text', text }] }
  const content = { body: [{ type: 'tableRow', content: [cell] }] }
  return breakableAmountFindings({
    ...seedContent,
    stories: [{ ...story, content }],
  } as LintedContent)
}

describe('cells of tables', () => {
  it.each(['EAC, £ million', 'Amount, $', '25 to 99', '11,7 Mio. €'])(
    'must not break within "%s"',
    (text) => {
      expect(findingsOfCell(text)).toHaveLength(1)
      expect(findingsOfCell(text.replaceAll(' ', '\u00a0'))).toEqual([])
    },
  )

  it('leave sentences as they are', () => {
    expect(findingsOfCell('It fell from 25 to 99 people, a third of all')).toEqual([])
  })
})
