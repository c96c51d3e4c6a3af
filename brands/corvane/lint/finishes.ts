import { readStory } from '@prospectus/content/reading/read-story'
import { lastKnown, statusAt } from '@prospectus/portfolio/course'
import { dayAfter } from '@prospectus/portfolio/periods'
import type { Dataset } from '@prospectus/portfolio-figures/schema/dataset'
import { type Bundled, published, siteContextOf } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'

/**
 * The work packages of a world tell the same of its first project as that project's curves: they end on the day
 * for which the earned schedule forecasts the finish, and planned the same day; and no package is further done
 * than its time is, so that what is drawn as done ends at the needle.
 */
export function finishFindings(bundled: Bundled): Finding[] {
  const context = siteContextOf(bundled)
  return published(bundled).flatMap((raw) => {
    const { content, fullSlug } = readStory(raw, context)
    if (content.kind !== 'world') return []
    return findingsOf(content).map((message) => ({
      story: fullSlug,
      path: 'content.packages',
      message,
    }))
  })
}

/** What the packages of a world contradict, in words. */
function findingsOf({ projects, packages, period, start }: Dataset): readonly string[] {
  const [project] = projects
  if (project === undefined || packages.length === 0 || start === undefined) return []
  const day = (at: number) => dayAfter(period, start, at).toISOString().slice(0, 10)
  const { finish } = statusAt(project)
  const now = lastKnown(project)
  const ends = [
    { line: 'forecast', field: 'forecast_end', at: finish },
    { line: 'plan', field: 'planned_end', at: project.plannedFinish },
  ] as const
  return [
    ...ends.flatMap(({ line, field, at }) => {
      const last = Math.max(...packages.map((one) => one[field]))
      if (at === undefined || day(last) === day(at)) return []
      return [
        `the ${line} of "${project.name}" ends on ${day(at)} (${at.toFixed(3)}), that of its packages on ${day(last)} (${last})`,
      ]
    }),
    ...packages.flatMap(({ name, forecast_start: from, forecast_end: to, done }) => {
      const gone = Math.min(Math.max((now - from) / (to - from), 0), 1)
      return done > Math.ceil(gone * 100)
        ? [`"${name}" is ${done} % done after ${Math.floor(gone * 100)} % of its time`]
        : []
    }),
  ]
}
