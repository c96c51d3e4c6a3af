import { datetime } from '@prospectus/content/schema/fields/datetime'
import { items } from '@prospectus/content/schema/fields/items'
import { number } from '@prospectus/content/schema/fields/number'
import { option } from '@prospectus/content/schema/fields/option'
import { text } from '@prospectus/content/schema/fields/text'
import { type ContentOf, defineShapedRoot } from '@prospectus/content/schema/stories/root-schema'
import type { Course } from '@prospectus/portfolio/course'
import type { Discovery } from '@prospectus/portfolio/futures'
import { type Period, periodsUntil } from '@prospectus/portfolio/periods'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import {
  type DatasetProject,
  datasetBooking,
  datasetChange,
  datasetDecision,
  datasetPackage,
  datasetProject,
  datasetStage,
  datasetTeam,
} from './dataset-parts.ts'

/** Figures of a fictional portfolio for drawings (decision 0058). Without a page, and not searched. */
export const dataset = defineShapedRoot(
  'world',
  {
    label: 'Dataset',
    hasPage: false,
    fields: {
      portfolio: text({
        label: 'Name of the portfolio',
        help: 'Shown under drawings of the whole portfolio, such as “Halden Rail renewals”.',
        searched: false,
      }),
      unit: option({
        label: 'What is counted',
        choices: [
          { name: 'Thousands of pounds', value: 'money' },
          { name: 'Thousands of dollars', value: 'dollars' },
          { name: 'Thousands of euros', value: 'euros' },
          { name: 'Hours', value: 'hours' },
          { name: 'Megawatts', value: 'megawatts' },
        ],
      }),
      period: option({
        label: 'Period',
        help: 'The length of one step in the projects’ figures.',
        choices: [
          { name: 'Day', value: 'day' },
          { name: 'Week', value: 'week' },
          { name: 'Month', value: 'month' },
        ],
      }),
      start: datetime({ label: 'Start', help: 'The first day of the first period.' }),
      projects: items({ label: 'Projects', of: datasetProject }),
      hours_of: text({
        label: 'Owner of the week',
        help: 'The person whose phone is drawn.',
        searched: false,
      }),
      hours_from: datetime({ label: 'First day of that week' }),
      bookings: items({ label: 'Hours of that week', of: datasetBooking }),
      changes: items({ label: 'Changes to approve', of: datasetChange }),
      packages: items({
        label: 'Schedule',
        help: 'The work packages of the first project.',
        of: datasetPackage,
      }),
      first_week: number({
        label: 'First week',
        help: 'The number of the first week of the teams’ hours, such as 40.',
      }),
      now_week: number({
        label: 'This week',
        help: 'The number of the current week. If empty, the first.',
      }),
      teams: items({ label: 'Teams', of: datasetTeam }),
      stages: items({ label: 'Stages', of: datasetStage }),
      stages_of: text({
        label: 'What passes the stages',
        help: 'In the plural, such as “Go-lives”. If empty, “Projects”.',
        searched: false,
      }),
      stages_worth: text({
        label: 'What the stages are worth',
        help: 'Such as “Hours”. If empty, “Value”.',
        searched: false,
      }),
      decisions: items({
        label: 'Decisions',
        help: 'Only the first one is drawn.',
        of: datasetDecision,
      }),
    },
  },
  ({ period = 'month', start, unit = 'money', projects, ...rest }) => ({
    ...rest,
    unit,
    period,
    start,
    projects: projects.map((project) => ({
      ...project,
      ...courseOf(project, period, start),
      discovery: discoveryOf(project, period, start),
    })),
  }),
)

export type Dataset = ContentOf<typeof dataset>

function courseOf(project: DatasetProject, period: Period, start?: Date): Course {
  const { planned, earned, actual, planned_finish: finish } = project
  const plannedFinish = start && finish && periodsUntil(period, start, finish)
  return {
    planned,
    earned,
    actual,
    plannedFinish: plannedFinish ?? Math.max(planned.length - 1, 0),
  }
}

/** By the end of the day before, whose figures were known then. */
function discoveryOf(
  { seen_at: seen, reported_at: reported }: DatasetProject,
  period: Period,
  start?: Date,
): Discovery | undefined {
  if (start === undefined || seen === undefined || reported === undefined) return undefined
  const dayBefore = (day: Date) => periodsUntil(period, start, new Date(day.getTime() - DAY_MS))
  return { seen: dayBefore(seen), reported: dayBefore(reported) }
}
