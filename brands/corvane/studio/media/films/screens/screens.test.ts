import { totalsOf } from '@prospectus/portfolio/totals'
import { describe, expect, it } from 'vitest'
import { tourFilm } from '../tour.ts'
import { portfolio } from './portfolio.ts'
import { projects, thousands } from './projects.ts'

describe('the screens of the tour', () => {
  it('set no text smaller than 20 units', () => {
    for (let moment = 1; moment < tourFilm.length; moment += 5.5) {
      const sizes = [...tourFilm.frame(moment).matchAll(/font-size="(\d+)"/g)]
      expect(Math.min(...sizes.map(([, size]) => Number(size)))).toBeGreaterThanOrEqual(20)
    }
  })

  it('add up to the programme', () => {
    const svg = portfolio()
    const { figures, costIndex = 0, forecastCost = 0 } = totalsOf(projects)
    for (const value of [figures.budget ?? 0, forecastCost])
      expect(svg).toContain(`>${thousands(value)}<`)
    expect(svg).toContain(costIndex.toFixed(2))
    expect(
      projects.every(({ earned, planned, budget }) => earned <= budget && planned <= budget),
    ).toBe(true)
  })
})
