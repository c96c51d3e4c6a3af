export interface FlowStep {
  readonly time: number
  /** The work waits. */
  readonly idle: boolean
}

export interface Flow {
  readonly total: number
  /** The part in which someone works on it. */
  readonly worked: number
  /** Worked of the total, from 0 to 1. */
  readonly efficiency: number
}

/** How long a chain of steps takes, and how much of that is work. */
export function flowOf(steps: readonly FlowStep[]): Flow {
  const total = steps.reduce((sum, { time }) => sum + time, 0)
  const worked = steps.reduce((sum, { time, idle }) => sum + (idle ? 0 : time), 0)
  return { total, worked, efficiency: total > 0 ? worked / total : 0 }
}
