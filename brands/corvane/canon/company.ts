/** Facts about the company itself. */
export const company = {
  founded: 2009,
  /** Organisations that use Corvane. */
  organisations: 600,
  modules: 'fifteen',
  extensions: 'nine',
  /** Number of people at the end of each year; `october2020` is the number in that month's news item. */
  staff: { 2009: 4, 2012: 23, 2015: 71, 2018: 139, october2020: 230, 2020: 234, 2025: 340 },
  /** Number of people in the earned value practice, including its head. */
  earnedValuePractice: 12,
} as const

export interface Office {
  readonly city: string
  /** Year. */
  readonly opened: number
  /** Number of people at the end of 2025. */
  readonly people: number
  readonly phone?: string
}

/** The offices; calls to Rotterdam go through Leeds. */
export const offices: readonly Office[] = [
  { city: 'Leeds', opened: 2009, people: 168, phone: '+44 113 496 0142' },
  { city: 'Rotterdam', opened: 2015, people: 74 },
  { city: 'Arlington', opened: 2016, people: 61, phone: '+1 703 555 0142' },
  { city: 'Brisbane', opened: 2022, people: 37, phone: '+61 7 7010 0142' },
]

/** Data centres: the primary site of each region and its standby. */
export const regions = {
  unitedKingdom: ['Leeds', 'Slough'],
  europeanUnion: ['Rotterdam', 'near Leipzig'],
  unitedStates: ['Ashburn, Virginia', 'Ohio'],
  australia: ['Brisbane', 'Melbourne'],
} as const
