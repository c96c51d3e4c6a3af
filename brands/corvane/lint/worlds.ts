import { readStory } from '@prospectus/content/reading/read-story'
import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { type CourseStatus, statusAt } from '@prospectus/portfolio/course'
import type { Dataset } from '@prospectus/portfolio-figures/schema/dataset'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import {
  type LintedContent,
  publishedStories,
  siteContextOf,
} from '../../../tools/content/lint/linted-content.ts'
import { objectsIn } from '../../../tools/content/lint/walk.ts'
import { undrawnFindings } from './undrawn.ts'
import { worldQuotes } from './world-quotes.ts'

/**
 * A page with drawings of a world agrees with it: the world and the project exist, the world has data for the drawings,
 * and projects in tables and figures quoted in texts have the world's values.
 */
export function worldFindings(bundled: LintedContent): Finding[] {
  const stories = publishedStories(bundled)
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
    const finding = (message: string): Finding => ({
      story: fullSlug,
      path: 'content.world',
      message,
    })
    const folder = lang === DEFAULT_LANGUAGE ? '' : `${lang}/`
    const world = worlds.get(`${folder}worlds/${content.world}`)
    if (world === undefined) return [finding(`there is no world "${content.world}"`)]
    const { world_project: name } = content
    const missing = name !== undefined && !world.projects.some((project) => project.name === name)
    const text = closed(JSON.stringify(raw.content))
    return [
      ...(missing ? [finding(`the world has no project "${name}"`)] : []),
      ...tableFindings(raw.content, world).map(finding),
      ...undrawnFindings(raw.content, world).map(finding),
      ...(worldQuotes[fullSlug]?.(world) ?? [])
        .filter((figure) => !text.includes(closed(figure)))
        .map((figure) => finding(`the world gives "${figure}", which the text does not say`)),
    ]
  })
}

/** Finds table rows named like a project or control account of the world, with different figures. */
function tableFindings(content: unknown, { projects }: Dataset): readonly string[] {
  const known = new Map<string, Pick<CourseStatus, 'planned' | 'earned' | 'actual' | 'budget'>>()
  for (const project of projects) {
    known.set(project.name, statusAt(project))
    for (const account of project.accounts) known.set(account.name, account)
  }
  return [...objectsIn(content, 'content')].flatMap(({ value }) => {
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

/** Normalises no-break spaces, and removes the space before a percent sign. */
function closed(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(' %', '%')
}
