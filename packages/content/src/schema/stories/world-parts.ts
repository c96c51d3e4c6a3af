import { datetime } from '../fields/datetime.ts'
import { required } from '../fields/field.ts'
import { defineItem, type ItemOf, items } from '../fields/items.ts'
import { number } from '../fields/number.ts'
import { series } from '../fields/series.ts'
import { text } from '../fields/text.ts'

const name = required(text({ label: 'Name', searched: false }))

const sums = (label: string, help: string) =>
  series({ label, help: `${help} Sums since the start, the first one 0, parted by spaces.` })

export const worldInvoice = defineItem('world-invoice', {
  label: 'Invoice',
  fields: {
    name,
    supplier: text({ label: 'Supplier', searched: false }),
    date: datetime({ label: 'Date' }),
    amount: required(number({ label: 'Amount', help: 'In thousands.' })),
  },
})

export const worldAccount = defineItem('world-account', {
  label: 'Control account',
  fields: {
    name,
    planned: required(number({ label: 'Planned value' })),
    earned: required(number({ label: 'Earned value' })),
    actual: required(number({ label: 'Actual cost' })),
    budget: required(number({ label: 'Budget at completion' })),
    invoices: items({
      label: 'Invoices',
      help: 'All that make up the actual cost, or none.',
      of: worldInvoice,
    }),
  },
})

export const worldCause = defineItem('world-cause', {
  label: 'Cause of a cost',
  fields: {
    name,
    source: text({ label: 'Source', help: 'The record that shows it.', searched: false }),
    amount: required(number({ label: 'Amount', help: 'What it cost, in the unit of the world.' })),
  },
})

export const worldProject = defineItem('world-project', {
  label: 'Project of a world',
  fields: {
    name,
    planned: sums('Planned value', 'Budgeted cost of the work planned, at the end of each period.'),
    earned: sums('Earned value', 'Budgeted cost of the work done, as far as it is known.'),
    actual: sums('Actual cost', 'What the work done has cost, for the same periods.'),
    planned_finish: datetime({ label: 'Planned finish', help: 'Without it the last period.' }),
    accounts: items({ label: 'Control accounts', of: worldAccount }),
    causes: items({
      label: 'Causes',
      help: 'Why it cost more than is earned, as far as records say.',
      of: worldCause,
    }),
  },
})

export type WorldProject = ItemOf<typeof worldProject>

const periods = (label: string) =>
  required(number({ label, help: 'In periods since the start; parts of one as decimals.' }))

export const worldPackage = defineItem('world-package', {
  label: 'Work package',
  fields: {
    name,
    planned_start: periods('Planned start'),
    planned_end: periods('Planned end'),
    forecast_start: periods('Forecast start'),
    forecast_end: periods('Forecast end'),
    done: required(number({ label: 'Done', help: 'In percent.' })),
  },
})

export const worldTeam = defineItem('world-team', {
  label: 'Team',
  fields: {
    name,
    capacity: required(number({ label: 'Capacity', help: 'Hours a week.' })),
    booked: series({ label: 'Booked', help: 'Hours for each week, parted by spaces.' }),
  },
})

export const worldRisk = defineItem('world-risk', {
  label: 'Risk',
  fields: {
    name,
    owner: text({ label: 'Owner', searched: false }),
    chance: required(number({ label: 'Chance', help: 'That it happens, in percent.' })),
    impact: required(number({ label: 'Impact', help: 'If it happens, in the unit of the world.' })),
  },
})

export const worldStage = defineItem('world-stage', {
  label: 'Stage',
  fields: {
    name,
    projects: required(number({ label: 'Projects' })),
    waiting: number({
      label: 'Waiting',
      help: 'How many wait for a decision at the gate that follows.',
    }),
    value: required(number({ label: 'Value', help: 'In thousands.' })),
    chance: number({
      label: 'Chance of passing',
      help: 'In percent. Where each stage has one, the drawing shows how many of those that start come through.',
    }),
  },
})
