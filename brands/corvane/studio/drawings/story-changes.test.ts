import { expect, test } from 'vitest'
import { coverOf } from './cover.ts'
import { storyFiguresIn } from './story-changes.ts'

const AMBER = '#FFB000'
const GOOD = /stroke="#(?:1E8E7E|167566|6FD3C2|4FBFAE|0E6256)"/g
const BAD = /stroke="#(?:C8452B|B83A21|FF9C84|F07C62)"/g

function storyWith(content: object, full_slug = 'client-stories/ward') {
  return {
    name: 'Ward',
    full_slug,
    uuid: '091d6f6e',
    content: { component: 'modules/resource', ...content },
  }
}

function stats(...figures: (readonly [heading: string, subheading: string])[]) {
  const list = figures.map(([heading, subheading]) => ({ component: 'stat', heading, subheading }))
  return storyWith({ figures: list })
}

function table(...rows: (readonly string[])[]) {
  const cell = (text: string) => ({
    type: 'tableCell',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
  const content = rows.map((row) => ({ type: 'tableRow', content: row.map(cell) }))
  return storyWith({ body: { type: 'doc', content: [{ type: 'table', content }] } })
}

test('BLOCK-12 a cover falls where the figures of its story fall, and is green where that is better', () => {
  const ward = stats(
    ['5 h', 'a month on project requests, from 14'],
    ['26 to 8', 'requests a month'],
    ['2', 'refusals that nobody appealed'],
  )
  expect(storyFiguresIn(ward)).toEqual({
    changes: [
      {
        name: 'A month on project requests',
        beforeText: '14',
        afterText: '5 h',
        before: 14,
        after: 5,
        meaning: 'better',
      },
      expect.objectContaining({
        name: 'Requests a month',
        before: 26,
        after: 8,
        meaning: 'unknown',
      }),
    ],
  })
  const { svg } = coverOf(ward)
  expect(directionsOf(svg)).toEqual(['fall', 'fall'])
  expect(svg.match(BAD)).toBeNull()
  expect(svg.match(GOOD)).toHaveLength(2)
})

test('BLOCK-12 a cover of two moments rises and falls as the rows of the table do', () => {
  const told = table(
    ['Year to May', '2020-21', '2021-22', 'Change'],
    ['Median approval, linked documents, days', '23', '8', '−15'],
    ['Median approval, all others, days', '23', '26', '+3'],
    ['Documents withdrawn', '−14', '0', ''],
    ['Orders leaving on the day', '66%', '81%', ''],
  )
  expect(storyFiguresIn(told)).toEqual({
    changes: [
      expect.objectContaining({ before: 23, after: 8, meaning: 'better' }),
      expect.objectContaining({ before: 23, after: 26, meaning: 'worse' }),
      expect.objectContaining({ beforeText: '66%', before: 66, after: 81, meaning: 'better' }),
    ],
  })
  expect(directionsOf(coverOf(told).svg)).toEqual(['fall', 'rise', 'rise'])
})

test('a table that compares anything but two moments gives no before and after', () => {
  const costs = table(['Move', 'Weeks', 'Cost, € thousand'], ['Take units', '6', '240'])
  expect(storyFiguresIn(costs)).toEqual({ trend: undefined })
  const arrows = table(['Item', 'Change in volume'], ['Standing by', '11,800 h → 6,800 h'])
  expect(storyFiguresIn(arrows)).toEqual({
    changes: [
      {
        name: 'Standing by',
        beforeText: '11,800 h',
        afterText: '6,800 h',
        before: 11800,
        after: 6800,
        meaning: 'better',
      },
    ],
  })
})

test('BLOCK-12 without earlier figures, a cover follows the direction that the story names, if any', () => {
  expect(storyFiguresIn(stats(['27 days', 'less vessel hire']))).toEqual({
    trend: { name: '27 days less vessel hire', direction: 'fall', meaning: 'better' },
  })
  expect(storyFiguresIn(stats(['11%', 'increase in net profit']))).toEqual({
    trend: { name: '11% increase in net profit', direction: 'rise', meaning: 'better' },
  })
  const nothing = stats(['26 months', 'from first hire to last desk'], ['7%', 'corrected from 18%'])
  expect(storyFiguresIn(nothing)).toEqual({ trend: undefined })
  const { svg } = coverOf(nothing)
  expect(svg.match(GOOD)).toBeNull()
  expect(svg.match(BAD)).toBeNull()
})

test('other sections have no before and after', () => {
  expect(
    storyFiguresIn({ ...stats(['5 h', 'a month, from 14']), full_slug: 'blog/ward' }),
  ).toBeUndefined()
})

test('only the needle of a cover is amber', () => {
  for (const [before, after] of [
    ['14', '5 h'],
    ['20%', '70%'],
  ]) {
    const { svg } = coverOf(stats([`${after}`, `on requests, from ${before}`]))
    expect(svg.match(new RegExp(`fill="${AMBER}"`, 'g'))).toHaveLength(1)
  }
})

/** From the open disc of before to the full disc of after, panel by panel. */
function directionsOf(svg: string): readonly string[] {
  const heights = [...svg.matchAll(/<circle cx="[^"]+" cy="([^"]+)"/g)].map(([, y]) => Number(y))
  const pairs = Array.from({ length: heights.length / 2 }, (_, at) =>
    heights.slice(at * 2, at * 2 + 2),
  )
  return pairs.map(([before = 0, after = 0]) => (after > before ? 'fall' : 'rise'))
}
