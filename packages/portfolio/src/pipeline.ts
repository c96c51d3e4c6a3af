export interface PipelineStage {
  /** What the stage costs when it is reached. */
  readonly value: number
  /** Chance of passing it, in percent. */
  readonly chance: number
}

/** A chain of stages in which most projects are meant to stop. */
export interface Pipeline {
  /** How many of a hundred reach each stage. */
  readonly reached: readonly number[]
  /** What each stage is expected to cost for one that starts. */
  readonly costs: readonly number[]
  readonly expectedCost: number
  /** How many of a hundred pass the last stage. */
  readonly comeThrough: number
  /** Expected cost for each one that comes through; 0 when none does. */
  readonly costPerSuccess: number
}

/** What becomes of a hundred projects that start, and what each is expected to cost. */
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
