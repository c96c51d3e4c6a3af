import type { Booking } from './capacity-reading.ts'

/** Input of the script, which loads its messages itself: hours, nothing calculated. */
export interface LevellingState extends Booking {
  readonly locale: string
}

export function levellingState({ teams, first }: Booking, locale: string): string {
  const state: LevellingState = {
    first,
    locale,
    teams: teams.map(({ name, capacity, booked }) => ({ name, capacity, booked })),
  }
  return JSON.stringify(state)
}
