import { readStory } from '@prospectus/content/reading/read-story'
import { lastKnown } from '@prospectus/portfolio/course'
import type { Dataset } from '@prospectus/portfolio-figures/schema/dataset'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import {
  type LintedContent,
  publishedStories,
  siteContextOf,
} from '../../../tools/content/lint/linted-content.ts'

type Package = Dataset['packages'][number]

/** Chains of work packages by world: each begins after the one before has ended, as the pages say. */
const chains: Readonly<Record<string, readonly (readonly string[])[]>> = {
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

/** Maximum lag of work done behind elapsed time, in percent of a package. */
const MAX_LAG = 10

/**
 * The work packages of a world are a feasible schedule: unfinished work ends after the status date, and in plan and
 * forecast dependent work begins after its predecessor.
 */
export function scheduleFindings(bundled: LintedContent): Finding[] {
  const context = siteContextOf(bundled)
  return publishedStories(bundled).flatMap((raw) => {
    const { content, fullSlug } = readStory(raw, context)
    if (content.kind !== 'world') return []
    const now = Math.max(0, ...content.projects.slice(0, 1).map(lastKnown))
    const messages = [
      ...content.packages.flatMap((one) => pastFindings(one, now)),
      ...(chains[fullSlug] ?? []).flatMap((chain) => orderFindings(chain, content.packages)),
    ]
    return messages.map((message) => ({ story: fullSlug, path: 'content.packages', message }))
  })
}

/** Finds unfinished work in the past. */
function pastFindings(one: Package, now: number): readonly string[] {
  const { name, done, forecast_start: from, forecast_end: to } = one
  if (done === 100) return []
  if (to <= now) return [`"${name}" is not done, and its forecast ended at ${to}, before ${now}`]
  if (done === 0) {
    return from < now
      ? [`"${name}" has not begun, and its forecast says ${from}, before ${now}`]
      : []
  }
  const gone = Math.floor(((now - from) / (to - from)) * 100)
  return gone - done > MAX_LAG ? [`"${name}" is ${done} % done after ${gone} % of its time`] : []
}

function orderFindings(chain: readonly string[], packages: readonly Package[]): readonly string[] {
  const named = chain.map((name) => packages.find((one) => one.name === name))
  const missing = chain.filter((_, index) => named[index] === undefined)
  return [
    ...missing.map((name) => `there is no work package "${name}"`),
    ...named.slice(1).flatMap((after, index) => {
      const before = named[index]
      if (before === undefined || after === undefined) return []
      return (['planned', 'forecast'] as const)
        .filter((line) => after[`${line}_start`] < before[`${line}_end`])
        .map((line) => `"${after.name}" is ${line} to begin before "${before.name}" has ended`)
    }),
  ]
}
