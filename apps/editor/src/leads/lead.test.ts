import { expect, it } from 'vitest'
import { labelOf } from '../messages/messages.ts'
import { fieldLabel, findEmail, senderName } from './lead.ts'

it.each([
  [{ name: 'Ada Lovelace', email: 'ada@example.com' }, 'Ada Lovelace', 'ada@example.com'],
  [{ first_name: 'Ada', last_name: 'Lovelace' }, 'Ada Lovelace', ''],
  [{ work_email: ' ada@example.com' }, ' ada@example.com'.trim(), 'ada@example.com'],
  [{ interests: ['Risk', 'Reports'] }, 'Risk', ''],
  [{}, 'No name', ''],
])('a lead with %j is shown as %j with the address %j', (fields, person, email) => {
  expect([senderName({ fields }), findEmail({ fields })]).toEqual([person, email])
})

it('field and state names have readable labels', () => {
  expect(fieldLabel('job_title')).toBe('Job title')
  expect(labelOf('leads.states', 'quarantined')).toBe('In quarantine')
  expect(labelOf('leads.states', 'of a later version')).toBe('of a later version')
})
