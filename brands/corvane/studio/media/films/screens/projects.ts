/** The programme that the drawn interfaces show: nine rail renewals at the end of month 9. Amounts in £ thousand. */
export interface Project {
  readonly name: string
  readonly manager: string
  readonly gate: number
  readonly budget: number
  readonly planned: number
  readonly earned: number
  readonly actual: number
  /** Forecast. */
  readonly finish: string
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
    finish: '14 Mar 2026',
  },
  {
    name: 'Cardew Viaduct strengthening',
    manager: 'R. Osei',
    gate: 3,
    budget: 12_700,
    planned: 5_080,
    earned: 4_320,
    actual: 5_260,
    finish: '29 May 2026',
  },
  {
    name: 'Station access upgrade',
    manager: 'M. Dray',
    gate: 3,
    budget: 9_300,
    planned: 3_720,
    earned: 3_760,
    actual: 3_690,
    finish: '18 Sep 2026',
  },
  {
    name: 'Traction power monitoring',
    manager: 'J. Lindahl',
    gate: 2,
    budget: 7_150,
    planned: 2_500,
    earned: 2_480,
    actual: 2_520,
    finish: '9 Nov 2026',
  },
  {
    name: 'Fleet telemetry, phase 2',
    manager: 'S. Kaur',
    gate: 4,
    budget: 6_900,
    planned: 4_830,
    earned: 4_970,
    actual: 4_690,
    finish: '30 Jan 2026',
  },
  {
    name: 'Level crossing closures',
    manager: 'A. Whitlock',
    gate: 3,
    budget: 5_600,
    planned: 2_240,
    earned: 1_960,
    actual: 2_150,
    finish: '12 Jun 2026',
  },
  {
    name: 'Depot wash plant renewal',
    manager: 'T. Moreau',
    gate: 4,
    budget: 4_250,
    planned: 3_120,
    earned: 3_190,
    actual: 3_050,
    finish: '19 Dec 2025',
  },
  {
    name: 'Timetable planning system',
    manager: 'N. Abadi',
    gate: 3,
    budget: 3_480,
    planned: 2_090,
    earned: 2_020,
    actual: 1_960,
    finish: '27 Feb 2026',
  },
  {
    name: 'Penhallow survey',
    manager: 'J. Lindahl',
    gate: 5,
    budget: 2_150,
    planned: 1_720,
    earned: 1_700,
    actual: 1_680,
    finish: '28 Nov 2025',
  },
]

/** `9,660` for 9660. */
export function thousands(value: number): string {
  const digits = Math.abs(Math.round(value))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  return value < 0 ? `−${digits}` : digits
}
