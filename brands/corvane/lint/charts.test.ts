import { expect, it } from 'vitest'
import { readBundled } from '../../../tools/content/lint/bundled.ts'
import { faultLine } from '../../../tools/content/lint/fault.ts'
import { chartFaults } from './charts.ts'

const bundled = await readBundled(`${import.meta.dirname}/../content`)

it.each([
  ['$234,119', '"234,119"', '"234,191"', 'the steps come to 234119, the last row says 234191'],
  ['a row', '"highlight":"Price"', '"highlight":"Prize"', 'no row or column "Prize"'],
])('finds a chart that does not fit its own figures: %s', (_, from, to, message) => {
  const slug = 'corvane-platform/government-contracting'
  const stories = bundled.stories.map((story) => {
    if (story.full_slug !== slug) return story
    const content: unknown = JSON.parse(JSON.stringify(story.content).replaceAll(from, to))
    return { ...story, content }
  })
  expect(chartFaults(bundled)).toEqual([])
  expect(
    chartFaults({ ...bundled, stories })
      .map(faultLine)
      .join('\n'),
  ).toContain(message)
})
