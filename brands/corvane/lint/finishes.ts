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
 * Finds work packages of a world that disagree with the curves of its first project: they must end on the days of its
 * planned and forecast finish, and none may be further than its elapsed time, so that finished work ends at the needle.
 */
export function finishFindings(seedContent: LintedContent): Finding[] {
  const context = siteContextOf(seedContent)
  return publishedStories(seedContent).flatMap((raw) => {
    const { content, fullSlug } = readStory(raw, context)
    if (content.kind !== 'world') return []
    return messagesFor(content).map((message) => ({
      story: fullSlug,
      path: 'content.packages',
      message,
    }))
  })
}

function messagesFor({ projects, packages, period, start }: Dataset): readonly string[] {
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
