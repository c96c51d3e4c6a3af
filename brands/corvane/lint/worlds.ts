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
 * Finds pages that disagree with the world that they draw: the world and the project must exist, the world must have
 * data for the drawings, and projects in tables and figures quoted in texts must have the world's values.
 */
export function worldFindings(seedContent: LintedContent): Finding[] {
  const stories = publishedStories(seedContent)
  const context = siteContextOf(seedContent)
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
    const text = normalised(JSON.stringify(raw.content))
    return [
      ...(missing ? [finding(`the world has no project "${name}"`)] : []),
      ...tableFindings(raw.content, world).map(finding),
      ...undrawnFindings(raw.content, world).map(finding),
      ...(worldQuotes[fullSlug]?.(world) ?? [])
        .filter((figure) => !text.includes(normalised(figure)))
        .map((figure) => finding(`the world gives "${figure}", but the text does not say so`)),
    ]
  })
}

/** Finds table rows named like a project or control account of the world, with different figures. */
function tableFindings(content: unknown, { projects }: Dataset): readonly string[] {
  const figuresByName = new Map<
    string,
    Pick<CourseStatus, 'planned' | 'earned' | 'actual' | 'budget'>
  >()
  for (const project of projects) {
    figuresByName.set(project.name, statusAt(project))
    for (const account of project.accounts) figuresByName.set(account.name, account)
  }
  return [...objectsIn(content, 'content')].flatMap(({ value }) => {
    const figures = value.component === 'tower-project' && figuresByName.get(String(value.name))
    if (!figures) return []
    const fields = ['planned_value', 'earned_value', 'actual_cost', 'budget_at_completion'] as const
    const pageFigures = fields.map((field) => Number(value[field]))
    const { planned, earned, actual, budget } = figures
    const worldFigures = [planned, earned, actual, budget]
    return pageFigures.every((figure, index) => figure === worldFigures[index])
      ? []
      : [
          `"${value.name}" has ${pageFigures.join(', ')}; in the world it has ${worldFigures.join(', ')}`,
        ]
  })
}

/** Normalises no-break spaces, and removes the space before a percent sign. */
function normalised(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(' %', '%')
}
