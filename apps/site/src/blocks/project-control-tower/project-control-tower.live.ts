import type { Messages } from '@prospectus/content/messages/messages'
import type { ProjectControlTower } from '@prospectus/content/schema/blocks/project-control-tower'
import type { World } from '@prospectus/content/schema/stories/world'
import type { Course } from '@prospectus/portfolio/course'
import type { Period } from '@prospectus/portfolio/periods'
import { type SentWords, sentWords } from '../../ui/figures/figure-words.ts'
import type { TowerWords } from './project-control-tower.format.ts'
import type { TowerReading } from './project-control-tower.reading.ts'

/** The curves of the table's rows, in their order, and the words to write them with. */
export interface LiveTower {
  readonly unit: World['unit']
  readonly period: Period
  /** Milliseconds since 1970. */
  readonly start: number
  readonly courses: readonly (Course & { readonly name: string })[]
  readonly figures: SentWords
  readonly words: TowerWords
  readonly reading: TowerReading
}

/**
 * What a script needs to calculate a table again for an earlier day: undefined unless every row of it is a project
 * of the page's world, because a total of figures from two days would be wrong.
 */
export function liveTower(
  { projects }: ProjectControlTower,
  world: World,
  messages: Messages,
): LiveTower | undefined {
  const courses = projects.flatMap(({ name }) => {
    const found = world.projects.find((project) => project.name === name)
    if (found === undefined || found.earned.length < 2) return []
    const { planned, earned, actual, plannedFinish } = found
    return [{ name, planned, earned, actual, plannedFinish }]
  })
  if (courses.length !== projects.length || world.start === undefined) return undefined
  const { ahead, onPlan, behind, noData, onTime, reading } = messages.tower
  return {
    ...{ unit: world.unit, period: world.period, start: world.start.getTime(), courses, reading },
    figures: sentWords(messages),
    words: { locale: messages.locale, tower: { ahead, onPlan, behind, noData, onTime } },
  }
}
