import { expect, test } from 'vitest'
import { sketchSnapshot } from '../page/snapshot.fixture.ts'
import { serveSite } from '../served-site.fixture.ts'

const snapshot = sketchSnapshot({
  'events/one': {
    component: 'resource',
    content: { starts_at: '2027-04-21 12:30', ends_at: '2027-04-21 16:00', location: 'Leeds' },
  },
  'blog/two': { component: 'resource' },
})
const addressOf = (fullSlug: string) => {
  const found = snapshot.find(fullSlug)
  return `/_/calendar/${found?.kind === 'story' ? found.entry.uuid : ''}.ics`
}

test('BLOCK-12 an event has a file for calendars', async () => {
  const { send } = await serveSite({ snapshot })
  const { status, headers, text } = await send(addressOf('events/one'))
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text).toContain('DTSTART:20270421T123000Z\r\nDTEND:20270421T160000Z\r\n')
  expect(text).toContain('LOCATION:Leeds\r\n')
  expect(text).toMatch(/^URL:https?:\/\/\S+\/events\/one\r$/m)
})

test('a story that is no event, and an unknown one, have no such file', async () => {
  const { send } = await serveSite({ snapshot })
  for (const address of [addressOf('blog/two'), '/_/calendar/x.ics', '/_/calendar/']) {
    expect((await send(address)).status, address).toBe(404)
  }
})
