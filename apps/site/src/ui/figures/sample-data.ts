/**
 * The programme and portfolio that the drawings of page heads show: one made-up resignalling
 * programme at its eleventh month, and the portfolio around it. All that the drawings say is computed
 * from these figures, so it adds up.
 */

/** Cumulative, in millions, at the start and at the end of each month. */
export const programme = {
  start: { year: 2025, month: 0 },
  planned: [
    0, 0.4, 1, 1.9, 3.1, 4.7, 6.6, 8.7, 10.9, 13.1, 15.2, 17.1, 18.8, 20.3, 21.5, 22.5, 23.2, 23.7,
    24,
  ],
  earned: [0, 0.4, 0.9, 1.7, 2.7, 4, 5.4, 6.9, 8.5, 10.3, 12.3, 14.4],
  forecast: [14.4, 16.6, 18.7, 20.4, 21.8, 22.8, 23.5, 23.85, 24],
  actualCost: 15.3,
} as const

/** In months from the programme's start; the last one ends with it. */
export const packages = [
  { planned: [0, 4], forecast: [0, 4], done: 1 },
  { planned: [2.5, 8], forecast: [2.5, 8.7], done: 1 },
  { planned: [4, 11], forecast: [4.4, 11.7], done: 0.93 },
  { planned: [7, 15], forecast: [7.8, 16.2], done: 0.38 },
  { planned: [5, 13], forecast: [5, 13], done: 0.74 },
  { planned: [13, 18], forecast: [14, 19], done: 0 },
] as const

export const programmeNow = 11

/** Percent of capacity booked in ten weeks from `firstWeek` on; `now` is an index. */
export const capacity = {
  firstWeek: 8,
  now: 2,
  daysPerWeek: 40,
  load: [
    [88, 92, 104, 118, 121, 109, 96, 84, 72, 60],
    [72, 75, 80, 82, 88, 91, 90, 86, 80, 74],
    [95, 98, 100, 103, 112, 116, 124, 119, 102, 90],
    [20, 28, 36, 52, 68, 85, 98, 108, 122, 126],
    [96, 90, 82, 74, 60, 52, 44, 40, 36, 30],
    [55, 58, 62, 70, 78, 88, 94, 99, 101, 97],
  ],
} as const

/** Value in millions. */
export const stages = [
  { projects: 42, waiting: 6, value: 118 },
  { projects: 27, waiting: 4, value: 86 },
  { projects: 18, waiting: 3, value: 64 },
  { projects: 11, waiting: 1, value: 47 },
  { projects: 4, waiting: 0, value: 9 },
] as const
