import { readStory } from '@prospectus/content/reading/read-story'
import { dayAfter } from '@prospectus/portfolio/periods'
import { lastKnown, statusAt } from '@prospectus/portfolio/project-curves'
import type { Dataset } from '@prospectus/portfolio-figures/schema/dataset'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import {
  type LintedContent,
  publishedStories,
  siteContextOf,
} from '../../../tools/content/lint/linted-content.ts'

type Package = Dataset['packages'][number]

/** Chains of work packages by their dataset's full slug; as pages say, each begins after the one before has ended. */
const chainsByDataset: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'worlds/windfarm': [
    ['Consent', 'Roads, foundations', 'Erection', 'First power'],
    ['Grid connection', 'First power'],
  ],
  'worlds/rollout': [['Frame', 'Connect', 'Reconcile', 'Rehearse', 'First close']],
  'worlds/aircraft': [
    ['Ground test', 'First flight'],
    ['Flight test readiness', 'First flight'],
  ],
  'worlds/rail': [
    ['Interlocking design', 'Scheme plan approval'],
    ['Site works', 'Testing, handover'],
  ],
  'worlds/plant': [
    ['Injection tools, 18 weeks', 'First samples', 'Endurance rig, 1,000 h', 'Production approval'],
  ],
  'worlds/plantroom': [
    ['Strip out', 'Plinths', 'Set pumps', 'Connect', 'Test'],
    ['Cable trays', 'Wiring', 'Connect'],
  ],
}

/** Maximum difference between elapsed time and work done, in percent of a package. */
const MAX_LAG = 10

/**
 * Finds work packages of a dataset that are no feasible schedule: unfinished work must end after the status date,
 * dependent work must begin after its predecessor has ended, and all must agree with the project's curves.
 */
export function scheduleFindings(seedContent: LintedContent): Finding[] {
  const context = siteContextOf(seedContent)
  return publishedStories(seedContent).flatMap((raw) => {
    const { content, fullSlug } = readStory(raw, context)
    if (content.kind !== 'world') return []
    const statusTime = Math.max(0, ...content.projects.slice(0, 1).map(lastKnown))
    const messages = [
      ...finishMessages(content),
      ...content.packages.flatMap((workPackage) => overdueMessages(workPackage, statusTime)),
      ...(chainsByDataset[fullSlug] ?? []).flatMap((chain) =>
        orderMessages(chain, content.packages),
      ),
    ]
    return messages.map((message) => ({ story: fullSlug, path: 'content.packages', message }))
  })
}

/** Messages about work that its forecast says should be further by now. Times count periods since the start. */
function overdueMessages(workPackage: Package, statusTime: number): readonly string[] {
  const { name, done, forecast_start: from, forecast_end: to } = workPackage
  if (done === 100) return []
  if (to <= statusTime)
    return [
      `"${name}" is not done, but its forecast ends at ${to}, before the status date, ${statusTime}`,
    ]
  if (done === 0) {
    return from < statusTime
      ? [
          `"${name}" has not begun, but its forecast begins at ${from}, before the status date, ${statusTime}`,
        ]
      : []
  }
  const elapsedPercent = Math.floor(((statusTime - from) / (to - from)) * 100)
  return elapsedPercent - done > MAX_LAG
    ? [
        `"${name}" is ${done} % done after ${elapsedPercent} % of its time, expected at least ${elapsedPercent - MAX_LAG} %`,
      ]
    : []
}

function orderMessages(chain: readonly string[], packages: readonly Package[]): readonly string[] {
  const ordered = chain.map((name) => packages.find((workPackage) => workPackage.name === name))
  const missing = chain.filter((_, index) => ordered[index] === undefined)
  return [
    ...missing.map((name) => `there is no work package "${name}"`),
    ...ordered.slice(1).flatMap((after, index) => {
      const before = ordered[index]
      if (before === undefined || after === undefined) return []
      return (['planned', 'forecast'] as const)
        .filter((line) => after[`${line}_start`] < before[`${line}_end`])
        .map((line) => `"${after.name}" is ${line} to begin before "${before.name}" has ended`)
    }),
  ]
}

/**
 * Messages about packages that disagree with the curves of the dataset's first project: they must end on the days of its
 * planned and forecast finish, and none may be further than its elapsed time, so that finished work ends at the needle.
 */
function finishMessages({ projects, packages, period, start }: Dataset): readonly string[] {
  const [project] = projects
  if (project === undefined || packages.length === 0 || start === undefined) return []
  const day = (at: number) => dayAfter(period, start, at).toISOString().slice(0, 10)
  const { finish } = statusAt(project)
  const statusTime = lastKnown(project)
  const finishes = [
    { line: 'forecast', field: 'forecast_end', at: finish },
    { line: 'plan', field: 'planned_end', at: project.plannedFinish },
  ] as const
  return [
    ...finishes.flatMap(({ line, field, at }) => {
      const last = Math.max(...packages.map((workPackage) => workPackage[field]))
      if (at === undefined || day(last) === day(at)) return []
      return [
        `the ${line} of "${project.name}" ends on ${day(at)} (${at.toFixed(3)}), that of its packages on ${day(last)} (${last})`,
      ]
    }),
    ...packages.flatMap(({ name, forecast_start: from, forecast_end: to, done }) => {
      const elapsed = Math.min(Math.max((statusTime - from) / (to - from), 0), 1)
      return done > Math.ceil(elapsed * 100)
        ? [
            `"${name}" is ${done} % done after ${Math.floor(elapsed * 100)} % of its time, expected at most ${Math.ceil(elapsed * 100)} %`,
          ]
        : []
    }),
  ]
}
