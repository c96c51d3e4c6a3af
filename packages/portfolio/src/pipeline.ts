export interface PipelineStage {
  /** Cost of the stage for a project that reaches it. */
  readonly cost: number
  /** Chance of passing, in percent. */
  readonly chance: number
}

/** Follows a hundred projects through stages, in each of which some of them stop. */
export function pipelineOf(stages: readonly PipelineStage[]) {
  const reached: number[] = []
  let remaining = 100
  for (const { chance } of stages) {
    reached.push(remaining)
    remaining = (remaining * chance) / 100
  }
  const costs = stages.map(({ cost }, index) => (cost * (reached[index] ?? 0)) / 100)
  const expectedCost = costs.reduce((sum, cost) => sum + cost, 0)
  return {
    /** Number of the hundred projects that reach each stage. */
    reached,
    /** Expected cost of each stage per started project. */
    costs,
    expectedCost,
    /** Number of the hundred projects that pass every stage. */
    succeeded: remaining,
    /** Expected cost of all stages for each project that succeeds; 0 if none does. */
    costPerSuccess: remaining > 0 ? expectedCost / (remaining / 100) : 0,
  }
}
