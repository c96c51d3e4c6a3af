import { examplePage, renderMarkup } from '@prospectus/site/src/ui/testing/render.tsx'
import { describe, expect, it } from 'vitest'
import { drawings, HeatMapSummary } from './dataset-figure.tsx'
import { pageWithDataset } from './dataset-page.fixture.ts'
import { Drawn, drawingNamed } from './drawn.fixture.tsx'

const graphics = ['s-curve', 'gantt', 'heat-map', 'gates'] as const

const viaduct = {
  component: 'modules/world',
  portfolio: 'Renewals in the north',
  unit: 'money',
  period: 'month',
  start: '2025-01-01 00:00',
  projects: [
    { name: 'Tunnel', planned: '0 10 20 30 40', earned: '0 10 20', actual: '0 10 20' },
    {
      name: 'Viaduct',
      planned: '0 1000 2000 3000 4000',
      earned: '0, 800, 1600',
      actual: '0 1000 2000',
      accounts: [
        { name: 'Piers', planned: 1200, earned: 1000, actual: 1250, budget: 2000 },
        { name: 'Deck', planned: 800, earned: 600, actual: 750, budget: 2000 },
      ],
    },
  ],
  packages: [
    {
      name: 'Piers',
      planned_start: 0,
      planned_end: 2,
      forecast_start: 0,
      forecast_end: 3,
      done: 50,
    },
  ],
  first_week: 40,
  teams: [
    { name: 'Masons', capacity: 100, booked: '80 125' },
    { name: 'Riggers', capacity: 100, booked: '100 60' },
  ],
  stages: [
    { name: 'Trial', projects: 100, value: 1000, chance: 50 },
    { name: 'Proof', projects: 50, value: 4000, chance: 20 },
  ],
}

/** A page that draws from a dataset that is published as `worlds/north`. */
function pageOf(chosen: Record<string, string>, dataset: object = viaduct) {
  return pageWithDataset(dataset, chosen)
}

const draw = (graphic: string, page = examplePage()) =>
  renderMarkup(<Drawn graphic={graphic} id="one" />, page)

describe('the drawings of page heads', () => {
  it.each(graphics)('%s is an image with a name and a description', (graphic) => {
    for (const html of [draw(graphic), draw(graphic, pageOf({ world: 'north' }))]) {
      expect(html).toMatch(
        /role="img" aria-labelledby="one-title" aria-describedby="one-description"/,
      )
      expect(html).toMatch(
        /<title id="one-title">[^<]+<\/title><desc id="one-description">[^<]{40,}/,
      )
      expect(html).not.toContain('style=')
      expect(html).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('BLOCK-2a draws the project that the page chose, and computes its figures', () => {
    const html = draw('s-curve', pageOf({ world: 'north', world_project: 'Viaduct' }))
    expect(html).toContain('<title id="one-title">Viaduct: planned and earned value')
    // SPI = 1600 / 2000, EAC = 4000 / 0.8, two months brought 1.6: the rest takes three.
    for (const figure of ['0.80', '£0.4m behind plan', '£5m', '31 May', 'plan 30 Apr']) {
      expect(html).toContain(figure)
    }
    expect(draw('s-curve', pageOf({ world: 'north' }))).toContain('Tunnel: planned')
  })

  it('LANG-1 aligns a long amount with the end of its line, inside the drawing', () => {
    const html = draw('s-curve', pageOf({ world: 'north', world_project: 'Viaduct' }))
    const [, line] = /d="M[\d.]+ [\d.]+H(\d+)"><\/path><text[^>]*>£4m</.exec(html) ?? []
    expect([line, html.match(/<text[^>]*>£4m</)?.[0]]).toEqual([
      '760',
      expect.stringMatching(/x="760" y="50" text-anchor="end"/),
    ])
  })

  it('leaves space between the names of months in a narrow plot', () => {
    const html = draw('s-curve', pageOf({ world: 'north', world_project: 'Viaduct' }))
    const at = /<text class="chart-text" x="([\d.]+)" y="456" text-anchor="(\w+)">([^<]+)/g
    const names = [...html.matchAll(at)].map(([, x, anchor, name = '']) => {
      const from = Number(x) - (anchor === 'start' ? 0 : name.length * 7)
      return { from, to: from + name.length * 14 }
    })
    expect(names.length).toBeGreaterThan(1)
    for (const [at, { from }] of names.slice(1).entries()) {
      expect(from - (names[at]?.to ?? 0)).toBeGreaterThan(28)
    }
  })

  it('distinguishes hours beyond capacity from free ones', () => {
    const html = draw('heat-map', pageOf({ world: 'north' }))
    for (const figure of ['91%', '365\u00a0h of 400\u00a0h', '25\u00a0h', 'in 1 of 4 team weeks']) {
      expect(html).toContain(figure)
    }
    expect(html).toContain('Masons, W41')
    expect(html).toContain('60\u00a0h')
    expect(html).toContain(
      '25\u00a0h are booked beyond capacity, in 1 of 4 team weeks. The highest load is 125%: Masons in week 41.',
    )
  })

  it('writes each week above its column of figures', () => {
    const html = draw('heat-map', pageOf({ world: 'north' }))
    const cells = [...html.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)]
    const columns = cells.slice(0, 2).map(([, x, width]) => [Number(x), Number(x) + Number(width)])
    const [[, end] = [], [start] = []] = columns
    expect(start).toBeGreaterThan(end ?? 0)
    for (const [at, week] of ['W40', 'W41'].entries()) {
      const [, middle] = new RegExp(`<text[^>]* x="([\\d.-]+)"[^>]*>${week}<`).exec(html) ?? []
      const [from = 0, to = 0] = columns[at] ?? []
      expect(Number(middle)).toBeGreaterThan(from)
      expect(Number(middle)).toBeLessThan(to)
    }
  })

  it('describes a map in text: its totals, and the fullest week of each team', () => {
    const html = renderMarkup(<HeatMapSummary id="one" />, pageOf({ world: 'north' }))
    expect(html).toContain('The highest load is 125%: Masons in week 41.')
    expect(html).toMatch(/Masons<span[^>]*>week 41<.*>125%<.*Riggers<span[^>]*>week 40<.*>100%</s)
    expect(drawings.filter(({ Reading }) => Reading).map(({ name }) => name)).toEqual(['heat-map'])
  })

  it('moves nothing on a screen of the product', () => {
    const page = pageOf({ world: 'north' })
    const map = draw('heat-map', page)
    expect(map).toContain('data-enhance="levelling"')
    // The script adds its texts when a visitor comes near the map.
    expect(map).not.toContain('Put down')
    const screen = renderMarkup(<Drawn graphic="heat-map" id="one" isScreen />, page)
    expect(screen).not.toContain('levelling')
  })

  it('says how many of a hundred pass stages that have chances', () => {
    const html = draw('gates', pageOf({ world: 'north' }))
    // 1,000 + 0.5 × 4,000 for a chance of one in ten.
    for (const figure of ['10%', '£3.0m', '£30m']) expect(html).toContain(figure)
  })

  it('writes the amounts of all stages with one decimal', () => {
    const html = draw('gates', pageOf({ world: 'north' }))
    const amounts = [...html.matchAll(/class="gates-value[^>]*>([^<]+)/g)].map(([, text]) => text)
    expect(amounts).toEqual(['£1.0m', '£2.0m'])
  })

  it('draws solid bars where blocks would be hairlines', () => {
    const bars = (most: number) => {
      const stages = [
        { name: 'Listed', projects: most, value: 1 },
        { name: 'In work', projects: 17, waiting: 2, value: 1 },
      ]
      const html = draw('gates', pageOf({ world: 'north' }, { ...viaduct, stages }))
      const paths = [...html.matchAll(/class="gates-(?:blocks|waiting)[^"]*" d="([^"]*)"/g)]
      return paths.map(([, path = '']) => path.split('Z').length - 1)
    }
    expect(bars(40)).toEqual([40, 0, 15, 2])
    expect(bars(100)).toEqual([1, 0, 1, 1])
  })

  it('names the stages between gates as the dataset does, and draws each project as a block', () => {
    const stages = [
      { name: 'Listed', projects: 4, value: 388 },
      { name: 'In work', projects: 2, waiting: 1, value: 312 },
    ]
    const goLives = { stages, unit: 'hours', stages_of: 'Go-lives', stages_worth: 'Hours' }
    const html = draw('gates', pageOf({ world: 'north' }, { ...viaduct, ...goLives }))
    expect(html).toMatch(/>Go-lives<.*>6<.*>Hours<.*>700.h</s)
    expect(html).toContain('Go-lives between the stage gates. Listed: 4, 0 waiting, ')
    expect(html).not.toMatch(/projects|>Value</i)
    const blocks = [...html.matchAll(/class="gates-(?:blocks|waiting)[^"]*" d="([^"]*)"/g)]
    expect(blocks.map(([, path = '']) => path.split('Z').length - 1)).toEqual([4, 0, 1, 1])
  })

  it('gives the stage with the most projects the whole height, however many there are', () => {
    const top = (most: number) => {
      const stages = [{ name: 'Listed', projects: most, value: 1 }]
      const html = draw('gates', pageOf({ world: 'north' }, { ...viaduct, stages }))
      return Number(/gates-count" x="0" y="([\d.]+)"/.exec(html)?.[1])
    }
    expect([top(1), top(5), top(100)]).toEqual([53, 53, 53])
  })

  it('counts a turnaround in days and hours', () => {
    const hours = { ...viaduct, unit: 'hours', period: 'day' }
    const html = draw('s-curve', pageOf({ world: 'north', world_project: 'Viaduct' }, hours))
    for (const figure of ['Day 2', 'Day 5', '5,000 h', 'budget 4,000 h']) {
      expect(html).toContain(figure)
    }
  })

  it('lists the control accounts of a project with the indices that follow', () => {
    const html = draw('accounts', pageOf({ world: 'north', world_project: 'Viaduct' }))
    for (const figure of ['Piers', '0.83', '0.80', '£1,600k', '£2,000k'])
      expect(html).toContain(figure)
  })

  it('lists the projects of a portfolio with aligned amounts', () => {
    const projects = draw('projects', pageOf({ world: 'north' }))
    for (const figure of ['Tunnel', 'Viaduct', '0.80', '£5,000k', 'ends 31 May 2025']) {
      expect(projects).toContain(figure)
    }
  })

  it('gives a short delay in days, and years in a long schedule', () => {
    const late = (months: number) => [{ ...viaduct.packages[0], forecast_end: 2 + months }]
    const drawn = (months: number) =>
      draw('gantt', pageOf({ world: 'north' }, { ...viaduct, packages: late(months) }))
    expect(drawn(0.5)).toMatch(/50% done, 15 days late.*>15 days</s)
    expect(drawn(3)).toContain('>13 weeks<')
    expect(drawn(3)).toContain('>31 May<')
    expect(drawn(30)).toMatch(/>Aug 2025<.*>Aug 2027</s)
  })

  it('DATA-4 draws nothing if the dataset lacks the figures, or has only invalid ones', () => {
    const empty = { component: 'modules/world', projects: [{ name: 'One', planned: '0 x 4' }] }
    for (const graphic of graphics) {
      expect(draw(graphic, pageOf({ world: 'north' }, empty))).toBe('')
    }
  })

  it('draws a sample if no dataset is chosen, or if the chosen one is not published', () => {
    for (const page of [examplePage(), pageOf({ world: 'south' })]) {
      const html = draw('s-curve', page)
      expect(html).toContain('Line 4 resignalling')
      for (const figure of ['0.84', '0.94', '£25.5m', '−£2.7m']) expect(html).toContain(figure)
    }
  })

  it('LANG-1 is in the language of the page', () => {
    const html = draw('s-curve', examplePage({ lang: 'de' }))
    expect(html).toContain('Planwert und Fertigstellungswert')
    expect(html).toContain('25,5\u00a0Mio.\u00a0£')
    expect(html).toMatch(/>0\s£</)
  })

  it('DATA-4 draws nothing for unknown names, which other spaces may store', () => {
    for (const name of ['none', 'toString', 'weighted', 'benefits']) {
      expect(drawingNamed(name)).toBeUndefined()
    }
  })
})
