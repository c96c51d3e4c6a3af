export interface PipelineStage {
  /** Cost of the stage when it is reached. */
  readonly cost: number
  /** Chance of passing, in percent. */
  readonly chance: number
}

/** Follows a hundred projects through stages in which most of them are meant to stop. */
export function pipelineOf(stages: readonly PipelineStage[]) {
  const reached: number[] = []
  let remaining = 100
  for (const { chance } of stages) {
    reached.push(remaining)
    remaining = (remaining * chance) / 100
  }
  const costs = stages.map(({ cost: value }, index) => (value * (reached[index] ?? 0)) / 100)
  const expectedCost = costs.reduce((sum, cost) => sum + cost, 0)
  return {
    /** Number of projects that reach each stage. */
    reached,
    /** Expected cost of each stage per started project. */
    costs,
    expectedCost,
    /** Number of projects that pass every stage. */
    succeeded: remaining,
    /** 0 if no project succeeds. */
    costPerSuccess: remaining > 0 ? expectedCost / (remaining / 100) : 0,
  }
}
