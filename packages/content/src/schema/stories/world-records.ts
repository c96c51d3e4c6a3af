import { datetime } from '../fields/datetime.ts'
import { required } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { defineItem, items } from '../fields/items.ts'
import { number } from '../fields/number.ts'
import { option } from '../fields/option.ts'
import { series } from '../fields/series.ts'
import { text } from '../fields/text.ts'

/** Parts of a world that the product's screens show: what people ask for, what arrives, what is decided. */

const name = required(text({ label: 'Name', searched: false }))

export const worldCriterion = defineItem('world-criterion', {
  label: 'Criterion',
  fields: { name, weight: required(number({ label: 'Weight', help: 'All together make 100.' })) },
})

export const worldRequest = defineItem('world-request', {
  label: 'Request',
  fields: {
    name,
    owner: text({ label: 'Asked by', searched: false }),
    marks: series({ label: 'Marks', help: '0 to 5, one for each criterion, parted by spaces.' }),
    state: option({
      label: 'State',
      choices: [
        { name: 'Approved', value: 'approved' },
        { name: 'Held', value: 'held' },
        { name: 'Declined', value: 'declined' },
      ],
    }),
    answer: text({
      label: 'Answer',
      help: 'Where it says more than the state, such as a date.',
      searched: false,
    }),
  },
})

export const worldLoad = defineItem('world-load', {
  label: 'Source of data',
  fields: {
    name,
    kind: text({ label: 'What it sends', searched: false }),
    rows: required(number({ label: 'Rows', help: 'All that it has delivered.' })),
    waiting: number({ label: 'Waiting rows', help: 'Those without a code.' }),
    refused: number({ label: 'Refused rows', help: 'Those that broke a rule.' }),
    loaded: text({ label: 'Last load', help: 'A time, such as 10:30.', searched: false }),
  },
})

export const worldEpic = defineItem('world-epic', {
  label: 'Epic',
  fields: {
    name,
    task: text({ label: 'Task', help: 'Of the schedule, that it reports to.', searched: false }),
    done: required(number({ label: 'Points done' })),
    points: required(number({ label: 'Points', help: 'All of it.' })),
    hours: required(number({ label: 'Hours', help: 'The task’s budget.' })),
  },
})

export const worldMessage = defineItem('world-message', {
  label: 'Message',
  fields: {
    name: required(text({ label: 'Written by', searched: false })),
    time: text({ label: 'Time', help: 'Such as 09:02.', searched: false }),
    says: text({ label: 'What it says', searched: false }),
  },
})

export const worldDecision = defineItem('world-decision', {
  label: 'Decision in a chat',
  fields: {
    name,
    project: required(text({ label: 'Project', help: 'Its name in this world.', searched: false })),
    channel: text({ label: 'Channel', searched: false }),
    people: number({ label: 'People in the channel' }),
    due: datetime({ label: 'Decide by' }),
    accepted: number({ label: 'Evidence accepted', help: 'Items.' }),
    evidence: number({ label: 'Evidence asked for', help: 'Items.' }),
    messages: items({
      label: 'Messages',
      help: 'The first one stands above the card, the others below.',
      of: worldMessage,
    }),
  },
})

export const worldStep = defineItem('world-step', {
  label: 'Step with its time',
  fields: {
    name,
    time: required(number({ label: 'Time taken' })),
    idle: flag({ label: 'Only waiting', help: 'Without work on it.' }),
  },
})
