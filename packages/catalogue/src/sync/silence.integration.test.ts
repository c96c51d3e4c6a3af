import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { follow, followInStep } from './content-poller.fixture.ts'

type Silence = (url: string, response: ServerResponse) => 'behaves' | 'waits' | 'refuses'

const silences: readonly (readonly [string, Silence])[] = [
  ['never responds', () => 'waits'],
  ['goes silent in the middle', (url) => (url.includes('/links') ? 'waits' : 'behaves')],
  ['asks for a later retry again and again', () => 'refuses'],
]

it.each(silences)(
  'CALL-6 a content system that %s counts as unreachable after five seconds',
  async (_, silence) => {
    const resting = Promise.withResolvers<void>()
    // As in operation: responses have 20 seconds, and rejected requests are retried.
    const client = { timeoutMs: 20_000, sleep: () => resting.promise }
    const { system, clock, poll, poller, logged } = await followInStep({ client })
    const held: ServerResponse[] = []
    system.misbehave = (request, response) => {
      const how = silence(request.url ?? '', response)
      if (how === 'behaves') return how
      held.push(response)
      if (how === 'refuses') response.writeHead(429).end('{"error": "Too many"}')
    }
    system.space.version++
    const polled = poll()
    await expect.poll(() => held).toHaveLength(1)
    clock.pass(4999)
    expect(poller.reachable()).toBe(true)
    clock.pass(1)
    expect(poller.reachable()).toBe(false)
    expect(logged.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({
        target: system.apiUrl,
        reason: expect.stringContaining('no usable response for 5 seconds'),
      }),
    ])
    system.misbehave = undefined
    resting.resolve()
    for (const response of held) response.destroy()
    await polled
    await poll(60)
    expect(poller.reachable()).toBe(true)
  },
)

it('CALL-6 a first request without a response is reported too', async () => {
  const { system, clock, poll, poller } = await follow({ client: { timeoutMs: 20_000 } })
  const held: ServerResponse[] = []
  system.misbehave = (_request, response) => void held.push(response)
  poller.start()
  const polled = poll(0)
  await expect.poll(() => held).toHaveLength(1)
  expect(poller.reachable()).toBeNull()
  clock.pass(5000)
  expect(poller.reachable()).toBe(false)
  for (const response of held) response.destroy()
  await polled
})

it('CALL-6 a named story is applied at once while a comparison is waiting', async () => {
  const { system, clock, poll, poller, shown } = await followInStep({
    client: { timeoutMs: 20_000 },
  })
  const held: ServerResponse[] = []
  system.misbehave = (request, response) => {
    if (!request.url?.includes('/links')) return 'behaves'
    held.push(response)
  }
  system.space.version++
  const polled = poll()
  await expect.poll(() => held).toHaveLength(1)
  clock.pass(5000)
  expect(poller.reachable()).toBe(false)
  system.publish(rawStory(4, { name: 'Published meanwhile' }))
  poller.invalidate({ id: 4, fullSlug: 'blog/story-4' })
  await expect.poll(shown).toHaveProperty('blog/story-4', 'Published meanwhile')
  system.misbehave = undefined
  for (const response of held) response.destroy()
  await polled
})
