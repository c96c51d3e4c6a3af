import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cmsMessages } from '../../messages/messages.ts'
import { ResultChart } from './result-page.tsx'

test('EMBED-1 a needle stands at the score, as far above its line as below it', () => {
  const html = renderToStaticMarkup(
    <ResultChart
      score={{ points: 12, maximum: 20, band: undefined, dimensions: [], weakest: undefined }}
      messages={cmsMessages('en')}
      bandStarts={[0, 10]}
    />,
  )
  const [, at, above, below] =
    /class="score-chart-needle" x1="([\d.]+%)" x2="\1" y1="(\d+)" y2="(\d+)"/.exec(html) ?? []
  const [, line] = /class="score-chart-reached" x1="0" x2="60%" y1="(\d+)"/.exec(html) ?? []
  expect(at).toBe('60%')
  expect(Number(line) - Number(above)).toBeGreaterThan(0)
  expect(Number(below) - Number(line)).toBe(Number(line) - Number(above))
})

test('EMBED-1 the chart is as high as its rows, so that none is cut off', () => {
  const dimensions = ['Aims', 'Means', 'Pace'].map((name) => ({
    ...{ points: 2, maximum: 4, nextStep: '' },
    dimension: { uid: name, name, questions: [], next_low: '', next_middle: '', next_high: '' },
  }))
  const html = renderToStaticMarkup(
    <ResultChart
      score={{ points: 6, maximum: 12, band: undefined, dimensions, weakest: undefined }}
      messages={cmsMessages('en')}
      bandStarts={[0]}
    />,
  )
  const [, height] = /<svg[^>]* height="([\d.]+)"/.exec(html) ?? []
  const [first = 0, second = 0, third = 0] = [...html.matchAll(/translate\(0 (\d+)\)/g)].map(
    ([, top]) => Number(top),
  )
  expect(Number(height)).toBe(third + (second - first))
})
