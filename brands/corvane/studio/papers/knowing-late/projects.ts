import { createRandom, type Random } from '../../../covers/random.ts'
import { regressors } from './figures.ts'
import { type Interval, intervals } from './intervals.ts'
import {
  COST_BANDS,
  type CostBand,
  comparisonGroupOf,
  dateOf,
  dayOf,
  EXPERIENCES,
  type Experience,
  type LateProject,
  METHODS,
  type Method,
  monthEndOf,
  outcomeOf,
  SECTORS,
  type Sector,
  weeksOf,
  YEARS,
} from './late-project.ts'
import { fitWithin } from './least-squares.ts'
import { normal, poisson } from './normal.ts'

const SEED = 'the price of knowing late 97'
/** Increase of the final cost with each week of silence, in per cent: alone, and adjusted for changes and managers. */
const WEEK = { alone: 0.42, adjusted: 0.31 } as const
/** Increase of the final cost with each change of the manager, in per cent. */
const MANAGER = 1.6
const AHEAD = { count: 118, neverVisible: 31 } as const
const SAME_MONTH = 89
/** Number of waiting projects that reported in the month before a gate. */
const BEFORE_GATE = 223

/** Generates the late projects of the study, the same in every run. */
export function lateProjects(): readonly LateProject[] {
  const random = createRandom(SEED)
  const organisations = organisationsOf(random)
  const waited = intervals(random).map((interval) => draftOf(interval, random))
  const others = [...aheadOf(random), ...sameMonthOf(random)]
  const gated = beforeGate(waited, random)
  const drafts = [...waited, ...others].map((draft, at) => ({
    draft,
    beforeGate: at < waited.length ? gated.has(draft) : random.chance(0.26),
  }))
  const assigned = withOrganisations(drafts, organisations, random)
  const costed = withCosts(assigned, random)
  return shuffled(costed, random).map((project, at) => ({
    ...project,
    project: `P${String(at + 1).padStart(3, '0')}`,
  }))
}

/** Dates and lengths of a project; days are counted since 1970. */
interface Draft {
  readonly committee: boolean
  readonly publicDate: boolean
  readonly planned: number
  readonly delay: number
  readonly finish: number
  readonly visible: number | undefined
  readonly reported: number
}

/** Dates around an interval of so many days, by trial and error. Throws if no project has room for it. */
function draftOf({ committee, publicDate, days }: Interval, random: Random): Draft {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const planned = lengthOf(random, 58 * (1 + attempt * 0.02))
    const delay = Math.max(5, Math.round(planned * lognormal(random, 0.22, 0.55)))
    const finish = finishOf(random)
    const start = finish - 7 * (planned + delay)
    const earliest = start + 7 * Math.max(9, planned * 0.18)
    // A project that is four weeks past its baseline and still at work can keep its forecast no longer.
    const latest = Math.min(finish - 63, start + 7 * (planned + 4) - days)
    const visible = monthEndOf(random.between(earliest, Math.max(earliest, latest)))
    if (visible <= latest && visible + days > start + 28 && isWorkday(visible + days)) {
      return { committee, publicDate, planned, delay, finish, visible, reported: visible + days }
    }
  }
  throw new Error(`No project has room for ${days} days of silence`)
}

/** Projects that reported first; a few were never visible, since their delay is small relative to their length. */
function aheadOf(random: Random): readonly Draft[] {
  return Array.from({ length: AHEAD.count }, (_, at) => {
    const committee = random.chance(0.42)
    const publicDate = random.chance(0.17)
    if (at >= AHEAD.neverVisible) {
      const days = Math.max(31, Math.round(7 * lognormal(random, 8.5, 0.6)))
      return draftOf({ committee, publicDate, days: -days }, random)
    }
    const planned = lengthOf(random, 96, 64)
    const delay = Math.max(5, Math.round(planned * random.between(0.05, 0.085)))
    const finish = finishOf(random)
    const day = Math.round(finish - 7 * random.between(0.08, 0.6) * (planned + delay))
    const reported = [day, day - 1, day - 2].find(isWorkday) ?? day
    return { committee, publicDate, planned, delay, finish, visible: undefined, reported }
  })
}

function sameMonthOf(random: Random): readonly Draft[] {
  return Array.from({ length: SAME_MONTH }, () => {
    const [committee, publicDate] = [random.chance(0.45), random.chance(0.17)]
    return draftOf({ committee, publicDate, days: -random.whole(0, 27) }, random)
  })
}

/** True if a day, counted from Thursday, 1 January 1970, is from Monday to Friday. */
function isWorkday(day: number): boolean {
  return (day + 3) % 7 < 5
}

function lengthOf(random: Random, middle: number, least = 26): number {
  return Math.round(Math.min(260, Math.max(least, lognormal(random, middle, 0.5))))
}

function lognormal(random: Random, middle: number, spread: number): number {
  return middle * Math.exp(spread * normal(random))
}

function finishOf(random: Random): number {
  const first = dayOf(`${YEARS[0]}-01-01`)
  return random.whole(first, dayOf(`${YEARS.at(-1)}-12-31`))
}

/** Chooses the projects that reported in the month before a gate, with higher probability for longer silence. */
function beforeGate(drafts: readonly Draft[], random: Random): ReadonlySet<Draft> {
  const byScore = drafts.map((draft) => {
    const days = draft.reported - (draft.visible ?? draft.reported)
    return { draft, score: 0.3 * Math.log(days) + normal(random) }
  })
  byScore.sort((a, b) => b.score - a.score)
  return new Set(byScore.slice(0, BEFORE_GATE).map(({ draft }) => draft))
}

interface Organisation {
  readonly name: string
  readonly sector: Sector
  readonly committee: boolean
  readonly weight: number
}

/** Organisations by sector, and the number of them in which a moved forecast needs a paper. */
const PARTICIPANTS = [
  [12, 6],
  [11, 5],
  [10, 4],
  [9, 4],
  [8, 4],
  [7, 3],
] as const

function organisationsOf(random: Random): readonly Organisation[] {
  const all = PARTICIPANTS.flatMap(([count, committees], at) =>
    Array.from({ length: count }, (_, index) => ({
      sector: SECTORS[at] ?? SECTORS[0],
      committee: index < committees,
      weight: lognormal(random, 1, 0.5),
    })),
  )
  return shuffled(all, random).map((organisation, at) => ({
    ...organisation,
    name: `O${String(at + 1).padStart(2, '0')}`,
  }))
}

type AssignedProject = Omit<LateProject, 'project' | 'finalCostPercent'>

function withOrganisations(
  drafts: readonly { readonly draft: Draft; readonly beforeGate: boolean }[],
  organisations: readonly Organisation[],
  random: Random,
): readonly AssignedProject[] {
  const left = new Set(organisations)
  return drafts.map(({ draft, beforeGate }) => {
    const fitting = organisations.filter(({ committee }) => committee === draft.committee)
    // Each organisation has at least one late project.
    const first = fitting.find((one) => left.has(one))
    const chosen = first ?? weighted(fitting, random)
    left.delete(chosen)
    const { planned, delay, visible, reported } = draft
    const silence = visible === undefined ? 0 : Math.max(0, reported - visible) / 7
    return {
      organisation: chosen.name,
      sector: chosen.sector,
      finishYear: Number(dateOf(draft.finish).slice(0, 4)),
      plannedWeeks: planned,
      delayWeeks: delay,
      costBand: costBandOf(planned, random),
      experience: choice<Experience>(EXPERIENCES, [0.3, 0.4, 0.3], random),
      method: choice<Method>(METHODS, [0.55, 0.2, 0.25], random),
      visible: visible === undefined ? undefined : dateOf(visible),
      reported: dateOf(reported),
      committee: draft.committee,
      publicDate: draft.publicDate,
      gates: Math.max(1, Math.round((planned + delay) / 26 + random.between(-0.6, 0.6))),
      reportBeforeGate: beforeGate,
      indexOpened: random.chance(0.51),
      approvedChanges: Math.max(
        0,
        Math.round(1 + planned * 0.04 + silence * 0.085 + 2.4 * normal(random)),
      ),
      managerChanges: poisson(random, 0.2 + silence * 0.012 + planned * 0.003),
    }
  })
}

function weighted(organisations: readonly Organisation[], random: Random): Organisation {
  const total = organisations.reduce((sum, { weight }) => sum + weight, 0)
  let at = random.between(0, total)
  const found = organisations.find(({ weight }) => {
    at -= weight
    return at < 0
  })
  const [first] = organisations
  if (first === undefined) throw new Error('No organisation fits')
  return found ?? first
}

function choice<Choice>(
  choices: readonly Choice[],
  shares: readonly number[],
  random: Random,
): Choice {
  let at = random.between(0, 1)
  const index = shares.findIndex((share) => {
    at -= share
    return at < 0
  })
  const chosen = choices.at(index)
  if (chosen === undefined) throw new Error('Nothing to choose from')
  return chosen
}

/** Longer projects tend to be larger. */
function costBandOf(planned: number, random: Random): CostBand {
  const size = Math.log(planned / 58) + 0.75 * normal(random)
  const at = [-0.45, 0.55, 1.25].filter((edge) => size > edge).length
  return COST_BANDS[at] ?? COST_BANDS[0]
}

/**
 * Generates final costs for which least squares gives the published slopes: the noise is made orthogonal to silence,
 * changes and managers within groups of similar projects.
 */
function withCosts(projects: readonly AssignedProject[], random: Random): readonly LateProject[] {
  const named = projects.map((project) => ({ ...project, project: '', finalCostPercent: 0 }))
  const waited = named.filter((project) => outcomeOf(project) === 'waited')
  const groups = waited.map(comparisonGroupOf)
  const weeks = waited.map((project) => [weeksOf(project)])
  const slopeOn = (values: readonly number[]) => fitWithin(groups, weeks, values).slopes[0] ?? 0
  const perWeek = {
    changes: slopeOn(waited.map(({ approvedChanges }) => approvedChanges)),
    managers: slopeOn(waited.map(({ managerChanges }) => managerChanges)),
  }
  const change = (WEEK.alone - WEEK.adjusted - MANAGER * perWeek.managers) / perWeek.changes
  const chance = waited.map(() => 10.5 * normal(random))
  const { residuals } = fitWithin(groups, waited.map(regressors), chance)
  const noise = new Map(waited.map((project, at) => [project, residuals[at] ?? 0]))
  return named.map((project) => {
    const [silence = 0, changes = 0, managers = 0] = regressors(project)
    const share = project.delayWeeks / project.plannedWeeks
    const degree = share < 0.15 ? 1 : share < 0.3 ? 4 : 9
    const known = degree + WEEK.adjusted * Math.max(0, silence || 0)
    const chanceOnly = noise.get(project) ?? 10.5 * normal(random)
    const percent = known + change * changes + MANAGER * managers + chanceOnly
    return { ...project, finalCostPercent: (Math.round(percent * 10) || 0) / 10 }
  })
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => ({ item, at: random.between(0, 1) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
