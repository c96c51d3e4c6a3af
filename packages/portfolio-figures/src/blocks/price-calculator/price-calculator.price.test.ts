import { describe, expect, it, test } from 'vitest'
import {
  calculatePrice,
  DEFAULT_ORDER,
  invalidFields,
  type PriceList,
  parseOrder,
} from './price-calculator.price.ts'

const list: PriceList = {
  bands: [
    { from: 25, planner: 58, contributor: 14 },
    { from: 100, planner: 49, contributor: 11 },
    { from: 500, planner: 41, contributor: 8 },
  ],
  yearlyRise: 0.06,
  implementation: 38_000,
}

describe('the price of seats', () => {
  it('is 40 × 49 + 260 × 11 a month, and rises by at most 6% at each renewal', () => {
    const price = calculatePrice(list, parseOrder(DEFAULT_ORDER))
    expect(price).toMatchObject({
      perMonth: 4820,
      plannersPrice: 23_520,
      contributorsPrice: 34_320,
      firstYear: 57_840,
      laterYears: 61_310 + 64_989,
      implementationPrice: 38_000,
      total: 57_840 + 61_310 + 64_989 + 38_000,
      totalWithoutRise: 3 * 57_840 + 38_000,
    })
  })

  test.each([
    [24, undefined],
    [25, 58],
    [99, 58],
    [100, 49],
    [499, 49],
    [500, 41],
  ])('%i seats together cost the price of their band', (seats, planner) => {
    const order = { planners: 5, contributors: seats - 5, years: 1, includesImplementation: false }
    expect(calculatePrice(list, order)?.band.planner).toBe(planner)
  })

  it('has no later years and no implementation unless chosen', () => {
    const price = calculatePrice(
      list,
      parseOrder({ ...DEFAULT_ORDER, years: '1', implementation: 'no' }),
    )
    expect(price).toMatchObject({ laterYears: 0, implementationPrice: 0, total: 57_840 })
  })
})

test.each([
  ['40', '0', []],
  ['', '260', ['planners']],
  ['-1', '2.5', ['planners', 'contributors']],
  ['twelve', '20001', ['planners', 'contributors']],
  [' 7 ', '20000', []],
])('of %j planners and %j contributors %j are invalid', (planners, contributors, wrong) => {
  expect(invalidFields({ ...DEFAULT_ORDER, planners, contributors })).toEqual(wrong)
})

test.each(['0', '6', '2.5', 'many', ''])('%j years count as the years shown at first', (years) => {
  expect(parseOrder({ ...DEFAULT_ORDER, years }).years).toBe(3)
})
