import { describe, expect, it } from 'vitest'
import { stepsOf } from './figure-chart.steps.tsx'

describe('steps to a total', () => {
  it('begins each where the one before ended', () => {
    expect(stepsOf([100, 35, -15])).toEqual([
      { from: 0, to: 100, isTotal: false },
      { from: 100, to: 135, isTotal: false },
      { from: 135, to: 120, isTotal: false },
    ])
  })

  it('starts from zero again where a figure is the total so far', () => {
    expect(stepsOf([100, 35, 135, 9, 144]).map(({ from, to }) => [from, to])).toEqual([
      [0, 100],
      [100, 135],
      [0, 135],
      [135, 144],
      [0, 144],
    ])
  })

  it('recognises a total of parts that have decimals', () => {
    expect(stepsOf([0.1, 0.2, 0.3]).at(-1)?.isTotal).toBe(true)
  })

  it('stays where it is at a row without a figure', () => {
    expect(stepsOf([5, undefined, 2]).map(({ to }) => to)).toEqual([5, 5, 7])
  })
})
