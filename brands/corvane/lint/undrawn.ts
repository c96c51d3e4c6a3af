import type { Dataset } from '@prospectus/portfolio-figures/schema/dataset'
import { isJsonObject, objectsIn } from '../../../tools/content/lint/walk.ts'

/** Tests whether a world has the data for a drawing, by the name of the drawing that pages store. */
const hasDataFor: Readonly<Record<string, (world: Dataset) => boolean>> = {
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
 * Messages about drawings that a page names, but that do not exist or that its world has no data for: their frames
 * would be empty.
 *
 * @param content the page as it is stored
 */
export function undrawnFindings(content: unknown, world: Dataset): readonly string[] {
  const drawings = isJsonObject(content) ? [...objectsIn(content)] : []
  return drawings.flatMap(({ value }) => {
    const { graphic } = value
    if (typeof graphic !== 'string' || graphic === 'none' || graphic === '') return []
    const hasData = hasDataFor[graphic]
    if (hasData === undefined) return [`there is no drawing "${graphic}"`]
    return hasData(world) ? [] : [`the world lacks the figures for the drawing "${graphic}"`]
  })
}
