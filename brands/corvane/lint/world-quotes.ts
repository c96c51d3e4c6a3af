import type { World } from '@prospectus/content/schema/stories/world'
import { benefitLedgerOf } from '@prospectus/portfolio/benefits'
import { percentBooked } from '@prospectus/portfolio/capacity'
import { statusAt } from '@prospectus/portfolio/course'
import { exposureOf } from '@prospectus/portfolio/exposure'
import { flowOf } from '@prospectus/portfolio/flow'
import { dayAfter } from '@prospectus/portfolio/periods'
import { rankingOf } from '@prospectus/portfolio/ranking'

type Project = World['projects'][number]

/** What pages quote from the schedules, stages, queues and curves of their worlds, written as the text writes it. */
export const worldQuotes: Readonly<Record<string, (world: World) => readonly string[]>> = {
  'industry/healthcare': ({ requests, criteria }) => {
    const { approved, held, declined } = rankingOf(requests, criteria)
    return [
      `these ${word(requests.length)} ${word(approved)} are approved`,
      `${word(held)} held and ${word(declined)} declined`,
    ]
  },
  'industry/government': ({ packages }) => {
    const months = packages.map((one) => one.forecast_end - one.planned_end)
    const late = months.filter((slip) => slip > 0).length
    const weeks = Math.round((Math.max(...months) * 365.25) / 12 / 7)
    return [`${word(packages.length)} in this ward ${word(late)} are late`, `${weeks} weeks`]
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
  'who-we-help/chief-operating-officer': ({ stages }) => {
    const at = (name: string) => stages.find((stage) => stage.name === name)?.projects ?? 0
    const all = stages.reduce((sum, { projects }) => sum + projects, 0)
    return [
      `${word(all)} go-lives ${word(at('14 days left'))} have 14 days left`,
      `${capital(word(at('Handed over')))} are handed over`,
    ]
  },
  'industry/manufacturing': ({ stages, requests, criteria, benefits, teams, steps }) => {
    const sum = (of: 'projects' | 'waiting') => stages.reduce((all, one) => all + (one[of] ?? 0), 0)
    const { due, measured } = benefitLedgerOf(benefits).total
    const { total, worked } = flowOf(steps)
    const loads = teams.flatMap(({ capacity, booked }) =>
      booked.map((hours) => percentBooked(hours, capacity)),
    )
    return [
      `${capital(word(sum('projects')))} launches in ${word(stages.length)} stages`,
      `${word(sum('waiting'))} of them waiting`,
      `${capital(word(requests.length))} requests`,
      `${word(rankingOf(requests, criteria).approved)} approved`,
      `£${measured}k of £${due}k due`,
      `${Math.max(...loads)}%`,
      `Of the ${total} working days that a launch spends in the lab it waits for ${total - worked}`,
    ]
  },
  edge: ({ steps }) => {
    const { total, worked } = flowOf(steps)
    return [`takes ${total} minutes, and ${total - worked} of them wait`]
  },
  'industry/oil-gas-energy': ({ risks }) => {
    const { expected } = exposureOf(risks)
    return [`${word(risks.length)} risks`, `take ${Math.round(expected)} hours`]
  },
  'industry/life-sciences': ({ stages }) => {
    const chance = (of: string) => stages.find(({ name }) => name === of)?.chance ?? 0
    const submitted = chance('Submission')
    return [`${(chance('Phase 3') * submitted) / 100}% while phase 3 runs, ${submitted}% once`]
  },
  'corvane-platform/project-execution': ({ risks }) => [
    `${capital(word(risks.length))} open risks carry £${expectedMillions(risks)}m`,
  ],
  'watch-a-tour': ({ risks }) => [
    `${capital(word(risks.length))} risks add up to £${expectedMillions(risks)}m`,
  ],
  'ppm-implementation': ({ packages }) => {
    const last = packages.at(-1)
    return [
      `median of ${Math.round(7 * ((last?.forecast_end ?? 0) - (last?.planned_end ?? 0)))} days`,
    ]
  },
  k4v7q2: ({ projects: [works] }) => (works === undefined ? [] : fourNumbers(works)),
}

/** What risks are expected to cost, as the sum of a register writes it. */
function expectedMillions(risks: World['risks']): string {
  const millions = exposureOf(risks).expected / 1000
  return millions.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}

/** The numbers of an earned value check, in millions, and the three that follow. */
function fourNumbers(project: Project): readonly string[] {
  const { planned, earned, actual, budget, ...follows } = statusAt(project)
  const { scheduleIndex = 0, costIndex = 0, forecastCost = 0 } = follows
  return [
    ...[planned, earned, actual, budget, forecastCost].map((one) => (one / 1000).toFixed(1)),
    ...[scheduleIndex, costIndex].map((one) => one.toFixed(3)),
  ]
}

const WORDS =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')

function word(count: number): string {
  return WORDS[count] ?? String(count)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
