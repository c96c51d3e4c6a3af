import type { Course } from '@prospectus/portfolio/course'
import { type Period, periodsUntil } from '@prospectus/portfolio/periods'
import { datetime } from '../fields/datetime.ts'
import { items } from '../fields/items.ts'
import { number } from '../fields/number.ts'
import { option } from '../fields/option.ts'
import { text } from '../fields/text.ts'
import { type ContentOf, defineShapedRoot } from './root-schema.ts'
import {
  worldBenefit,
  worldBooking,
  worldChange,
  worldMoneyLine,
  worldSubcontract,
} from './world-money.ts'
import {
  type WorldProject,
  worldPackage,
  worldProject,
  worldRisk,
  worldStage,
  worldTeam,
} from './world-parts.ts'
import {
  worldCriterion,
  worldDecision,
  worldEpic,
  worldLoad,
  worldRequest,
  worldStep,
} from './world-records.ts'

const OF_WHAT = 'Its name stands above the drawing; without it that of the portfolio.'

/**
 * A made-up portfolio that the drawings of pages show (decision 0058): figures only. Every index, total and
 * forecast is calculated from them. It is never a page of the site; visitors do not search for it.
 */
export const world = defineShapedRoot(
  'world',
  {
    label: 'World',
    hasPage: false,
    fields: {
      portfolio: text({
        label: 'Name of the portfolio',
        help: 'Stands under drawings of the whole, such as “Halden Rail renewals”.',
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
        help: 'How long one step of the projects’ figures is.',
        choices: [
          { name: 'Day', value: 'day' },
          { name: 'Week', value: 'week' },
          { name: 'Month', value: 'month' },
        ],
      }),
      start: datetime({ label: 'Start', help: 'The first day of the first period.' }),
      projects: items({ label: 'Projects', of: worldProject }),
      money_from: datetime({ label: 'First month of the budget' }),
      money_of: text({ label: 'Whose budget', help: OF_WHAT, searched: false }),
      money: items({ label: 'Budget and outturn', of: worldMoneyLine }),
      benefits_of: text({ label: 'Whose benefits', help: OF_WHAT, searched: false }),
      benefits: items({ label: 'Benefits', of: worldBenefit }),
      retention: number({ label: 'Retention', help: 'Of invoices, in percent.' }),
      subcontracts: items({ label: 'Subcontracts', of: worldSubcontract }),
      hours_of: text({ label: 'Whose week', help: 'The person on the phone.', searched: false }),
      hours_from: datetime({ label: 'First day of that week' }),
      bookings: items({ label: 'Hours of that week', of: worldBooking }),
      changes: items({ label: 'Changes to approve', of: worldChange }),
      packages: items({
        label: 'Schedule',
        help: 'The work packages of the first project.',
        of: worldPackage,
      }),
      first_week: number({
        label: 'First week',
        help: 'Of the teams’ hours: its number, such as 40.',
      }),
      now_week: number({ label: 'This week', help: 'Its number; without it the first.' }),
      teams: items({ label: 'Teams', of: worldTeam }),
      stages: items({ label: 'Stages', of: worldStage }),
      stages_of: text({
        label: 'What passes the stages',
        help: 'In the plural, such as “Go-lives”; without it “Projects”.',
        searched: false,
      }),
      stages_worth: text({
        label: 'What the stages add up',
        help: 'Such as “Hours”; without it “Value”.',
        searched: false,
      }),
      risks: items({ label: 'Risks', help: 'Of the first project.', of: worldRisk }),
      criteria: items({
        label: 'Criteria',
        help: 'That requests are marked by.',
        of: worldCriterion,
      }),
      requests: items({
        label: 'Requests',
        help: 'In any order; the first one is shown with the working of its score.',
        of: worldRequest,
      }),
      loads: items({ label: 'Sources of data', of: worldLoad }),
      epics: items({ label: 'Epics', help: 'Of one project.', of: worldEpic }),
      decisions: items({ label: 'Decisions', help: 'The first one is drawn.', of: worldDecision }),
      steps: items({ label: 'Steps', help: 'Of one chain, in their order.', of: worldStep }),
      steps_title: text({ label: 'Name of the steps', searched: false }),
      steps_unit: option({
        label: 'Time of the steps',
        choices: [
          { name: 'Minutes', value: 'minutes' },
          { name: 'Working days', value: 'days' },
        ],
      }),
    },
  },
  ({ period = 'month', start, unit = 'money', projects, ...rest }) => ({
    ...rest,
    unit,
    period,
    start,
    projects: projects.map((project) => ({ ...project, ...courseOf(project, period, start) })),
  }),
)

export type World = ContentOf<typeof world>

function courseOf(project: WorldProject, period: Period, start?: Date): Course {
  const { planned, earned, actual, planned_finish: finish } = project
  const plannedFinish = start && finish && periodsUntil(period, start, finish)
  return {
    planned,
    earned,
    actual,
    plannedFinish: plannedFinish ?? Math.max(planned.length - 1, 0),
  }
}
