export interface TeamHours {
  /** Hours a week. */
  readonly capacity: number
  /** Hours by week. */
  readonly booked: readonly number[]
}

export interface CapacityTotals {
  readonly capacity: number
  readonly booked: number
  /** Booked hours in whole percent of all hours. */
  readonly percent: number
  /** Hours beyond a team's weekly capacity; other teams' free hours do not offset them. */
  readonly beyond: number
  readonly free: number
  readonly overbookedWeekCount: number
  readonly teamWeekCount: number
}

/** Whole percent; 0 for a team without hours. */
export function percentBooked(booked: number, capacity: number): number {
  return capacity > 0 ? Math.round((booked / capacity) * 100) : 0
}

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
    overbookedWeekCount: weeks.filter((week) => week.hours > week.capacity).length,
    teamWeekCount: weeks.length,
  }
}
