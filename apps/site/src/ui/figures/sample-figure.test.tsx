import { describe, expect, it } from 'vitest'
import { examplePage, renderMarkup } from '../testing/render.tsx'
import { capacity, packages, programme, stages } from './sample-data.ts'
import { graphicNamed, SampleFigure } from './sample-figure.tsx'

const graphics = ['s-curve', 'gantt', 'heat-map', 'gates'] as const

describe('the drawings of page heads', () => {
  it.each(graphics)('%s is an image with a name and a description', (graphic) => {
    const html = renderMarkup(<SampleFigure graphic={graphic} id="one" />)
    expect(html).toMatch(
      /role="img" aria-labelledby="one-title" aria-describedby="one-description"/,
    )
    expect(html).toMatch(/<title id="one-title">[^<]+<\/title><desc id="one-description">[^<]{40,}/)
    expect(html).not.toContain('style=')
    expect(html).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(graphics)('%s says that it shows a sample, not what the page is about', (graphic) => {
    const html = renderMarkup(<SampleFigure graphic={graphic} id="one" />)
    expect(html).toMatch(/<figcaption><p class="chart-source">Sample (?:project: \w|portfolio)/)
  })

  it('speaks the language of the page', () => {
    const html = renderMarkup(
      <SampleFigure graphic="s-curve" id="one" />,
      examplePage({ lang: 'de' }),
    )
    expect(html).toContain('Planwert und Fertigstellungswert')
    expect(html).toContain('25,5 Mio. £')
    expect(html).toMatch(/>0\s£</)
  })

  it('computes the key figures from the curves: SPI = EV / PV, CPI = EV / AC, EAC = BAC / CPI', () => {
    const html = renderMarkup(<SampleFigure graphic="s-curve" id="one" />)
    expect(14.4 / 17.1).toBeCloseTo(0.84, 2)
    expect(14.4 / 15.3).toBeCloseTo(0.94, 2)
    expect(24 / (14.4 / 15.3)).toBeCloseTo(25.5, 1)
    for (const figure of ['0.84', '0.94', '£25.5m', '31 Jul', 'plan 30 Jun', '−£2.7m']) {
      expect(html).toContain(figure)
    }
  })

  it('knows no other drawing', () => {
    expect(graphicNamed('none')).toBeUndefined()
    expect(graphicNamed('toString')).toBeUndefined()
  })
})

describe('the sample programme adds up', () => {
  const { planned, earned, forecast } = programme

  it('is cumulative, and its forecast goes on from what is earned', () => {
    for (const curve of [planned, earned, forecast]) {
      expect([...curve].sort((a, b) => a - b)).toEqual([...curve])
    }
    expect(forecast[0]).toBe(earned.at(-1))
    expect(forecast.at(-1)).toBe(planned.at(-1))
  })

  it('ends its last package when its curves end', () => {
    expect(Math.max(...packages.map((row) => row.planned[1]))).toBe(planned.length - 1)
    expect(Math.max(...packages.map((row) => row.forecast[1]))).toBe(
      earned.length + forecast.length - 2,
    )
  })

  it('has as many weeks for each team, and never more projects waiting than there are', () => {
    expect(new Set(capacity.load.map((weeks) => weeks.length)).size).toBe(1)
    for (const stage of stages) expect(stage.waiting).toBeLessThanOrEqual(stage.projects)
  })
})
