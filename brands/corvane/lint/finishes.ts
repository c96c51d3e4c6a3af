import { readStory } from '@prospectus/content/reading/read-story'
import { lastKnown, statusAt } from '@prospectus/portfolio/course'
import { dayAfter } from '@prospectus/portfolio/periods'
import type { Dataset } from '@prospectus/portfolio-figures/schema/dataset'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import {
  type LintedContent,
  publishedStories,
  siteContextOf,
} from '../../../tools/content/lint/linted-content.ts'

/**
 * The work packages of a world agree with the curves of its first project: they end on the days of its planned and
 * forecast finish, and no package is ahead of its elapsed time, so that finished work ends at the needle.
 */
export function finishFindings(bundled: LintedContent): Finding[] {
  const context = siteContextOf(bundled)
  return publishedStories(bundled).flatMap((raw) => {
    const { content, fullSlug } = readStory(raw, context)
    if (content.kind !== 'world') return []
    return findingsOf(content).map((message) => ({
      story: fullSlug,
      path: 'content.packages',
      message,
    }))
  })
}

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
