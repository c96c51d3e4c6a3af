import { expect, it } from 'vitest'
import { summariseProjects } from './project-summary.ts'

const project = (name: string, planned: number, earned: number) => ({
  ...{ name, planned, earned, actual: earned, scheduleIndex: earned / planned },
})

it('BLOCK-2 names the projects that are behind plan, and adds up these and the others', () => {
  const summary = summariseProjects([
    project('A', 100, 90),
    project('B', 50, 50),
    project('C', 40, 45),
  ])
  expect(summary).toMatchObject({ namesBehind: ['A'], behindBy: 10, othersAheadBy: 5 })
  expect(summary.totals.figures).toMatchObject({ planned: 190, earned: 185 })
})

it('mentions no others if all are behind, and no names if none is', () => {
  expect(summariseProjects([project('A', 100, 90)]).othersAheadBy).toBeUndefined()
  expect(summariseProjects([project('A', 100, 100)])).toMatchObject({
    namesBehind: [],
    othersAheadBy: 0,
  })
})
