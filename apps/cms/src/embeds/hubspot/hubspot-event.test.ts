import { expect, it } from 'vitest'
import { readHubspotEvent } from './hubspot-event.ts'

const event = (eventName: string, id = 'f') => ({ type: 'hsFormCallback', eventName, id })

it.each([
  [event('onFormReady'), 'ready'],
  [event('onFormSubmitted'), 'submitted'],
  [event('onFormSubmit'), undefined],
  [event('onFormSubmitted', 'another'), undefined],
  [{ ...event('onFormSubmitted'), type: 'other' }, undefined],
  [null, undefined],
  ['onFormSubmitted', undefined],
])('EMBED-3 the HubSpot event %j means %s', (data, meaning) => {
  expect(readHubspotEvent(data, 'f')).toBe(meaning)
})
