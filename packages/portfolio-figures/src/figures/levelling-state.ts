import type { BookedPeriods } from './capacity-reading.ts'

/** What the levelling script starts from: raw hours. It loads its messages and calculates the rest itself. */
export interface LevellingState extends BookedPeriods {
  readonly locale: string
}

export function levellingState({ teams, first }: BookedPeriods, locale: string): string {
  const state: LevellingState = {
    first,
    locale,
    teams: teams.map(({ name, capacity, booked }) => ({ name, capacity, booked })),
  }
  return JSON.stringify(state)
}
