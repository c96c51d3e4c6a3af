import { bookedWeekOf } from '@prospectus/portfolio/booked-week'
import { capacityTotals, percentBooked, type TeamHours } from '@prospectus/portfolio/capacity'
import { dayAfter } from '@prospectus/portfolio/periods'
import { pipelineOf } from '@prospectus/portfolio/pipeline'
import { type ProjectStatus, statusAt } from '@prospectus/portfolio/project-curves'
import type { Dataset } from '@prospectus/portfolio-figures/schema/dataset'
import { numberWord } from './number-words.ts'

/** By a page's full slug: the figures that its text quotes from its dataset, as the text writes them. */
export const datasetQuotes: Readonly<Record<string, (dataset: Dataset) => readonly string[]>> = {
  'corvane-platform/workforce-planning': ({ teams }) => {
    const { percent } = capacityTotals(teams)
    const testing = teams.find(({ name }) => name === 'Testing')
    const peakHours = Math.max(...(testing?.booked ?? []))
    return [
      ...[`${percent} %`, `${peakHours} hours booked`],
      ...overbookingQuotes(teams.find(({ name }) => name === 'Signalling design')),
    ]
  },
  'corvane-platform/mobile': (dataset) => {
    const [change] = dataset.changes
    const { amount = 0, contingency = 0 } = change ?? {}
    return [
      `${bookedWeekOf(dataset.bookings).total} hours over three tasks`,
      ...[contingency, amount, contingency - amount].map((sum) => `£${sum},000`),
    ]
  },
  'corvane-platform/teams-integration': ({ decisions: [decision] }) => [
    `${decision?.accepted} of ${decision?.evidence} items`,
    ...(decision?.messages.map(({ time }) => `${time}`) ?? []),
  ],
  tour: ({ decisions: [decision] }) => [`${decision?.accepted} of ${decision?.evidence} items`],
  'industry/healthcare': ({ teams }) => [`${Math.max(...(teams[0]?.booked ?? []))} hours`],
  'industry/oil-gas-energy': ({ projects }) => {
    const status = statusOf(projects, 'Platform turnaround')
    if (status === undefined) return ['Platform turnaround']
    const { planned, earned, actual, budget, finish = 0, scheduleIndex = 0 } = status
    return [
      ...[planned, earned, actual, budget].map(grouped),
      scheduleIndex.toFixed(2),
      `day ${Math.round(finish)}`,
    ]
  },
  'industry/life-sciences': ({ stages }) => {
    const pipeline = pipelineOf(stages.map(({ value: cost, chance = 0 }) => ({ cost, chance })))
    const chance = (stage: string) => stages.find(({ name }) => name === stage)?.chance ?? 0
    const submitted = chance('Submission')
    return [
      ...[`${pipeline.succeeded.toFixed(1)} %`, `£${(pipeline.expectedCost / 1000).toFixed(1)}`],
      `${(chance('Phase 3') * submitted) / 100}% while phase 3 runs, ${submitted}% once`,
    ]
  },
  govcon: ({ projects }) => {
    const status = statusOf(projects, 'Range safety system')
    return status === undefined
      ? ['Range safety system']
      : [(status.budget / 1000).toFixed(1), (status.actual / 1000).toFixed(1)]
  },
  'industry/government': ({ projects, packages }) => {
    const status = statusOf(projects, 'Capital works, one year')
    const slipsInMonths = packages.map((one) => one.forecast_end - one.planned_end)
    const late = slipsInMonths.filter((slip) => slip > 0).length
    const weeks = Math.round((Math.max(...slipsInMonths) * 365.25) / 12 / 7)
    return [
      ...[status?.budget, status?.earned].map((value = 0) => `£${value / 1000}`),
      ...[`${inWords(packages.length)} in this ward ${inWords(late)} are late`, `${weeks} weeks`],
    ]
  },
  'industry/renewables': ({ packages, start = new Date(0) }) => {
    const year = (months = 0) => dayAfter('month', start, months).getUTCFullYear()
    const grid = packages.find(({ name }) => name === 'Grid connection')
    const power = packages.at(-1)
    return [
      `from ${year(grid?.planned_end)} to ${year(grid?.forecast_end)}`,
      `${(power?.forecast_end ?? 0) - (power?.planned_end ?? 0)} months`,
    ]
  },
  'industry/manufacturing': ({ stages, teams }) => {
    const sum = (field: 'projects' | 'waiting') =>
      stages.reduce((total, stage) => total + (stage[field] ?? 0), 0)
    const loads = teams.flatMap(({ capacity, booked }) =>
      booked.map((hours) => percentBooked(hours, capacity)),
    )
    return [
      `${capitalised(inWords(sum('projects')))} launches in ${inWords(stages.length)} stages`,
      `${inWords(sum('waiting'))} of them waiting`,
      `${Math.max(...loads)}%`,
    ]
  },
  'who-we-help/chief-operating-officer': ({ stages }) => {
    const projectsIn = (name: string) => stages.find((stage) => stage.name === name)?.projects ?? 0
    const all = stages.reduce((sum, { projects }) => sum + projects, 0)
    return [
      `${inWords(all)} go-lives ${inWords(projectsIn('14 days left'))} have 14 days left`,
      `${capitalised(inWords(projectsIn('Handed over')))} are handed over`,
    ]
  },
  'ppm-implementation': ({ packages }) => {
    const last = packages.at(-1)
    return [
      `median of ${Math.round(7 * ((last?.forecast_end ?? 0) - (last?.planned_end ?? 0)))} days`,
    ]
  },
  k4v7q2: ({ projects: [works] }) => (works === undefined ? [] : earnedValueQuotes(works)),
  'de/': ({ projects, teams, first_week: first = 1 }) => {
    const testing = teams.find(({ name }) => name === 'Prüfung')?.booked ?? []
    const viaduct = projects.find(({ accounts }) => accounts.length > 0)
    const scaffold = viaduct?.accounts.find(({ name }) => name.includes('Gerüst'))
    const overspending = [viaduct && statusAt(viaduct), scaffold].map((one) =>
      one === undefined ? 'Cardew-Viadukt' : (one.actual - one.earned) / 1000,
    )
    return [
      ...overspending.map((millions) => `${millions.toLocaleString('de')} Mio. £`),
      `Woche ${first + testing.indexOf(Math.max(...testing))}`,
    ]
  },
}

/** Quotes about a team that is overbooked for some weeks, and has free hours afterwards. */
function overbookingQuotes(team: TeamHours | undefined): readonly string[] {
  const { capacity, booked } = team ?? { capacity: 0, booked: [] }
  const percents = booked.map((hours) => percentBooked(hours, capacity))
  const overbooked = percents.filter((percent) => percent > 100)
  return [
    `at ${overbooked[0]} to ${Math.max(...overbooked)} %`,
    `at ${percents.at(-1)} % by`,
    `Move ${capacityTotals([{ capacity, booked }]).overbookedHours} hours`,
  ]
}

/** The numbers of an earned value check, in millions, and the indices derived from them. */
function earnedValueQuotes(project: Dataset['projects'][number]): readonly string[] {
  const { planned, earned, actual, budget, ...derived } = statusAt(project)
  const { scheduleIndex = 0, costIndex = 0, forecastCost = 0 } = derived
  return [
    ...[planned, earned, actual, budget, forecastCost].map((one) => (one / 1000).toFixed(1)),
    ...[scheduleIndex, costIndex].map((one) => one.toFixed(3)),
  ]
}

function statusOf(projects: Dataset['projects'], name: string): ProjectStatus | undefined {
  const project = projects.find((one) => one.name === name)
  return project && statusAt(project)
}

function inWords(count: number): string {
  return numberWord(count) ?? String(count)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Writes 1798 as `1,798`. */
function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}
