import { describe, expect, it } from 'vitest'
import { examplePage, renderMarkup } from '../testing/render.tsx'
import { type Graphic, graphicNamed, WorldFigure } from './world-figure.tsx'
import { pageInWorld } from './world-page.fixture.ts'

const graphics = ['s-curve', 'estimates', 'gantt', 'heat-map', 'gates'] as const

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
      causes: [{ name: 'Scaffold', source: 'Change 7', amount: 300 }],
    },
  ],
  risks: [
    { name: 'Frost', owner: 'R. Osei', chance: 10, impact: 500 },
    { name: 'Masonry', chance: 50, impact: 1200 },
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

/** A page that draws from a world that is published as `worlds/north`. */
function pageOf(chosen: Record<string, string>, world: object = viaduct) {
  return pageInWorld(world, chosen)
}

const draw = (graphic: Graphic, page = examplePage()) =>
  renderMarkup(<WorldFigure graphic={graphic} id="one" />, page)

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

  it('names the portfolio over its risks, since they belong to no single project of it', () => {
    expect(draw('risks', pageOf({ world: 'north' }))).toContain('Risks: Renewals in the north')
    const alone = { ...viaduct, projects: viaduct.projects.slice(1) }
    expect(draw('risks', pageOf({ world: 'north' }, alone))).toContain('Risks: Viaduct')
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

  it('draws the three estimates at completion, and says how far apart they are', () => {
    const html = draw('estimates', pageOf({ world: 'north', world_project: 'Viaduct' }))
    for (const figure of ['£4.4m', '£5m', '£5.75m']) expect(html).toContain(figure)
    expect(html).toMatch(/Apart by<.*£1\.35m/)
  })

  it('sets hours beyond capacity apart from those that are free', () => {
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

  it('draws each overbooked team by itself, and none of the others', () => {
    const html = draw('overloads', pageOf({ world: 'north' }))
    for (const words of ['Masons', '25\u00a0h over', '0\u00a0h free after', 'W40', 'W41']) {
      expect(html).toContain(words)
    }
    expect(html).not.toContain('Riggers')
    expect(html).toContain(
      'Masons: 25\u00a0h over its capacity, 0\u00a0h free after the last such week',
    )
  })

  it('moves nothing on a screen of the product', () => {
    const page = pageOf({ world: 'north' })
    expect(draw('heat-map', page)).toContain('data-enhance="levelling"')
    const screen = renderMarkup(<WorldFigure graphic="heat-map" id="one" isScreen />, page)
    expect(screen).not.toContain('levelling')
  })

  it('says how many of a hundred come through stages that have chances', () => {
    const html = draw('gates', pageOf({ world: 'north' }))
    // 1,000 + 0.5 × 4,000 for a chance of one in ten.
    for (const figure of ['10%', '£3m', '£30m']) expect(html).toContain(figure)
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

  it('adds causes up, and says what no record explains', () => {
    const html = draw('causes', pageOf({ world: 'north' }))
    expect(html).toContain('£2,000k spent, £1,600k earned: £400k over')
    expect(html).toContain('Not explained by any record: £100k')
  })

  it('lists risks with the heaviest first, each with what it is expected to cost', () => {
    const html = draw('risks', pageOf({ world: 'north' }))
    expect(html.indexOf('Masonry')).toBeLessThan(html.indexOf('Frost'))
    for (const figure of ['50%', '£600k', '£50k', '£650k', '£1,700k'])
      expect(html).toContain(figure)
  })

  it('lists the projects of a portfolio with amounts that stand below each other, and weights stages by their chance', () => {
    const projects = draw('projects', pageOf({ world: 'north' }))
    for (const figure of ['Tunnel', 'Viaduct', '0.80', '£5,000k', 'ends 31 May 2025']) {
      expect(projects).toContain(figure)
    }
    const stages = draw('weighted', pageOf({ world: 'north' }, { ...viaduct, unit: 'megawatts' }))
    for (const figure of ['1,000 MW', '800 MW', '1,300 MW']) expect(stages).toContain(figure)
  })

  it('says a short delay in days, and the years of a long schedule', () => {
    const late = (months: number) => [{ ...viaduct.packages[0], forecast_end: 2 + months }]
    const drawn = (months: number) =>
      draw('gantt', pageOf({ world: 'north' }, { ...viaduct, packages: late(months) }))
    expect(drawn(0.5)).toMatch(/50% done, 15 days late.*>15 days</s)
    expect(drawn(3)).toContain('>13 weeks<')
    expect(drawn(3)).toContain('>31 May<')
    expect(drawn(30)).toMatch(/>Aug 2025<.*>Aug 2027</s)
  })

  it('DATA-4 draws nothing where the world lacks the figures, or holds no sound ones', () => {
    const empty = { component: 'modules/world', projects: [{ name: 'One', planned: '0 x 4' }] }
    for (const graphic of graphics) {
      expect(draw(graphic, pageOf({ world: 'north' }, empty))).toBe('')
    }
  })

  it('draws a sample where no world is chosen or the chosen one is not published', () => {
    for (const page of [examplePage(), pageOf({ world: 'south' })]) {
      const html = draw('s-curve', page)
      expect(html).toContain('Line 4 resignalling')
      for (const figure of ['0.84', '0.94', '£25.5m', '−£2.7m']) expect(html).toContain(figure)
    }
  })

  it('LANG-1 speaks the language of the page', () => {
    const html = draw('s-curve', examplePage({ lang: 'de' }))
    expect(html).toContain('Planwert und Fertigstellungswert')
    expect(html).toContain('25,5 Mio. £')
    expect(html).toMatch(/>0\s£</)
  })

  it('knows no other drawing', () => {
    expect(graphicNamed('none')).toBeUndefined()
    expect(graphicNamed('toString')).toBeUndefined()
  })
})
