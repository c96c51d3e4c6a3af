/** A team's hours. */
export interface TeamHours {
  /** Hours a week. */
  readonly capacity: number
  /** Hours by week. */
  readonly booked: readonly number[]
}

/** Booked hours in whole percent of the capacity; 0 for a team without capacity. */
export function percentBooked(booked: number, capacity: number): number {
  return capacity > 0 ? Math.round((booked / capacity) * 100) : 0
}

/** Adds up the hours of all teams and weeks. */
export function capacityTotals(teams: readonly TeamHours[]) {
  const weeks = teams.flatMap(({ capacity, booked }) =>
    booked.map((hours) => ({ hours, capacity })),
  )
  const sum = (hoursOf: (week: { hours: number; capacity: number }) => number) =>
    weeks.reduce((all, week) => all + hoursOf(week), 0)
  const capacity = sum((week) => week.capacity)
  const booked = sum((week) => week.hours)
  return {
    capacity,
    booked,
    percent: percentBooked(booked, capacity),
    /** Hours beyond a team's weekly capacity; free hours of other teams or weeks do not offset them. */
    overbookedHours: sum((week) => Math.max(0, week.hours - week.capacity)),
    freeHours: sum((week) => Math.max(0, week.capacity - week.hours)),
    overbookedWeekCount: weeks.filter((week) => week.hours > week.capacity).length,
    teamWeekCount: weeks.length,
  }
}
