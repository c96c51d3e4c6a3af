import { readStory } from '@prospectus/content/reading/read-story'
import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { type ProjectStatus, statusAt } from '@prospectus/portfolio/project-curves'
import type { Dataset } from '@prospectus/portfolio-figures/schema/dataset'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import {
  type LintedContent,
  publishedStories,
  siteContextOf,
} from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject, objectsIn } from '../../../tools/content/lint/walk.ts'
import { datasetQuotes } from './dataset-quotes.ts'

/**
 * Finds pages that disagree with their dataset (stored as a "world"): it must exist and have the page's project and the
 * data of its drawings, and projects in tables and figures quoted in texts must have its values.
 */
export function datasetFindings(seedContent: LintedContent): Finding[] {
  const stories = publishedStories(seedContent)
  const context = siteContextOf(seedContent)
  const datasets = new Map(
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
    const dataset = datasets.get(`${folder}worlds/${content.world}`)
    if (dataset === undefined) return [finding(`there is no world "${content.world}"`)]
    const { world_project: name } = content
    const missing = name !== undefined && !dataset.projects.some((project) => project.name === name)
    const text = normalised(JSON.stringify(raw.content))
    return [
      ...(missing ? [finding(`the world has no project "${name}"`)] : []),
      ...tableFindings(raw.content, dataset).map(finding),
      ...drawingFindings(raw.content, dataset).map(finding),
      ...(datasetQuotes[fullSlug]?.(dataset) ?? [])
        .filter((figure) => !text.includes(normalised(figure)))
        .map((figure) => finding(`the world gives "${figure}", but the text does not say so`)),
    ]
  })
}

/** Finds table rows named like a project or control account of the dataset, with different figures. */
function tableFindings(content: unknown, { projects }: Dataset): readonly string[] {
  const figuresByName = new Map<
    string,
    Pick<ProjectStatus, 'planned' | 'earned' | 'actual' | 'budget'>
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
    const datasetFigures = [planned, earned, actual, budget]
    return pageFigures.every((figure, index) => figure === datasetFigures[index])
      ? []
      : [
          `"${value.name}" has ${pageFigures.join(', ')}; in the world it has ${datasetFigures.join(', ')}`,
        ]
  })
}

/** Tests whether a dataset has the data for a drawing, by the name of the drawing that pages store. */
const hasDataFor: Readonly<Record<string, (dataset: Dataset) => boolean>> = {
  's-curve': ({ projects }) => projects.length > 0,
  projects: ({ projects }) => projects.length > 0,
  accounts: ({ projects }) => projects.some(({ accounts }) => accounts.length > 0),
  gantt: ({ packages }) => packages.length > 0,
  'heat-map': ({ teams }) => teams.length > 0,
  gates: ({ stages }) => stages.length > 0,
  phone: ({ bookings, changes }) => bookings.length > 0 && changes.length > 0,
  change: ({ changes }) => changes.length > 0,
  decision: decidesOnProject,
  board: decidesOnProject,
}

function decidesOnProject({ decisions: [decision], projects }: Dataset): boolean {
  return projects.some(({ name }) => name === decision?.project)
}

/**
 * Finds drawings that do not exist, or for which the page's dataset lacks data: their frames would be empty.
 *
 * @param content the page as it is stored
 */
function drawingFindings(content: unknown, dataset: Dataset): readonly string[] {
  const drawings = isJsonObject(content) ? [...objectsIn(content)] : []
  return drawings.flatMap(({ value }) => {
    const { graphic } = value
    if (typeof graphic !== 'string' || graphic === 'none' || graphic === '') return []
    const hasData = hasDataFor[graphic]
    if (hasData === undefined) return [`there is no drawing "${graphic}"`]
    return hasData(dataset) ? [] : [`the world lacks the figures for the drawing "${graphic}"`]
  })
}

/** Normalises no-break spaces, and removes the space before a percent sign. */
function normalised(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(' %', '%')
}
