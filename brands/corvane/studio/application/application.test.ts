import { describe, expect, it } from 'vitest'
import home from '../../content/stories/home.json' with { type: 'json' }
import chief from '../../content/stories/who-we-help/ceo.json' with { type: 'json' }
import rail from '../../content/stories/worlds/rail.json' with { type: 'json' }
import { application } from './application.ts'
import { applicationOnPhone } from './application-phone.ts'
import { portfolioRows } from './programme.ts'

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
        planned: row?.plannedFinish.toISOString().slice(0, 10),
        forecast: row?.forecastFinish.toISOString().slice(0, 10),
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

  it('adds up, and has the packages and accounts of the rail programme’s dataset', () => {
    const sum = portfolioRows.reduce((total, { forecastCost }) => total + forecastCost, 0)
    expect(application('Ostler Junction')).toContain(`>${sum.toLocaleString('en-GB')}<`)
    for (const { name } of rail.content.packages) {
      expect(application('Ostler Junction')).toContain(`>${name}<`)
    }
    expect(application('Cardew Viaduct')).toContain('>Masonry repairs<')
  })

  it('has no text below 11.5 units, which are pixels on a phone', () => {
    for (const svg of [application('Cardew Viaduct'), applicationOnPhone()]) {
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11.5)
    }
  })
})
