import { describe, expect, it } from 'vitest'
import {
  fittingNameIndexes,
  fractionFromZero,
  fractionOfRange,
  scaleOf,
  separateSpans,
  wrapName,
} from './figure-chart.scale.ts'

describe('a scale', () => {
  it.each([
    [
      [1.1, 13.2],
      [0, 5, 10, 15],
    ],
    [
      [0, 9, 24],
      [0, 10, 20, 30],
    ],
    [
      [-4, 12],
      [-5, 0, 5, 10, 15],
    ],
    [
      [94, 99],
      [94, 96, 98, 100],
    ],
    [
      [0.02, 0.11],
      [0, 0.05, 0.1, 0.15],
    ],
    [[7], [0, 2, 4, 6, 8]],
    [[0], [0, 0.5]],
  ])('of %j has round marks that hold every value', (values, marks) => {
    const scale = scaleOf(values)
    expect(scale.marks.slice(0, 3)).toEqual(marks.slice(0, 3))
    expect(scale.fractionOf(scale.marks[0] ?? 0)).toBeCloseTo(0)
    expect(scale.fractionOf(scale.marks.at(-1) ?? 0)).toBeCloseTo(1)
    for (const value of values) {
      expect(scale.fractionOf(value)).toBeGreaterThanOrEqual(-1e-9)
      expect(scale.fractionOf(value)).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  it('reaches zero where lengths are compared', () => {
    expect([94, 99, 0].map(fractionFromZero([94, 99]))).toEqual([94 / 99, 1, 0])
    expect([-1, 0, 3].map(fractionFromZero([-1, 3]))).toEqual([0, 0.25, 1])
    expect(fractionFromZero([0])(0)).toBe(0)
  })

  it('reaches from the lowest to the highest where only the course matters', () => {
    expect([20, 22, 30].map(fractionOfRange([20, 30]))).toEqual([0, 0.2, 1])
    expect(fractionOfRange([4])(4)).toBe(0.5)
  })
})

describe('names beside their lines', () => {
  it('stay where they want to be when there is room', () => {
    const spans = [
      { centre: 2, length: 2 },
      { centre: 9, length: 2 },
    ]
    expect(separateSpans(spans, 10)).toEqual([2, 9])
  })

  it('move apart as little as need be, in their order, and stay inside', () => {
    const spans = [9.6, 9.5, 9.4, 1].map((centre) => ({ centre, length: 2 }))
    expect(separateSpans(spans, 10)).toEqual([9, 7, 5, 1])
  })

  it('begin at the top where they are too many', () => {
    const spans = [5, 5, 5].map((centre) => ({ centre, length: 4 }))
    expect(separateSpans(spans, 10)).toEqual([2, 6, 10])
  })

  it('break between words, and end in dots where they are too long', () => {
    expect(wrapName('Planned value of all', 12)).toEqual(['Planned', 'value of all'])
    expect(wrapName('Projektportfoliolenkung', 10)).toEqual(['Projektpo…'])
    expect(wrapName('one two three four five six seven', 5)).toEqual(['one', 'two', 'three…'])
  })
})

describe('names along an axis', () => {
  it.each([
    [5, 60, [0, 1, 2, 3, 4]],
    [12, 34, [0, 3, 6, 9]],
    [11, 34, [0, 5, 10]],
    [24, 22, [0, 9, 18]],
    [2, 1, [0, 1]],
    [1, 30, [0]],
  ])(
    'of %i are as many as fit %i letters, at equal distances from the first on',
    (count, letters, shown) => {
      const names = Array.from({ length: count }, () => 'June')
      expect(fittingNameIndexes(names, letters)).toEqual(shown)
    },
  )

  it('do not touch: "Month 14" ends before "Month 16" begins', () => {
    const names = Array.from({ length: 11 }, (_, at) => `Month ${at + 6}`)
    expect(fittingNameIndexes(names, 66)).toEqual([0, 5, 10])
    const year = [
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
      'Jan',
      'Feb',
      'Mar',
    ]
    expect(fittingNameIndexes(year, 50).map((at) => year[at])).toEqual([
      ...['Apr', 'Jun', 'Aug', 'Oct', 'Dec', 'Feb'],
    ])
  })
})
