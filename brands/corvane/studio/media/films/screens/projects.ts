/** The programme that the drawn interfaces show: nine rail renewals at the end of month 9. Amounts in £ thousand. */
export interface Project {
  readonly name: string
  readonly manager: string
  readonly gate: number
  readonly budget: number
  readonly planned: number
  readonly earned: number
  readonly actual: number
  readonly plannedFinish: Date
  readonly forecastFinish: Date
}

export const projects: readonly Project[] = [
  {
    name: 'Ostler Junction resignalling',
    manager: 'A. Whitlock',
    gate: 4,
    budget: 18_400,
    planned: 9_660,
    earned: 9_020,
    actual: 9_410,
    plannedFinish: new Date('2026-02-24'),
    forecastFinish: new Date('2026-03-14'),
  },
  {
    name: 'Cardew Viaduct strengthening',
    manager: 'R. Osei',
    gate: 3,
    budget: 12_700,
    planned: 5_080,
    earned: 4_320,
    actual: 5_260,
    plannedFinish: new Date('2026-03-20'),
    forecastFinish: new Date('2026-05-29'),
  },
  {
    name: 'Station access upgrade',
    manager: 'M. Dray',
    gate: 3,
    budget: 9_300,
    planned: 3_720,
    earned: 3_760,
    actual: 3_690,
    plannedFinish: new Date('2026-09-25'),
    forecastFinish: new Date('2026-09-18'),
  },
  {
    name: 'Traction power monitoring',
    manager: 'J. Lindahl',
    gate: 2,
    budget: 7_150,
    planned: 2_500,
    earned: 2_480,
    actual: 2_520,
    plannedFinish: new Date('2026-11-06'),
    forecastFinish: new Date('2026-11-09'),
  },
  {
    name: 'Fleet telemetry, phase 2',
    manager: 'S. Kaur',
    gate: 4,
    budget: 6_900,
    planned: 4_830,
    earned: 4_970,
    actual: 4_690,
    plannedFinish: new Date('2026-02-13'),
    forecastFinish: new Date('2026-01-30'),
  },
  {
    name: 'Level crossing closures',
    manager: 'A. Whitlock',
    gate: 3,
    budget: 5_600,
    planned: 2_240,
    earned: 1_960,
    actual: 2_150,
    plannedFinish: new Date('2026-05-08'),
    forecastFinish: new Date('2026-06-12'),
  },
  {
    name: 'Depot wash plant renewal',
    manager: 'T. Moreau',
    gate: 4,
    budget: 4_250,
    planned: 3_120,
    earned: 3_190,
    actual: 3_050,
    plannedFinish: new Date('2025-12-23'),
    forecastFinish: new Date('2025-12-19'),
  },
  {
    name: 'Timetable planning system',
    manager: 'N. Abadi',
    gate: 3,
    budget: 3_480,
    planned: 2_090,
    earned: 2_020,
    actual: 1_960,
    plannedFinish: new Date('2026-02-20'),
    forecastFinish: new Date('2026-02-27'),
  },
  {
    name: 'Penhallow survey',
    manager: 'J. Lindahl',
    gate: 5,
    budget: 2_150,
    planned: 1_720,
    earned: 1_700,
    actual: 1_680,
    plannedFinish: new Date('2025-11-28'),
    forecastFinish: new Date('2025-11-28'),
  },
]

/** `9,660` for 9660. */
export function thousands(value: number): string {
  const digits = Math.abs(Math.round(value))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  return value < 0 ? `−${digits}` : digits
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `14 Mar 2026`. */
export function day(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
