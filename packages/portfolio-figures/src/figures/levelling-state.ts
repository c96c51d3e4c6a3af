import type { Booking } from './capacity-reading.ts'

/** What the script of a heat map calculates from: hours, nothing that is calculated; its words it brings itself. */
export interface LevellingState extends Booking {
  readonly locale: string
}

export function levellingState({ teams, first }: Booking, locale: string): string {
  const state: LevellingState = {
    ...{ first, locale },
    teams: teams.map(({ name, capacity, booked }) => ({ name, capacity, booked })),
  }
  return JSON.stringify(state)
}
