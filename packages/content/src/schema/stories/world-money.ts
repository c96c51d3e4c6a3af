import { required } from '../fields/field.ts'
import { defineItem } from '../fields/items.ts'
import { number } from '../fields/number.ts'
import { series } from '../fields/series.ts'
import { text } from '../fields/text.ts'

const name = required(text({ label: 'Name', searched: false }))

const monthly = (label: string, help: string) =>
  series({ label, help: `${help} One figure a month, parted by spaces.` })

const quarterly = (label: string, help: string) =>
  series({ label, help: `${help} An amount a year for each quarter, parted by spaces.` })

export const worldMoneyLine = defineItem('world-money-line', {
  label: 'Line of a budget',
  fields: {
    name,
    budget: monthly('Budget', 'For the whole year.'),
    actual: monthly('Actual cost', 'The months that are closed.'),
    forecast: monthly('Forecast', 'The months that are left.'),
  },
})

export const worldBenefit = defineItem('world-benefit', {
  label: 'Benefit',
  fields: {
    name,
    owner: text({ label: 'Owner', searched: false }),
    promised: required(number({ label: 'Promised', help: 'A year, when all of it has arrived.' })),
    due: quarterly('Due', 'What should have arrived.'),
    measured: quarterly('Measured', 'What has arrived, as far as it is known.'),
  },
})

export const worldSubcontract = defineItem('world-subcontract', {
  label: 'Subcontract',
  fields: {
    name,
    work: text({ label: 'Work', searched: false }),
    value: required(number({ label: 'Value', help: 'In thousands.' })),
    planned: required(number({ label: 'Planned work', help: 'To date.' })),
    certified: required(number({ label: 'Certified work', help: 'To date.' })),
    invoiced: required(number({ label: 'Invoiced', help: 'To date.' })),
  },
})

export const worldBooking = defineItem('world-booking', {
  label: 'Hours on a task',
  fields: {
    name,
    code: text({ label: 'Work package', searched: false }),
    hours: series({ label: 'Hours', help: 'One figure a day, parted by spaces.' }),
  },
})

export const worldChange = defineItem('world-change', {
  label: 'Change to approve',
  fields: {
    name,
    title: required(text({ label: 'What changes', searched: false })),
    project: text({ label: 'Project', searched: false }),
    amount: required(number({ label: 'Amount', help: 'What it costs, in the unit of the world.' })),
    contingency: required(number({ label: 'Contingency', help: 'Before the change.' })),
    days: number({ label: 'Days', help: 'By how many the finish moves.' }),
    asked_by: text({ label: 'Asked by', searched: false }),
  },
})
