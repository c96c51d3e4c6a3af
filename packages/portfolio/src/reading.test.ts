import { expect, it } from 'vitest'
import { readingOf } from './reading.ts'

const project = (name: string, planned: number, earned: number) => ({
  ...{ name, planned, earned, actual: earned, scheduleIndex: earned / planned },
})

it('BLOCK-2 names the projects that are behind plan, and adds both kinds up', () => {
  const reading = readingOf([project('A', 100, 90), project('B', 50, 50), project('C', 40, 45)])
  expect(reading).toMatchObject({ namesBehind: ['A'], behindBy: 10, othersAheadBy: 5 })
  expect(reading.totals.figures).toMatchObject({ planned: 190, earned: 185 })
})

it('has no difference of others if all are behind, and no names if none is', () => {
  expect(readingOf([project('A', 100, 90)]).othersAheadBy).toBeUndefined()
  expect(readingOf([project('A', 100, 100)])).toMatchObject({ namesBehind: [], othersAheadBy: 0 })
})
