import { describe, expect, it } from 'vitest'
import { epicTotals, progressOf } from './epics.ts'
import { flowOf } from './flow.ts'
import { loadTotals } from './loads.ts'
import { aroundTheLine, pointsOf, rankingOf } from './ranking.ts'

describe('requests', () => {
  const criteria = [
    { name: 'Safety', weight: 60 },
    { name: 'Cost', weight: 40 },
  ]
  const request = (name: string, marks: readonly number[], state?: 'approved' | 'held') => ({
    ...{ name, marks, state },
  })

  it('score the weight of each criterion by the share of the full mark', () => {
    expect(pointsOf(request('Alarm', [4, 2.5]), criteria)).toEqual([48, 20])
    expect(pointsOf(request('Alarm', [4]), criteria)).toEqual([48, 0])
  })

  it('stand in the order of their scores, with their answers counted', () => {
    const ranking = rankingOf(
      [request('Bench', [1, 0], 'held'), request('Alarm', [4, 2.5], 'approved')],
      criteria,
    )
    expect(ranking.requests.map(({ name, score, rank }) => [name, score, rank])).toEqual([
      ['Alarm', 68, 1],
      ['Bench', 12, 2],
    ])
    expect(ranking).toMatchObject({ approved: 1, held: 1, declined: 0 })
  })

  it('are listed on both sides of the last that is approved', () => {
    const queue = (approved: number) =>
      rankingOf(
        Array.from({ length: 9 }, (_, at) =>
          request(`R${at + 1}`, [5 - at / 2, 0], at < approved ? 'approved' : undefined),
        ),
        criteria,
      )
    const names = (approved: number) => aroundTheLine(queue(approved), 2).map(({ name }) => name)
    expect(names(4)).toEqual(['R3', 'R4', 'R5', 'R6'])
    expect(names(0)).toEqual(['R1', 'R2', 'R3', 'R4'])
    expect(names(9)).toEqual(['R6', 'R7', 'R8', 'R9'])
    expect(aroundTheLine(rankingOf([request('One', [1])], criteria), 4)).toHaveLength(1)
  })
})

it('rows that arrive are matched, wait or are refused', () => {
  expect(
    loadTotals([
      { rows: 900, refused: 1 },
      { rows: 100, waiting: 20 },
    ]),
  ).toEqual({
    ...{ rows: 1000, waiting: 20, refused: 1, matched: 979, refusedShare: 0.001 },
  })
  expect(loadTotals([]).refusedShare).toBe(0)
})

it('epics earn the hours of their tasks by the share of their points', () => {
  const epics = [
    { done: 10, points: 20, hours: 100 },
    { done: 5, points: 5, hours: 20 },
  ]
  expect(epics.map(progressOf)).toEqual([0.5, 1])
  expect(epicTotals(epics)).toEqual({
    ...{ done: 15, points: 25, hours: 120, earned: 70, byPoints: 0.6, byHours: 70 / 120 },
  })
  expect(epicTotals([{ done: 0, points: 0, hours: 0 }])).toMatchObject({ byPoints: 0, byHours: 0 })
})

it('a chain of steps takes as long as all of them; only some of that is work', () => {
  const steps = [
    { time: 30, idle: false },
    { time: 90, idle: true },
  ]
  expect(flowOf(steps)).toEqual({ total: 120, worked: 30, efficiency: 0.25 })
  expect(flowOf([]).efficiency).toBe(0)
})
