export interface TeamHours {
  /** Hours a week. */
  readonly capacity: number
  /** Hours booked, one figure for each week. */
  readonly booked: readonly number[]
}

/** What the hours of several teams come to. */
export interface CapacityTotals {
  readonly capacity: number
  readonly booked: number
  /** Share of all hours that is booked, in whole percent. */
  readonly percent: number
  /** Hours beyond a team's capacity, week by week: free hours of others do not make up for them. */
  readonly beyond: number
  readonly free: number
  readonly overbookedWeeks: number
  readonly teamWeeks: number
}

/** Share of a week's capacity that is booked, in whole percent; 0 for a team without hours. */
export function percentBooked(booked: number, capacity: number): number {
  return capacity > 0 ? Math.round((booked / capacity) * 100) : 0
}

/** Adds teams and weeks up. */
export function capacityOf(teams: readonly TeamHours[]): CapacityTotals {
  const weeks = teams.flatMap(({ capacity, booked }) =>
    booked.map((hours) => ({ hours, capacity })),
  )
  const sum = (of: (week: { hours: number; capacity: number }) => number) =>
    weeks.reduce((all, week) => all + of(week), 0)
  const capacity = sum((week) => week.capacity)
  const booked = sum((week) => week.hours)
  return {
    capacity,
    booked,
    percent: percentBooked(booked, capacity),
    beyond: sum((week) => Math.max(0, week.hours - week.capacity)),
    free: sum((week) => Math.max(0, week.capacity - week.hours)),
    overbookedWeeks: weeks.filter((week) => week.hours > week.capacity).length,
    teamWeeks: weeks.length,
  }
}
