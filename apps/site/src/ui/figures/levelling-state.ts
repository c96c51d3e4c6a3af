import type { Booking, CapacityWords } from './capacity-reading.ts'

/** What the script of a heat map calculates from: hours and words, nothing that is calculated. */
export interface LevellingState extends Booking {
  readonly words: CapacityWords
}

export function levellingState({ teams, first }: Booking, words: CapacityWords): string {
  const state: LevellingState = {
    first,
    words,
    teams: teams.map(({ name, capacity, booked }) => ({ name, capacity, booked })),
  }
  return JSON.stringify(state)
}
