import { figureChart } from '@prospectus/content/schema/blocks/figure-chart'
import { figureChartExamples } from '@prospectus/content/schema/blocks/figure-chart.examples'
import { describe, expect, it } from 'vitest'
import { readExample, renderBlock } from '../../ui/testing/render.tsx'
import { figureChartView } from './figure-chart.tsx'

const render = (raw: Parameters<typeof readExample>[1]) =>
  renderBlock(figureChartView, readExample(figureChart, raw))

describe('figure-chart', () => {
  it('BLOCK-2 says what its figures say, what they are of and where they come from', () => {
    const html = render('usual')
    expect(html).toMatch(/<figcaption><p[^>]*>What was earned fell behind the plan/)
    expect(html).toContain('£m, cumulative')
    expect(html).toContain('Source: Month-end reports')
  })

  it.each(Object.keys(figureChartExamples))(
    'A11Y-1 every figure of "%s" stands in a table, and the drawing has words for who cannot see it',
    (name) => {
      const html = render(name)
      const block = readExample(figureChart, name)
      for (const { figures } of block.data.rows) {
        for (const { text } of figures) expect(html).toContain(`<td>${text.replace(/[<>&"]/g, '')}`)
      }
      expect(html).toMatch(/role="img" aria-label="[^"]+ Highest: [^"]+/)
    },
  )

  it('names lines at their ends, and draws the one to look at above the others', () => {
    const html = render('usual')
    expect(html).toMatch(/figure-chart-end figure-chart-text-stress[^>]*><tspan[^>]*>Earned</)
    expect(html.match(/figure-chart-line figure-chart-plain/g)).toHaveLength(2)
    expect(html.match(/figure-chart-line figure-chart-stress/g)).toHaveLength(1)
  })

  it('draws bars from zero, to both sides of it', () => {
    const rects = [...render('most').matchAll(/<rect[^>]* x="([\d.]+)%" width="([\d.]+)%"/g)]
    const ends = rects.map(([, x, width]) => [Number(x), Number(x) + Number(width)])
    const zero = ends[0]?.[0] ?? 0
    expect(ends.every(([from, to]) => from === zero || Math.abs((to ?? 0) - zero) < 0.02)).toBe(
      true,
    )
    expect(ends.some(([from]) => from !== undefined && from < zero)).toBe(true)
  })

  it('stresses several rows when a semicolon stands between their names', () => {
    const row = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
    const html = render({
      ...{ _uid: 'u', shape: 'bar', title: 'Two of three overrun', highlight: 'A; b' },
      data: {
        fieldtype: 'table',
        thead: row('Project', 'Overrun').body,
        tbody: [row('A', '4'), row('B', '3'), row('C', '1')],
      },
    })
    expect(html.match(/figure-chart-bar figure-chart-stress/g)).toHaveLength(2)
    expect(html.match(/figure-chart-bar figure-chart-plain/g)).toHaveLength(1)
  })

  it('leaves a gap in a line where a figure is missing', () => {
    const paths = [...render('small lines').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
    expect(paths.at(-1)?.match(/M/g)).toHaveLength(2)
  })

  it('draws nothing between the dots of a row that has none', () => {
    const row = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
    const html = render({
      ...{ _uid: 'u', shape: 'dot', title: 'Two of three were asked' },
      data: {
        fieldtype: 'table',
        thead: row('Who', 'Before', 'After').body,
        tbody: [row('A', '1', '4'), row('B', 'not asked', 'n/a'), row('C', '2', '')],
      },
    })
    expect(html.match(/figure-chart-between/g)).toHaveLength(1)
  })

  it('needs no script, and no style of its own in its markup', () => {
    for (const name of Object.keys(figureChartExamples)) {
      expect(render(name)).not.toMatch(/ style=|<script|data-enhance|data-island/)
    }
  })
})
