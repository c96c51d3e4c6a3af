import { describe, expect, it } from 'vitest'
import home from '../../content/stories/home.json' with { type: 'json' }
import chief from '../../content/stories/who-we-help/ceo.json' with { type: 'json' }
import rail from '../../content/stories/worlds/rail.json' with { type: 'json' }
import { application } from './application.ts'
import { applicationOnPhone } from './application-phone.ts'
import { day, portfolioRows } from './programme.ts'

const towers = [...home.content.body, ...chief.content.body].flatMap((block) =>
  block.component === 'project-control-tower' && 'projects' in block ? block.projects : [],
)

describe('the application', () => {
  it('has the dates and figures of the projects that pages list', () => {
    expect(towers.length).toBeGreaterThan(5)
    for (const tower of towers) {
      const row = portfolioRows.find(({ name }) => name === tower.name)
      expect({
        manager: row?.manager,
        gate: `G${row?.gate}`,
        earned: String(row?.earned),
        budget: String(row?.budget),
        planned: row?.planned_finish.toISOString().slice(0, 10),
        forecast: row?.forecast_finish.toISOString().slice(0, 10),
      }).toEqual({
        manager: tower.manager,
        gate: tower.gate,
        earned: tower.earned_value,
        budget: tower.budget_at_completion,
        planned: tower.planned_finish.slice(0, 10),
        forecast: tower.forecast_finish.slice(0, 10),
      })
    }
  })

  it('shows the forecast finish that the film of the tour shows', () => {
    for (const { finish, forecast_finish } of portfolioRows) {
      expect(finish).toBe(day(forecast_finish))
    }
  })

  it('adds up, and shows the packages and accounts of the rail world', () => {
    const sum = portfolioRows.reduce((total, { forecastCost }) => total + forecastCost, 0)
    expect(application('Ostler Junction')).toContain(`>${sum.toLocaleString('en-GB')}<`)
    for (const { name } of rail.content.packages) {
      expect(application('Ostler Junction')).toContain(`>${name}<`)
    }
    expect(application('Cardew Viaduct')).toContain('>Masonry repairs<')
  })

  it('sets no text too small to read: 11.5 units, which are pixels on a phone', () => {
    for (const svg of [application('Cardew Viaduct'), applicationOnPhone()]) {
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11.5)
    }
  })
})
