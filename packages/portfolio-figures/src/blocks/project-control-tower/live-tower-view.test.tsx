import { readExample, renderBlock } from '@prospectus/site/src/ui/testing/render.tsx'
import { describe, expect, it } from 'vitest'
import { pageWithDataset } from '../../figures/dataset-page.fixture.ts'
import { projectControlTower } from '../../schema/project-control-tower.ts'
import { liveTowerView } from './live-tower-view.tsx'

describe('a project-control-tower with projects of the page’s dataset', () => {
  const tunnel = { name: 'Tunnel', planned: '0 10 20 30', earned: '0 10 20', actual: '0 10 20' }
  const viaduct = {
    name: 'Viaduct',
    planned: '0 10 20 30',
    earned: '0 8 16',
    actual: '0 10 25',
    accounts: [{ name: 'Piers', planned: 20, earned: 16, actual: 25, budget: 30 }],
  }
  const page = pageWithDataset({
    component: 'modules/world',
    unit: 'money',
    period: 'month',
    start: '2025-01-01 00:00',
    projects: [tunnel, viaduct],
  })
  const html = renderBlock(
    liveTowerView,
    readExample(projectControlTower, { projects: [{ name: 'Tunnel' }, { name: 'Viaduct' }] }),
    { page },
  )

  it('has a ruler for a date, and the data to calculate the table for it', () => {
    expect(html).toContain('type="range"')
    expect(html).toContain('data-x-tower="{')
  })

  it('shows the control accounts of projects that have any', () => {
    const [accounts = '', ...others] = html.match(
      /<details class="project-control-tower-accounts">.*?<\/details>/g,
    ) ?? ['']
    expect(others).toEqual([])
    expect(accounts).toContain('Viaduct')
    expect(accounts).toContain('Piers')
    expect(accounts).toContain('CPI 0.64')
  })

  it('has no ruler for a date if its rows are not projects of the page’s dataset', () => {
    const usual = renderBlock(liveTowerView, readExample(projectControlTower))
    expect(usual).not.toContain('type="range"')
  })
})
