import { readStory } from '@prospectus/content/reading/read-story'
import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import type { World } from '@prospectus/content/schema/stories/world'
import {
  capacityOf,
  overloadOf,
  percentBooked,
  type TeamHours,
} from '@prospectus/portfolio/capacity'
import { type CourseStatus, statusAt } from '@prospectus/portfolio/course'
import { estimatesOf } from '@prospectus/portfolio/estimates'
import { exposureOf } from '@prospectus/portfolio/exposure'
import { pipelineOf } from '@prospectus/portfolio/pipeline'
import { subcontractsOf } from '@prospectus/portfolio/subcontracts'
import { type Bundled, published, siteContextOf } from '../../../tools/content/lint/bundled.ts'
import type { Fault } from '../../../tools/content/lint/fault.ts'
import { mappingsIn } from '../../../tools/content/lint/walk.ts'
import { recordQuotes } from './record-quotes.ts'
import { screenQuotes } from './screen-quotes.ts'
import { undrawnFaults } from './undrawn.ts'
import { worldQuotes } from './world-quotes.ts'

type Project = World['projects'][number]

/** What the text of a page quotes from its world, written as the text writes it. */
const quotes: Readonly<Record<string, (world: World) => readonly string[]>> = {
  'corvane-platform/workforce-planning': ({ teams }) => {
    const { percent } = capacityOf(teams)
    const testing = teams.find(({ name }) => name === 'Testing')
    const most = Math.max(...(testing?.booked ?? []))
    return [
      ...[`${percent} %`, `${most} hours booked`],
      ...waveQuotes(teams.find(({ name }) => name === 'Signalling design')),
    ]
  },
  'corvane-platform/earned-value-management': ({ projects }) => {
    const status = statusOf(projects, 'Cardew Viaduct strengthening')
    const estimates = status && estimatesOf(status)
    if (status === undefined || estimates === undefined) return ['Cardew Viaduct strengthening']
    const { asBudgeted, atCostIndex, atBothIndices, spread } = estimates
    return [
      ...[asBudgeted, atCostIndex, atBothIndices].map(written),
      `£${(spread / 1000).toFixed(1)}`,
      (status.costIndex ?? 0).toFixed(2),
      (status.scheduleIndex ?? 0).toFixed(2),
    ]
  },
  'industry/healthcare': ({ teams }) => [`${Math.max(...(teams[0]?.booked ?? []))} hours`],
  'industry/oil-gas-energy': ({ projects }) => {
    const status = statusOf(projects, 'Platform turnaround')
    if (status === undefined) return ['Platform turnaround']
    const { planned, earned, actual, budget, finish = 0, scheduleIndex = 0 } = status
    return [
      ...[planned, earned, actual, budget].map(written),
      scheduleIndex.toFixed(2),
      `day ${Math.round(finish)}`,
    ]
  },
  'industry/life-sciences': ({ stages }) => {
    const all = pipelineOf(stages.map(({ value, chance = 0 }) => ({ value, chance })))
    return [`${all.comeThrough.toFixed(1)} %`, `£${(all.expectedCost / 1000).toFixed(1)}`]
  },
  'industry/renewables': ({ stages }) => {
    const weighed = stages.map(({ value, chance = 0 }) => ({ impact: value, chance }))
    const { impact, expected } = exposureOf(weighed)
    return [`${written(impact)} MW`, `worth ${written(expected)}`]
  },
  'industry/engineering-construction': ({ projects, subcontracts }) => {
    const status = statusOf(projects, 'Quayside offices')
    const { accrual, prepaid } = subcontractsOf(subcontracts, 0).total
    return status === undefined
      ? ['Quayside offices']
      : [
          ...[status.earned / 1000, status.actual / 1000].map(String),
          ...[accrual - prepaid, prepaid].map((sum) => `£${sum}k`),
        ]
  },
  'industry/govcon': ({ stages }) => {
    const all = stages.reduce((sum, { value }) => sum + value, 0)
    return [...stages.map(({ value }) => value), all].map((value) => `$${value / 1000}m`)
  },
  govcon: ({ projects }) => {
    const status = statusOf(projects, 'Range safety system')
    return status === undefined
      ? ['Range safety system']
      : [(status.budget / 1000).toFixed(1), (status.actual / 1000).toFixed(1)]
  },
  'industry/government': ({ projects }) => {
    const status = statusOf(projects, 'Capital works, one year')
    return status === undefined
      ? ['Capital works, one year']
      : [status.budget, status.earned].map((value) => `£${value / 1000}`)
  },
  'de/': ({ projects, teams, first_week: first = 1 }) => {
    const testing = teams.find(({ name }) => name === 'Prüfung')?.booked ?? []
    const viaduct = projects.find(({ accounts }) => accounts.length > 0)
    const scaffold = viaduct?.accounts.find(({ name }) => name.includes('Gerüst'))
    const overspent = [viaduct && statusAt(viaduct), scaffold].map((one) =>
      one === undefined ? 'Cardew-Viadukt' : (one.actual - one.earned) / 1000,
    )
    return [
      ...overspent.map((millions) => `${millions.toLocaleString('de')} Mio. £`),
      `Woche ${first + testing.indexOf(Math.max(...testing))}`,
    ]
  },
}

/**
 * A page that draws from a world says what that world says: the world and the project are published, the world
 * has what the page draws, projects in its tables have the world's figures, and figures quoted in its text are
 * those that are calculated.
 */
export function worldFaults(bundled: Bundled): Fault[] {
  const stories = published(bundled)
  const context = siteContextOf(bundled)
  const worlds = new Map(
    stories.flatMap((raw) => {
      const { content, fullSlug } = readStory(raw, context)
      return content.kind === 'world' ? [[fullSlug, content] as const] : []
    }),
  )
  return stories.flatMap((raw) => {
    const { content, fullSlug, lang } = readStory(raw, context)
    if (content.kind !== 'page' || content.world === undefined) return []
    const fault = (message: string): Fault => ({ story: fullSlug, path: 'content.world', message })
    const folder = lang === DEFAULT_LANGUAGE ? '' : `${lang}/`
    const world = worlds.get(`${folder}worlds/${content.world}`)
    if (world === undefined) return [fault(`there is no world "${content.world}"`)]
    const { world_project: name } = content
    const missing = name !== undefined && !world.projects.some((project) => project.name === name)
    const text = closed(JSON.stringify(raw.content))
    return [
      ...(missing ? [fault(`the world has no project "${name}"`)] : []),
      ...tableFaults(raw.content, world).map(fault),
      ...undrawnFaults(raw.content, world).map(fault),
      ...[quotes, worldQuotes, screenQuotes, recordQuotes]
        .flatMap((some) => some[fullSlug]?.(world) ?? [])
        .filter((figure) => !text.includes(closed(figure)))
        .map((figure) => fault(`the world gives "${figure}", which the text does not say`)),
    ]
  })
}

/** Rows that are named as a project of the world, or one of its control accounts, and have other figures. */
function tableFaults(content: unknown, { projects }: World): readonly string[] {
  const known = new Map<string, Pick<CourseStatus, 'planned' | 'earned' | 'actual' | 'budget'>>()
  for (const project of projects) {
    known.set(project.name, statusAt(project))
    for (const account of project.accounts) known.set(account.name, account)
  }
  return [...mappingsIn(content, 'content')].flatMap(({ value }) => {
    const figures = value.component === 'tower-project' && known.get(String(value.name))
    if (!figures) return []
    const stored = ['planned_value', 'earned_value', 'actual_cost', 'budget_at_completion'] as const
    const own = stored.map((field) => Number(value[field]))
    const { planned, earned, actual, budget } = figures
    const theirs = [planned, earned, actual, budget]
    return own.every((figure, index) => figure === theirs[index])
      ? []
      : [`"${value.name}" has ${own.join(', ')}; in the world it has ${theirs.join(', ')}`]
  })
}

/** What is said of a team that is overbooked for some weeks, and has room for all of it after them. */
function waveQuotes(team: TeamHours | undefined): readonly string[] {
  const { capacity, booked } = team ?? { capacity: 0, booked: [] }
  const percents = booked.map((hours) => percentBooked(hours, capacity))
  const over = percents.filter((percent) => percent > 100)
  const { beyond = 0, freeAfter = 0 } = overloadOf({ capacity, booked }) ?? {}
  return [
    `at ${over[0]} to ${Math.max(...over)} %`,
    `at ${percents.at(-1)} % by`,
    `Move ${Math.min(freeAfter, beyond)} hours`,
  ]
}

/** However wide the space before a percent sign is, or whether there is one. */
function closed(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(' %', '%')
}

function statusOf(projects: readonly Project[], name: string): CourseStatus | undefined {
  const project = projects.find((one) => one.name === name)
  return project && statusAt(project)
}

/** `1,798` of 1798. */
function written(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}
