import { DAY_MS } from '@prospectus/portfolio/periods'

/** A late project of the study: a row of its data. Dates are `YYYY-MM-DD`. */
export interface LateProject {
  /** `P001` to `P713`. */
  readonly project: string
  /** `O01` to `O57`. */
  readonly organisation: string
  readonly sector: Sector
  readonly finishYear: number
  readonly plannedWeeks: number
  /** Weeks from the first approved baseline to the finish; more than four. */
  readonly delayWeeks: number
  readonly costBand: CostBand
  /** Years of the first manager as a manager of projects. */
  readonly experience: Experience
  readonly method: Method
  /** Month-end from which SPI(t) was below 0.92 for three months; undefined if it never was. */
  readonly visible: string | undefined
  /** Day on which the official forecast first moved by more than four weeks. */
  readonly reported: string
  /** True if a moved forecast needs a paper to the executive. */
  readonly committee: boolean
  readonly publicDate: boolean
  /** Gates that the project passed from its start to its finish. */
  readonly gates: number
  /** True if the report came in the 31 days before a gate. */
  readonly reportBeforeGate: boolean
  /** True if someone opened the report with the index in the first month in which it was below 0.92. */
  readonly indexOpened: boolean
  readonly approvedChanges: number
  readonly managerChanges: number
  /** Final cost over the first approved baseline, in per cent of it. */
  readonly finalCostPercent: number
}

export const SECTORS = [
  'construction',
  'energy',
  'public sector',
  'finance',
  'manufacturing',
  'life sciences',
] as const
export type Sector = (typeof SECTORS)[number]

/** Baseline cost in £ million. */
export const COST_BANDS = ['0.2 to 1', '1 to 5', '5 to 20', 'over 20'] as const
export type CostBand = (typeof COST_BANDS)[number]

export const EXPERIENCES = ['under 5', '5 to 10', 'over 10'] as const
export type Experience = (typeof EXPERIENCES)[number]

export const METHODS = ['stages', 'iterations', 'both'] as const
export type Method = (typeof METHODS)[number]

/** Years in which the projects of the study finished. */
export const YEARS = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022] as const

/** Order of the report and the month-end at which the delay was visible. */
type Outcome = 'waited' | 'ahead' | 'same month'

/** A project waited if its report came in a later month; it was ahead if in an earlier one, or if never visible. */
export function outcomeOf({ visible, reported }: LateProject): Outcome {
  if (visible === undefined || reported.slice(0, 7) < visible.slice(0, 7)) return 'ahead'
  return reported.slice(0, 7) === visible.slice(0, 7) ? 'same month' : 'waited'
}

/** Weeks from the visible month-end to the report, negative where the report came first. */
export function weeksOf({ visible, reported }: LateProject): number {
  return visible === undefined ? Number.NaN : (dayOf(reported) - dayOf(visible)) / 7
}

/** Key of the group of projects with which the study compares one: similar in size, sector and degree of delay. */
export function comparisonGroupOf({
  costBand,
  sector,
  delayWeeks,
  plannedWeeks,
}: LateProject): string {
  const share = delayWeeks / plannedWeeks
  const degree = share < 0.15 ? 'under 15%' : share < 0.3 ? '15% to 30%' : 'over 30%'
  return `${costBand}, ${sector}, ${degree}`
}

/** Days from 1970 to a date `YYYY-MM-DD`. */
export function dayOf(date: string): number {
  return Date.parse(date) / DAY_MS
}

/** The date of a day since 1970. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The last day of a month that begins `months` months after the one of `day`, in days since 1970. */
export function monthEndOf(day: number, months = 0): number {
  const date = new Date(day * DAY_MS)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0) / DAY_MS
}
