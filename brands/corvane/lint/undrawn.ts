import type { Dataset } from '@prospectus/portfolio-figures/schema/dataset'
import { isJsonObject, objectsIn } from '../../../tools/content/lint/walk.ts'

/** Tests whether a world has the data of a drawing, by the drawing's name in pages. */
const needs: Readonly<Record<string, (world: Dataset) => boolean>> = {
  's-curve': ({ projects }) => projects.length > 0,
  projects: ({ projects }) => projects.length > 0,
  accounts: ({ projects }) => projects.some(({ accounts }) => accounts.length > 0),
  gantt: ({ packages }) => packages.length > 0,
  'heat-map': ({ teams }) => teams.length > 0,
  gates: ({ stages }) => stages.length > 0,
  phone: ({ bookings, changes }) => bookings.length > 0 && changes.length > 0,
  change: ({ changes }) => changes.length > 0,
  decision: ({ decisions, projects }) =>
    projects.some(({ name }) => name === decisions[0]?.project),
}

/**
 * Finds drawings that a page names and its world has no data for: their frames would be empty.
 *
 * @param content the page as it is stored
 */
export function undrawnFindings(content: unknown, world: Dataset): readonly string[] {
  const drawings = isJsonObject(content) ? [...objectsIn(content)] : []
  return drawings.flatMap(({ value }) => {
    const { graphic } = value
    if (typeof graphic !== 'string' || graphic === 'none' || graphic === '') return []
    const enough = needs[graphic]
    if (enough === undefined) return [`there is no drawing "${graphic}"`]
    return enough(world) ? [] : [`the world lacks the figures for the drawing "${graphic}"`]
  })
}
