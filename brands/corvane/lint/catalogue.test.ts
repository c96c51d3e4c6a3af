import { describe, expect, it } from 'vitest'
import { type Finding, findingLine } from '../../../tools/content/lint/finding.ts'
import type { LintRule } from '../../../tools/content/lint/lint-rule.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { countFindings, countLines } from './counts.ts'
import { dateFindings } from './dates.ts'
import { lengthFindings } from './lengths.ts'
import { nearCopyFindings } from './near-copies.ts'
import { repeatFindings } from './repeats.ts'
import { seedContent } from './seed-content.fixture.ts'
import { titleFindings } from './titles.ts'
import { topicFindings } from './topics.ts'
import { variantFindings } from './variants.ts'

/** An entry of a section: paragraphs, and whatever else a test is about. */
function entry(full_slug: string, paragraphs: readonly string[], more: object = {}): StoryFile {
  const body = {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
  const { content = {}, ...fields }: { readonly content?: object } = more
  return {
    name: full_slug,
    full_slug,
    created_at: '2022-05-01T00:00:00.000Z',
    is_startpage: false,
    published: true,
    ...fields,
    content: { component: 'modules/resource', body, description: 'x'.repeat(80), ...content },
  } as StoryFile
}

function found(rule: LintRule, ...stories: readonly StoryFile[]): readonly string[] {
  const findings: readonly Finding[] = rule({ ...seedContent, stories } satisfies LintedContent)
  return findings.map(findingLine)
}

/** Prose of which no eight words in a row come twice. */
const prose = (words: number, seed: number) =>
  Array.from(
    { length: words },
    (_, at) => `w${'abcdefghij'[(at * seed) % 10]}${letters(at * seed)}`,
  ).join(' ')
const letters = (value: number) =>
  [...String(value)].map((digit) => 'klmnopqrst'[Number(digit)]).join('')

describe('DATA-6 the catalogue as a whole', () => {
  it('has the required number of entries in each section, within 5 % or one', () => {
    const podcasts = (count: number) =>
      Array.from({ length: count }, (_, at) => entry(`podcast/${at}`, ['x']))
    const podcastLines = (count: number) =>
      found(countFindings, ...podcasts(count)).filter((line) => line.startsWith('podcast'))
    expect(podcastLines(166)).toEqual(['podcast: 166 entries, about 175 are expected'])
    expect(podcastLines(167)).toEqual([])
    expect(podcastLines(184)).toHaveLength(1)
    expect(countLines({ ...seedContent, stories: podcasts(3) })).toContain(
      'podcast: 3 entries, about 175 are expected',
    )
  })

  it('has no two entries with the same name, translations included, and no two pages with the same title', () => {
    const seo = { content: { seo: { title: 'Float, explained' } } }
    const one = entry('blog/one', ['x'], { name: 'Who owns float?', ...seo })
    const two = entry('de/blog/two', ['x'], { name: 'Who Owns Float?', ...seo })
    expect(found(titleFindings, one, two)).toEqual([
      'de/blog/two: name: “Who Owns Float?” is also used by "blog/one": choose another',
      'de/blog/two: content.seo.title: “Float, explained” is also used by "blog/one": choose another',
    ])
  })

  it('has no entry that copies another with different names, numbers and topics', () => {
    const sentence = (who: string, days: number, topic: string) =>
      `When ${who} asked why the ${topic} report had taken ${days} days the planner opened a drawer and showed a stack of cards that had waited there since spring`
    const one = entry('news/one', [sentence('Ana Ruiz', 12, 'portfolio'), prose(20, 7)])
    const two = entry('news/two', [sentence('Jon Hale', 31, 'supply'), prose(20, 13)])
    const [line = '', ...others] = found(nearCopyFindings, one, two)
    expect(line).toMatch(
      /^news\/two: content\.body: is the same as "news\/one" in \d+ % of its words: “/,
    )
    expect(line).toContain('“When Jon Hale asked why the supply')
    expect(others).toHaveLength(2)
    expect(others[0]).toContain('news/one: content.body: ')
    expect(found(nearCopyFindings, one, entry('news/three', [prose(60, 17)]))).toEqual([])
  })

  it('has no entry assembled from parts of others', () => {
    const parts = [3, 7, 9].map((seed) => prose(14, seed))
    const all = [
      entry('blog/a', [parts[0] ?? '', prose(300, 11)]),
      entry('blog/b', [parts[1] ?? '', prose(300, 13)]),
      entry('blog/c', [parts[2] ?? '', prose(300, 17)]),
      entry('blog/d', [...parts, prose(60, 19)]),
    ]
    const lines = found(nearCopyFindings, ...all).filter((line) => line.includes('other entries'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^blog\/d: content\.body: \d+ % of its words occur in other entries/)
  })

  it('repeats no sentence in more than three entries', () => {
    const at = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        entry(`news/${index}`, [`Item ${index}. The minutes are kept for seven years.`]),
      )
    expect(found(repeatFindings, ...at(3))).toEqual([])
    expect(found(repeatFindings, ...at(4))).toHaveLength(4)
    expect(found(repeatFindings, ...at(4))[0]).toContain('“The minutes are kept for seven years.”')
  })

  it('has long enough texts, and descriptions that fit a card', () => {
    const short = entry('blog/short', [prose(449, 7)], { content: { description: 'Too little.' } })
    expect(found(lengthFindings, short)).toEqual([
      'blog/short: content.body: 449 words, expected at least 450',
      'blog/short: content.description: 11 characters, expected 70 to 160',
    ])
    expect(found(lengthFindings, entry('blog/long', [prose(450, 7)]))).toEqual([])
  })

  it('has no event that ends before it starts', () => {
    const upside = {
      content: { starts_at: '2026-03-05 16:00', ends_at: '2026-03-05T15:30:00.000Z' },
    }
    expect(found(dateFindings, entry('events/x', ['x'], upside))).toEqual([
      'events/x: content.ends_at: ends at 2026-03-05T15:30:00.000Z, before it starts at 2026-03-05 16:00',
    ])
  })

  it('names no year where an event comes every year', () => {
    const yearly = { content: { repeats: 'yearly' } }
    expect(
      found(dateFindings, entry('events/x', ['We meet in Leeds in May 2026.'], yearly)),
    ).toEqual([
      'events/x: content.repeats: repeats every year, but its text names one: “We meet in Leeds in May 2026”',
    ])
    expect(found(dateFindings, entry('events/y', ['We meet in Leeds in May.'], yearly))).toEqual([])
  })

  it('DATA-3 shows every variant that content may have', () => {
    const redirect = (full_slug: string, destination_url: string) =>
      entry(full_slug, [], { content: { component: 'modules/redirect', destination_url } })
    const none = found(variantFindings)
    expect(none).toContain('catalogue: no story has this variant: a redirect to a redirect')
    expect(none).toContain('catalogue: 0 pages in German, expected at least 12')
    const chain = [redirect('go/one', '/go/two'), redirect('go/two', '/about')]
    const iso = { published: true, content: { date: '2025-01-02T03:04:05.000Z' } }
    const some = found(variantFindings, ...chain, entry('blog/x', ['x'], iso))
    for (const shape of ['a redirect to a redirect', 'a date as an ISO timestamp', 'no theme']) {
      expect(none.join()).toContain(shape)
      expect(some.join()).not.toContain(shape)
    }
  })

  it('has every topic in ten entries of four sections', () => {
    const about = (sections: readonly string[]) =>
      Array.from({ length: 10 }, (_, at) =>
        entry(`${sections[at % sections.length]}/${at}`, ['x'], { content: { theme: ['esg'] } }),
      )
    const esg = (sections: readonly string[]) =>
      found(topicFindings, ...about(sections)).filter((line) => line.startsWith('theme ESG'))
    expect(esg(['blog', 'news', 'events', 'webinars'])).toEqual([])
    expect(esg(['blog', 'news', 'events'])).toEqual([
      'theme ESG: 10 entries in 3 sections, expected at least 10 in 4',
    ])
  })
})
