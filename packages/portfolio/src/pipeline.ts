export interface PipelineStage {
  /** Cost of the stage when it is reached. */
  readonly value: number
  /** Chance of passing, in percent. */
  readonly chance: number
}

/** A chain of stages in which most projects are meant to stop. */
export interface Pipeline {
  /** Of a hundred projects, those that reach each stage. */
  readonly reached: readonly number[]
  /** Expected cost of each stage per started project. */
  readonly costs: readonly number[]
  readonly expectedCost: number
  readonly comeThrough: number
  /** Expected cost per success; 0 without any. */
  readonly costPerSuccess: number
}

/** Follows a hundred projects through the stages, with expected costs. */
export function pipelineOf(stages: readonly PipelineStage[]): Pipeline {
  const reached: number[] = []
  let left = 100
  for (const { chance } of stages) {
    reached.push(left)
    left = (left * chance) / 100
  }
  const costs = stages.map(({ value }, index) => (value * (reached[index] ?? 0)) / 100)
  const expectedCost = costs.reduce((all, cost) => all + cost, 0)
  return {
    reached,
    costs,
    expectedCost,
    comeThrough: left,
    costPerSuccess: left > 0 ? expectedCost / (left / 100) : 0,
  }
}
