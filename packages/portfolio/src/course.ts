import { type Performance, performanceOf } from './earned-value.ts'

/** A project over time. Its figures are sums since the start: the first is 0, each further one ends a period. */
export interface Course {
  /** Budgeted cost of the work planned. The last one is the whole budget, at the planned finish. */
  readonly planned: readonly number[]
  /** Budgeted cost of the work done, up to the last period that is known. */
  readonly earned: readonly number[]
  /** What the work done has cost, for the same periods. */
  readonly actual: readonly number[]
  /** In periods since the start. It may lie within the last period. */
  readonly plannedFinish: number
}

/** Where a value stands, in periods since the start. */
export interface Mark {
  readonly at: number
  readonly value: number
}

/** All that is known of a project at one moment, and what follows from it. */
export interface CourseStatus extends Performance {
  readonly at: number
  readonly planned: number
  readonly earned: number
  readonly actual: number
  readonly budget: number
  /** When the work done should have been done (earned schedule), in periods since the start. */
  readonly earnedSchedule: number
  /** When the work ends if it goes on at the speed it has had; undefined before any is done. */
  readonly finish: number | undefined
  /** Earned value from now to the finish: the rest of the plan, at that speed. */
  readonly forecast: readonly Mark[]
}

/** The planned value as marks; the last one stands at the planned finish. */
export function plannedMarks({ planned, plannedFinish }: Course): readonly Mark[] {
  return marks(planned).map((mark, index) =>
    index === planned.length - 1 ? { ...mark, at: plannedFinish } : mark,
  )
}

/** A list of figures as marks, one for each period. */
export function marks(figures: readonly number[]): readonly Mark[] {
  return figures.map((value, at) => ({ at, value }))
}

/** The last moment whose figures are known, in periods since the start. */
export function lastKnown({ earned, actual }: Course): number {
  return Math.max(0, Math.min(earned.length, actual.length) - 1)
}

/**
 * What a controller would have said at a moment, from what was known then (BLOCK-2): the figures between two
 * ends of periods are read off the line between them. A moment that is not known yet counts as the last known.
 */
export function statusAt(course: Course, moment: number = lastKnown(course)): CourseStatus {
  const at = Math.min(Math.max(moment, 0), lastKnown(course))
  const plan = plannedMarks(course)
  const figures = {
    planned: valueAt(plan, at),
    earned: valueAt(marks(course.earned), at),
    actual: valueAt(marks(course.actual), at),
    budget: course.planned.at(-1) ?? 0,
  }
  const earnedSchedule = momentOf(plan, figures.earned)
  const speed = at === 0 ? 0 : earnedSchedule / at
  const later = (planned: number) => at + (planned - earnedSchedule) / speed
  const rest = plan.filter((mark) => mark.at > earnedSchedule)
  return {
    at,
    ...figures,
    ...performanceOf(figures),
    earnedSchedule,
    finish: speed > 0 ? later(course.plannedFinish) : undefined,
    forecast:
      speed > 0
        ? [
            { at, value: figures.earned },
            ...rest.map((mark) => ({ at: later(mark.at), value: mark.value })),
          ]
        : [],
  }
}

/** The value at a moment, on the straight line between the marks around it. */
function valueAt(line: readonly Mark[], at: number): number {
  const after = line.findIndex((mark) => mark.at >= at)
  if (after < 0) return line.at(-1)?.value ?? 0
  return between(line[after - 1], line[after], 'at', at, 'value')
}

/** When a cumulative line reaches a value; its last moment where it never does. */
export function momentOf(line: readonly Mark[], value: number): number {
  const after = line.findIndex((mark) => mark.value >= value)
  if (after < 0) return line.at(-1)?.at ?? 0
  return between(line[after - 1], line[after], 'value', value, 'at')
}

function between(
  from: Mark | undefined,
  to: Mark | undefined,
  known: keyof Mark,
  where: number,
  sought: keyof Mark,
): number {
  if (to === undefined) return 0
  if (from === undefined || to[known] === from[known]) return to[sought]
  const share = (where - from[known]) / (to[known] - from[known])
  return from[sought] + share * (to[sought] - from[sought])
}
