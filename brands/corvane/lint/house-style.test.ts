import { describe, expect, it } from 'vitest'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { headFindings } from './heads.ts'
import { houseStyleFindings } from './house-style.ts'
import { seedContent } from './seed-content.fixture.ts'

const [story] = seedContent.stories.filter(({ full_slug }) => full_slug === 'industry/healthcare')

function withContent(
  content: Readonly<Record<string, unknown>>,
  full_slug = 'industry/x',
): LintedContent {
  return {
    ...seedContent,
    stories: [{ ...story, full_slug, published: true, content }],
  } as LintedContent
}
const styled = (text: string, slug?: string) =>
  houseStyleFindings(withContent({ heading: text }, slug))

describe('house style', () => {
  it.each([
    ['7% over', '7 % over'],
    ['eighty per cent of what', '80 per cent of it'],
    ['£1.5m and £640k', '£1.5 million and £640 thousand'],
    ['an email to us', 'an e-mail to us'],
    ['an email to us', 'a mail to us'],
    ['by phone', 'by telephone'],
    ['Call Leeds', 'Ring Leeds'],
    ['someone else', 'somebody else'],
    ['on 30 September 2025', 'on September 30, 2025'],
    ['4 GB of memory', '4GB of memory'],
    ['It works.', 'It works!'],
  ])('says "%s" for "%s"', (right, wrong) => {
    expect(styled(right)).toEqual([])
    expect(styled(wrong)).toHaveLength(1)
  })

  it('leaves German texts to the rules of German', () => {
    expect(styled('7\u00a0% mehr', 'de/blog/x')).toEqual([])
  })
})

describe('heads', () => {
  it('HEAD-1 counts a title with the organisation’s name, and a description', () => {
    const findings = (title: string, description: string) =>
      headFindings(withContent({ seo: { title, description } })).map(({ path }) => path)
    expect(findings('Portfolio software for hospitals', 'd'.repeat(120))).toEqual([])
    expect(findings('Hospitals', 'd'.repeat(161))).toEqual([
      'content.seo.title',
      'content.seo.description',
    ])
    expect(findings('', '')).toEqual([])
  })
})
