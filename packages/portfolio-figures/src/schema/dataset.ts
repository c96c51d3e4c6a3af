import { asset } from '@prospectus/content/schema/fields/asset'
import { datetime } from '@prospectus/content/schema/fields/datetime'
import { required } from '@prospectus/content/schema/fields/field'
import { defineItem, type ItemOf, items } from '@prospectus/content/schema/fields/items'
import { number } from '@prospectus/content/schema/fields/number'
import { option } from '@prospectus/content/schema/fields/option'
import { series } from '@prospectus/content/schema/fields/series'
import { text } from '@prospectus/content/schema/fields/text'
import { type ContentOf, defineShapedRoot } from '@prospectus/content/schema/stories/root-schema'
import type { Discovery } from '@prospectus/portfolio/forecasts'
import { type Period, periodsUntil } from '@prospectus/portfolio/periods'
import type { ProjectCurves } from '@prospectus/portfolio/project-curves'
import { DAY_MS } from '@prospectus/protocol/values/durations'

const name = required(text({ label: 'Name' }))

const cumulativeSeries = (label: string, help: string) =>
  series({ label, help: `${help} Cumulative, starting with 0, separated by spaces.` })

const datasetInvoice = defineItem('world-invoice', {
  label: 'Invoice',
  fields: {
    name,
    supplier: text({ label: 'Supplier' }),
    date: datetime({ label: 'Date' }),
    amount: required(number({ label: 'Amount', help: 'In thousands.' })),
  },
})

const datasetAccount = defineItem('world-account', {
  label: 'Control account',
  fields: {
    name,
    planned: required(number({ label: 'Planned value' })),
    earned: required(number({ label: 'Earned value' })),
    actual: required(number({ label: 'Actual cost' })),
    budget: required(number({ label: 'Budget at completion' })),
    invoices: items({
      label: 'Invoices',
      help: 'All invoices that make up the actual cost, or none.',
      of: datasetInvoice,
    }),
  },
})

const datasetProject = defineItem('world-project', {
  label: 'Project',
  fields: {
    name,
    planned: cumulativeSeries(
      'Planned value',
      'Budgeted cost of the work planned, at the end of each period.',
    ),
    earned: cumulativeSeries(
      'Earned value',
      'Budgeted cost of the work done, up to the last known period.',
    ),
    actual: cumulativeSeries('Actual cost', 'What the work done has cost, for the same periods.'),
    planned_finish: datetime({ label: 'Planned finish', help: 'If empty, the last period.' }),
    slipped: text({
      label: 'What slipped',
      help: 'With the two dates below, the S-curve shows who saw it when.',
    }),
    seen_at: datetime({ label: 'Seen in the product', help: 'The morning after the missed day.' }),
    reported_at: datetime({ label: 'Date of the monthly report' }),
    accounts: items({ label: 'Control accounts', of: datasetAccount }),
  },
})

type DatasetProject = ItemOf<typeof datasetProject>

const timeInPeriods = (label: string) =>
  required(
    number({ label, help: 'In periods since the start, with decimals for parts of a period.' }),
  )

const datasetPackage = defineItem('world-package', {
  label: 'Work package',
  fields: {
    name,
    planned_start: timeInPeriods('Planned start'),
    planned_end: timeInPeriods('Planned end'),
    forecast_start: timeInPeriods('Forecast start'),
    forecast_end: timeInPeriods('Forecast end'),
    done: required(number({ label: 'Done', help: 'In percent.' })),
    after: text({
      label: 'Begins after',
      help: 'Names of work packages, separated by semicolons. The drawing then has these links and the critical path.',
    }),
  },
})

const datasetTeam = defineItem('world-team', {
  label: 'Team',
  fields: {
    name,
    capacity: required(number({ label: 'Capacity', help: 'Hours per week.' })),
    booked: series({ label: 'Booked', help: 'Hours per week, separated by spaces.' }),
  },
})

const datasetStage = defineItem('world-stage', {
  label: 'Stage',
  fields: {
    name,
    projects: required(number({ label: 'Projects' })),
    waiting: number({
      label: 'Waiting',
      help: 'The number of projects waiting for a decision at the next gate.',
    }),
    value: required(number({ label: 'Value', help: 'In thousands.' })),
    chance: number({
      label: 'Chance of passing',
      help: 'In percent. If every stage has one, the drawing shows how many projects reach each stage.',
    }),
  },
})

const datasetBooking = defineItem('world-booking', {
  label: 'Hours on a task',
  fields: {
    name,
    code: text({ label: 'Work package' }),
    hours: series({ label: 'Hours', help: 'One figure per day, separated by spaces.' }),
  },
})

const datasetChange = defineItem('world-change', {
  label: 'Change to approve',
  fields: {
    name,
    title: required(text({ label: 'What changes' })),
    project: text({ label: 'Project' }),
    amount: required(number({ label: 'Amount', help: 'The cost, in the unit of the dataset.' })),
    contingency: required(number({ label: 'Contingency', help: 'Before the change.' })),
    days: number({ label: 'Days', help: 'How many days the finish moves.' }),
    asked_by: text({ label: 'Asked by' }),
    time: text({ label: 'Time', help: 'Such as 09:15.' }),
  },
})

const datasetMessage = defineItem('world-message', {
  label: 'Message',
  fields: {
    name: required(text({ label: 'Written by' })),
    time: text({ label: 'Time', help: 'Such as 09:02.' }),
    says: text({ label: 'Text' }),
  },
})

const datasetDecision = defineItem('world-decision', {
  label: 'Decision at a gate',
  fields: {
    name,
    project: required(
      text({
        label: 'Project',
        help: 'If it is in this dataset, its figures are shown.',
      }),
    ),
    value: number({ label: 'Value', help: 'In thousands. If empty, the project’s budget.' }),
    asked_by: text({ label: 'Asked by' }),
    channel: text({ label: 'Channel' }),
    people: number({ label: 'People in the channel' }),
    due: datetime({ label: 'Decide by', help: 'If empty, the board shows it as a later one.' }),
    accepted: number({ label: 'Evidence accepted', help: 'Items.' }),
    evidence: number({ label: 'Evidence required', help: 'Items.' }),
    messages: items({
      label: 'Messages',
      help: 'The first one is shown above the card, the others below.',
      of: datasetMessage,
    }),
  },
})

const datasetPerson = defineItem('world-person', {
  label: 'Person',
  fields: { name, portrait: asset({ label: 'Portrait', crops: ['1/1'] }) },
})

/**
 * Figures of a fictional portfolio for drawings (decision 0058). A dataset has no page, and search does not find it.
 */
export const dataset = defineShapedRoot(
  'world',
  {
    label: 'Dataset',
    hasPage: false,
    fields: {
      portfolio: text({
        label: 'Name of the portfolio',
        help: 'Shown under drawings of the whole portfolio, such as “Halden Rail renewals”.',
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
      }),
      stages_worth: text({
        label: 'What the stages are worth',
        help: 'Such as “Hours”. If empty, “Value”.',
      }),
      decisions: items({
        label: 'Decisions',
        help: 'The first one is drawn in a chat; on the board, it is open among the others.',
        of: datasetDecision,
      }),
      people: items({
        label: 'People',
        help: 'With their portraits; others are drawn with their initials.',
        of: datasetPerson,
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
      ...curvesOf(project, period, start),
      discovery: discoveryOf(project, period, start),
    })),
  }),
)

export type Dataset = ContentOf<typeof dataset>

function curvesOf(project: DatasetProject, period: Period, start?: Date): ProjectCurves {
  const { planned, earned, actual, planned_finish: finish } = project
  const plannedFinish = start && finish && periodsUntil(period, start, finish)
  return {
    planned,
    earned,
    actual,
    plannedFinish: plannedFinish ?? Math.max(planned.length - 1, 0),
  }
}

/** Times at which a delay was seen and reported: each at the end of the day before, the last with known figures. */
function discoveryOf(
  { seen_at: seen, reported_at: reported }: DatasetProject,
  period: Period,
  start?: Date,
): Discovery | undefined {
  if (start === undefined || seen === undefined || reported === undefined) return undefined
  const dayBefore = (day: Date) => periodsUntil(period, start, new Date(day.getTime() - DAY_MS))
  return { seen: dayBefore(seen), reported: dayBefore(reported) }
}
