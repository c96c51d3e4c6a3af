import { expect, it } from 'vitest'
import { emailOf, fieldWords, personOf, stateWords } from './lead.ts'

it.each([
  [{ name: 'Ada Lovelace', email: 'ada@example.com' }, 'Ada Lovelace', 'ada@example.com'],
  [{ first_name: 'Ada', last_name: 'Lovelace' }, 'Ada Lovelace', ''],
  [{ work_email: ' ada@example.com' }, ' ada@example.com'.trim(), 'ada@example.com'],
  [{ interests: ['Risk', 'Reports'] }, 'Risk', ''],
  [{}, 'Nobody named', ''],
])('a lead of %j is of %j at %j', (fields, person, email) => {
  expect([personOf({ fields }), emailOf({ fields })]).toEqual([person, email])
})

it('names are written as people write them', () => {
  expect(fieldWords('job_title')).toBe('Job title')
  expect(stateWords('quarantined')).toBe('In quarantine')
  expect(stateWords('of a later version')).toBe('of a later version')
})
