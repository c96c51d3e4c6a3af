export interface PipelineStage {
  /** Cost of the stage when it is reached. */
  readonly cost: number
  /** Chance of passing, in percent. */
  readonly chance: number
}

/** Stages in which most projects are meant to stop. */
export interface Pipeline {
  /** Number of projects out of a hundred that reach each stage. */
  readonly reached: readonly number[]
  /** Expected cost of each stage per started project. */
  readonly costs: readonly number[]
  readonly expectedCost: number
  /** Number of projects out of a hundred that pass every stage. */
  readonly succeeded: number
  /** 0 if no project succeeds. */
  readonly costPerSuccess: number
}

/** Follows a hundred projects through the stages. */
export function pipelineOf(stages: readonly PipelineStage[]): Pipeline {
  const reached: number[] = []
  let left = 100
  for (const { chance } of stages) {
    reached.push(left)
    left = (left * chance) / 100
  }
  const costs = stages.map(({ cost: value }, index) => (value * (reached[index] ?? 0)) / 100)
  const expectedCost = costs.reduce((sum, cost) => sum + cost, 0)
  return {
    reached,
    costs,
    expectedCost,
    succeeded: left,
    costPerSuccess: left > 0 ? expectedCost / (left / 100) : 0,
  }
}
