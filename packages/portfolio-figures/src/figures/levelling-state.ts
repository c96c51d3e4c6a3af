import type { Booking } from './capacity-reading.ts'

/** Input of a heat map's script: hours, nothing calculated; it loads its messages. */
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
