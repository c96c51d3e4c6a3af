import { expect, it } from 'vitest'
import { findingLine } from '../../../tools/content/lint/finding.ts'
import { objectsIn } from '../../../tools/content/lint/walk.ts'
import { datasetFindings } from './datasets.ts'
import { seedContent } from './seed-content.fixture.ts'

type Change = readonly [slug: string, from: string, to: string, message: string]

/** The finding lines after replacing texts in the stories of the seed content, at most one text in each story. */
function linesWith(changes: readonly Change[]): readonly string[] {
  const stories = seedContent.stories.map((story) => {
    const change = changes.find(([slug]) => slug === story.full_slug)
    if (change === undefined) return story
    const [, from, to] = change
    const content: unknown = JSON.parse(JSON.stringify(story.content).replaceAll(from, to))
    return { ...story, content }
  })
  return datasetFindings({ ...seedContent, stories }).map(findingLine)
}

it('finds nothing in the seed content', () => {
  expect(datasetFindings(seedContent)).toEqual([])
})

const CHANGES: readonly Change[] = [
  ['corvane-platform/workforce-planning', '250 hours', '205 hours', '"250 hours booked"'],
  [
    'industry/healthcare',
    '"graphic":"heat-map"',
    '"graphic":"decision"',
    'lacks the figures for the drawing',
  ],
  ['home', '"graphic":"heat-map"', '"graphic":"weighted"', 'there is no drawing "weighted"'],
  [
    'corvane-platform/workforce-planning',
    'Move 112 hours',
    'Move 121 hours',
    'the world gives "Move 112 hours"',
  ],
  ['industry/oil-gas-energy', 'day 22', 'day 23', 'the world gives "day 22"'],
  ['corvane-platform/mobile', '£674,000', '£647,000', 'the world gives "£674,000"'],
  ['home', '"5080"', '"5081"', '"Cardew Viaduct strengthening" has 5081, 4320, 5260, 12700'],
  ['industry/government', 'four are late', 'two are late', 'ward four are late"'],
  ['industry/manufacturing', '163%', '162%', 'the world gives "163%"'],
  ['industry/life-sciences', '54% while', '45% while', 'the world gives "54% while phase 3'],
  ['industry/renewables', 'to 2029', 'to 2028', 'the world gives "from 2027 to 2029"'],
  ['ppm-implementation', '6 days', '7 days', 'the world gives "median of 6 days"'],
  ['k4v7q2', '0.913', '0.912', 'the world gives "0.913"'],
  ['de/', 'Woche 48', 'Woche 49', 'the world gives "Woche 48"'],
  ['de/', '0,33 Mio. £', '0,34 Mio. £', 'the world gives "0,33 Mio. £"'],
  ['home', '"world":"rail"', '"world":"boat"', 'there is no world "boat"'],
]

/** Each round reads all pages, and changes a story at most once. */
const rounds = [0, 1, 2].map((round) =>
  CHANGES.filter(
    ([slug], at) => CHANGES.slice(0, at).filter(([earlier]) => earlier === slug).length === round,
  ),
)

it.each(rounds.map((changes, round) => [round, changes] as const))(
  'finds where a page disagrees with its dataset, round %i',
  (_, changes) => {
    const lines = linesWith(changes)
    expect(changes).not.toEqual([])
    for (const [slug, , , message] of changes) {
      expect(lines.filter((line) => line.startsWith(`${slug}:`)).join('\n')).toContain(message)
    }
  },
)

it.each(['world-project', 'world-account', 'world-package', 'world-team', 'world-stage'])(
  'has the same figures in the German dataset of the rail programme: %s',
  (component) => {
    const figuresIn = (slug: string) => {
      const dataset = seedContent.stories.find(({ full_slug }) => full_slug === slug)
      return [...objectsIn(dataset?.content)]
        .filter(({ value }) => value.component === component)
        .map(({ value: { _uid, name, slipped, after, ...figures } }) =>
          Object.values(figures).filter((one) => typeof one === 'string'),
        )
    }
    expect(figuresIn('de/worlds/bahn')).not.toEqual([])
    expect(figuresIn('de/worlds/bahn')).toEqual(figuresIn('worlds/rail'))
  },
)
