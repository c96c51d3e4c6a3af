import { expect, it } from 'vitest'
import { pipelineOf } from './pipeline.ts'

it('returns the projects expected at each stage, and the cost of one that passes all', () => {
  const pipeline = pipelineOf([
    { cost: 4, chance: 50 },
    { cost: 20, chance: 20 },
  ])
  expect(pipeline).toEqual({
    ...{ reached: [100, 50], costs: [4, 10], expectedCost: 14, succeeded: 10 },
    costPerSuccess: 140,
  })
  expect(pipelineOf([{ cost: 4, chance: 0 }]).costPerSuccess).toBe(0)
})
