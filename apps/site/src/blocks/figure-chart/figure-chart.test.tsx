import { figureChart } from '@prospectus/content/schema/blocks/figure-chart'
import { figureChartExamples } from '@prospectus/content/schema/blocks/figure-chart.examples'
import { describe, expect, it } from 'vitest'
import { exampleRenderer, readExample } from '../../ui/testing/render.tsx'
import { figureChartView } from './figure-chart.tsx'

const render = exampleRenderer(figureChartView, figureChart)

describe('figure-chart', () => {
  it('BLOCK-2 shows title, unit, figures and source', () => {
    const html = render('usual')
    expect(html).toMatch(/<figcaption><p[^>]*>Sales fell behind the plan/)
    expect(html).toContain('£m, cumulative')
    expect(html).toContain('Source: Month-end reports')
  })

  it.each(Object.keys(figureChartExamples).filter((name) => name !== 'table'))(
    'every figure of "%s" stands in a table, and the drawing has words for those who cannot see it',
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
    expect(html).toMatch(/figure-chart-end figure-chart-text-stress[^>]*><tspan[^>]*>Sold</)
    const curves = [...html.matchAll(/<path class="figure-chart-line figure-chart-([\w-]+)"/g)]
    expect(curves.map(([, tone]) => tone)).toEqual(['plain', 'plain-2', 'stress'])
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

  it('draws every line of a slope alike where none is stressed', () => {
    const row = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
    const html = render({
      ...{ _uid: 'u', shape: 'slope', title: 'Both fell' },
      data: {
        fieldtype: 'table',
        thead: row('Project', '2023', '2024').body,
        tbody: [row('A', '4', '3'), row('B', '3', '1')],
      },
    })
    expect(html.match(/<g class="figure-chart-first"/g)).toHaveLength(2)
  })

  it('highlights several rows separated by semicolons', () => {
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

  it('says where its scale begins when that is not zero', () => {
    const row = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
    const of = (first: string) =>
      render({
        ...{ _uid: 'u', shape: 'line', title: 'It falls', unit: 'Pounds' },
        data: {
          fieldtype: 'table',
          thead: row('Month', 'Forecast').body,
          tbody: [row('Apr', '60'), row('May', first)],
        },
      })
    expect(of('53')).toContain('Pounds. The scale begins at 52.')
    expect(of('3')).not.toContain('The scale')
  })

  it('shows the dot of each column before its name, whatever their order in a row', () => {
    const row = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
    const html = render({
      ...{ _uid: 'u', shape: 'dot', title: 'One of two fails' },
      data: {
        fieldtype: 'table',
        thead: row('Check', 'Found', 'Allowed').body,
        tbody: [row('A', '3.4', '5'), row('B', '6.5', '5')],
      },
    })
    const key = /<p class="figure-chart-key">(.*?)<\/p>/.exec(html)?.[1]
    expect(key).toMatch(/figure-chart-dot-1".*Found.*figure-chart-dot-2".*Allowed/)
  })

  it('names the columns of bars in a key, or at each bar where their colours are those of rows', () => {
    const row = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
    const of = (highlight: string) =>
      render({
        ...{ _uid: 'u', shape: 'bar', title: 'Most is yours', highlight },
        data: {
          fieldtype: 'table',
          thead: row('Phase', 'Your days', 'Our days').body,
          tbody: [row('Frame', '8', '7'), row('Connect', '12', '13')],
        },
      })
    const key = /<p class="figure-chart-key">(.*?)<\/p>/.exec(of('Your days'))?.[1]
    expect(key).toMatch(/figure-chart-stress".*Your days.*figure-chart-plain".*Our days/)
    expect(of('Your days')).not.toContain('figure-chart-of')
    expect(of('Frame').match(/figure-chart-of"> (Your|Our) days</g)).toHaveLength(4)
    expect(of('Frame')).not.toContain('figure-chart-key')
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

  it('lists a table with notes below names, bars of the stressed column and the stressed row as the sum', () => {
    const html = render('table')
    expect(html).toMatch(/<table[^>]*aria-label="Two repairs carry most of the cost"/)
    expect(html).toMatch(
      /Roof worse than it looked<span class="figures-table-row-note">R. Osei<\/span><svg/,
    )
    expect(html.match(/class="figures-table-row-note"/g)).toHaveLength(2)
    const bars = [...html.matchAll(/figures-table-bar-part" d="M0 0h(\d+)v6/g)].map(
      ([, width]) => width,
    )
    expect(bars).toEqual(['100', '78', '39'])
    expect(html).toMatch(/<tfoot><tr[^>]*><th[^>]*>Together<\/th>.*>1,170</)
    expect(html).not.toMatch(/<details|role="img"|>Owner</)
  })

  it('adds several stressed columns of a table up in one bar, with a key to its parts', () => {
    const row = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
    const html = render({
      ...{ _uid: 'u', shape: 'table', title: 'What waits', highlight: 'No code; Refused' },
      data: {
        fieldtype: 'table',
        thead: row('Source', 'Rows', 'No code', 'Refused').body,
        tbody: [row('Ledger', '900', '60', '20'), row('People', '90', '20', '0')],
      },
    })
    const paths = [...html.matchAll(/figures-table-bar-part(-2)?" d="M(\d+) 0h(\d+)v6/g)].map(
      (match) => match.slice(1).map((part) => part ?? ''),
    )
    expect(paths).toEqual([
      ['', '0', '75'],
      ['-2', '75', '25'],
      ['', '0', '25'],
      ['-2', '25', '0'],
    ])
    expect(html).toContain('<i class="figures-table-key"></i>No code')
    expect(html).not.toContain('</i>Rows')
  })

  it('draws a line on the bars of a table at its limit, and what goes beyond in another colour', () => {
    const html = render(limitedTable({ limit: '100' }))
    const paths = [
      ...html.matchAll(/figures-table-(bar-part|bar-over|limit)" d="([^"]*v(?:6|14)[^"]*)/g),
    ]
    expect(paths.map(([, part, d]) => `${part} ${d}`)).toEqual([
      'bar-part M0 0h80v6H0z',
      'bar-over M80 0h20v6H80z',
      'limit M80-4v14',
      'bar-part M0 0h40v6H0z',
      'limit M80-4v14',
    ])
    expect(render(limitedTable({}))).not.toMatch(/bar-over|figures-table-limit/)
  })

  it('draws a heavy line after the named row of a table', () => {
    const html = render(limitedTable({ divide_after: 'Testing' }))
    expect(html).toMatch(/<tr role="row" class="figures-table-divided"><th[^>]*>Testing</)
    expect(html.match(/figures-table-divided/g)).toHaveLength(1)
  })

  it('needs no script, and no style of its own in its markup', () => {
    for (const name of Object.keys(figureChartExamples)) {
      expect(render(name)).not.toMatch(/ style=|<script|data-enhance|data-island/)
    }
  })
})

function limitedTable(fields: Readonly<Record<string, string>>) {
  const row = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
  return {
    ...{ _uid: 'u', shape: 'table', title: 'One team is over', highlight: 'Percent', ...fields },
    data: {
      fieldtype: 'table',
      thead: row('Team', 'Hours', 'Percent').body,
      tbody: [row('Testing', '250', '125'), row('Design', '80', '50')],
    },
  }
}

describe('names beside lines', () => {
  const row = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
  const cost = ['9.9', '11.1', '12.3', '13.5', '14.7', '15.9', '', '']
  const forecast = ['', '', '', '', '', '15.9', '17.1', '18.3']
  const html = render({
    ...{ _uid: 'u', shape: 'line', title: 'The letter is due' },
    data: {
      fieldtype: 'table',
      thead: row('Month', 'Cost', 'Forecast', '75%: $18.0m', 'Letter due').body,
      tbody: cost.map((value, at) =>
        row(`${at + 4}`, value, forecast[at] ?? '', '18.0', at === 5 ? '15.9' : ''),
      ),
    },
  })
  const placed = [
    ...html.matchAll(
      /<text class="figure-chart-placed[^>]* x="([\d.]+)%" y="([\d.]+)em"[^>]*>([^<]+)/g,
    ),
  ]
  const of = (name: string) =>
    placed
      .find(([, , , text]) => text === name)
      ?.slice(1, 3)
      .map(Number)

  it('name a point at the point, under the line that rises from it', () => {
    const dot = /<circle class="figure-chart-dot[^"]*dot-2" cx="([\d.]+)%" cy="([\d.]+)em"/.exec(
      html,
    )
    const [x, y] = [Number(dot?.[1]), Number(dot?.[2])]
    expect(x).toBe(71.43)
    expect(of('Letter due')).toEqual([x, expect.closeTo(y + 1.35)])
  })

  it('do not pile up at the ends: a level line and one that ends early are named where they run', () => {
    expect(placed.map(([, , , name]) => name).toSorted()).toEqual([
      '75%: $18.0m',
      'Cost',
      'Letter due',
    ])
    expect(of('75%: $18.0m')?.[0]).toBe(0)
    expect(of('Cost')?.[0]).toBeLessThan(50)
    const ends = [...html.matchAll(/figure-chart-end [^>]*><tspan[^>]*>([^<]+)/g)]
    expect(ends.map(([, name]) => name)).toEqual(['Forecast'])
  })

  const converging = (...more: string[]) =>
    render({
      ...{ _uid: 'u', shape: 'line', title: 'All come to the same', highlight: 'Progress' },
      data: {
        fieldtype: 'table',
        thead: row('Month', 'Managers', 'Progress', ...more.map((_, at) => `Other ${at}`)).body,
        tbody: [
          row('Apr', '60', '58.9', ...more),
          row('May', '60', '55', ...more),
          row('Jun', '59', '54', ...more),
          row('Feb', '54.1', '52.9', ...more),
          row('Mar', '52.8', '52.8', ...more.map(() => '52.8')),
        ],
      },
    })

  it('stand outside two lines that end together, where these are far apart', () => {
    const names = [
      ...converging().matchAll(
        /figure-chart-placed[^>]* x="([\d.]+)%" y="([\d.]+)em"[^>]*>([^<]+)/g,
      ),
    ]
    const [progress, managers] = ['Progress', 'Managers'].map((name) =>
      names.find(([, , , text]) => text === name),
    )
    expect([progress?.[1], managers?.[1]]).toEqual(['50', '25'])
    expect(Number(managers?.[2])).toBeLessThan(Number(progress?.[2]))
    expect(converging()).not.toMatch(/figure-chart-key|figure-chart-end[ s"]/)
  })

  it('stand in a key above where three lines end together, however wide the column is', () => {
    const html = converging('57')
    expect(html).toMatch(/<p class="figure-chart-key">.*Other 0.*Managers|Managers.*Other 0/)
    expect(html).not.toMatch(/figure-chart-end[ s]/)
  })

  it('stand whole in a key above where one is too long for the end of its line', () => {
    const html = render({
      ...{ _uid: 'u', shape: 'line', title: 'One word', highlight: 'Auftragsannahmestelle' },
      data: {
        fieldtype: 'table',
        thead: row('Month', 'Plan', 'Auftragsannahmestelle').body,
        tbody: [row('Apr', '10', '40'), row('May', '20', '90')],
      },
    })
    expect(html).toMatch(/<p class="figure-chart-key">.*Auftragsannahmestelle/)
    expect(html).not.toMatch(/Auftrags[a-z]*…|figure-chart-end[ s]/)
  })

  it('of a limit have no dot at the end of its line', () => {
    expect(html.match(/<circle/g)).toHaveLength(3)
  })

  it('stay at the ends where these have room', () => {
    expect(render('usual')).not.toContain('figure-chart-placed')
  })
})

describe('names under lines', () => {
  const row = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
  const months = Array.from({ length: 11 }, (_, at) => row(`Month ${at + 6}`, `${at}`, '0.5'))
  const html = render({
    ...{ _uid: 'u', shape: 'line', title: 'The margin halves', highlight: 'As measured' },
    data: {
      fieldtype: 'table',
      thead: row('Month', 'As certified', 'As measured').body,
      tbody: months,
    },
  })
  const emOf = (name: string) =>
    Number(new RegExp(`figure-chart-${name}"[^>]*width="([\\d.]+)em"`).exec(html)?.[1])
  const namesOf = (width: string) => {
    const group = new RegExp(`<g class="figure-chart-${width}">(.*?)</g>`).exec(html)?.[1] ?? ''
    return [...group.matchAll(/<text x="([\d.]+)%"[^>]*text-anchor="(\w+)">([^<]+)/g)]
  }

  // The room of a column on screens from 320 to 1920 pixels, and the size of its letters.
  it.each([276, 346, 440, 543, 544, 590, 641, 900])(
    'do not touch in a column of %i pixels, the first and the last among them',
    (column) => {
      const isWide = column >= 544
      const size = Math.max(13, Math.min(16, column * 0.026))
      const plot = column - (emOf('marks') + (isWide ? emOf('ends') : 0)) * size
      const spans = namesOf(isWide ? 'wide' : 'narrow').map(([, x, anchor, name = '']) => {
        const [at, long] = [(Number(x) / 100) * plot, name.length * 0.55 * size]
        const before = { start: 0, middle: 0.5, end: 1 }[anchor ?? ''] ?? 0
        return { name, from: at - long * before, to: at + long * (1 - before) }
      })
      expect(spans[0]?.name).toBe('Month 6')
      expect(spans.at(-1)?.name).toBe('Month 16')
      for (const [at, { to }] of spans.slice(0, -1).entries()) {
        expect((spans[at + 1]?.from ?? 0) - to).toBeGreaterThan(size / 2)
      }
    },
  )

  it('are named above the lines as well, for columns without room at their ends', () => {
    expect(html).toMatch(/figure-chart-key figure-chart-narrow.*As measured.*As certified/)
  })
})
