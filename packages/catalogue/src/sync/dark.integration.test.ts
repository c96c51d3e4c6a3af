import { describe, expect, it } from 'vitest'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { followInStep } from './content-poller.fixture.ts'
import type { Misbehaviour } from './content-system.fixture.ts'

const responding =
  (status: number, body: string, type = 'application/json'): Misbehaviour =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

const space = (id: number) =>
  JSON.stringify({ space: { id, name: 'x', domain: '', version: 900, language_codes: ['de'] } })

/** With a new version, so that everything is requested; `body` is the response to other requests. */
const afterSpace =
  (body: string): Misbehaviour =>
  (request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(request.url?.includes('spaces/me') ? space(1) : body)

const states: readonly (readonly [string, Misbehaviour])[] = [
  ['responds with 500', responding(500, '{"error": "x"}')],
  ['closes the connection', (_request, response) => void response.destroy()],
  ['never responds', () => undefined],
  [
    'sends a byte at a time',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const sending = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(sending))
    },
  ],
  ['sends half of a JSON text', responding(200, '{"space": {"id": 1, "ver')],
  ['sends a page for people', responding(200, '<h1>Maintenance</h1>', 'text/html')],
  ['sends values of other types', responding(200, '{"space": {"id": "one", "version": "new"}}')],
  ['refuses the token', responding(401, '{"error": "Unauthorized"}')],
  ['says that it gets too many requests', responding(429, '{"error": "Too many"}')],
  ['is of another space', responding(200, space(2))],
  ['has lost all links', afterSpace('{"links": {}, "stories": [], "datasource_entries": []}')],
  ['sends a list for links', afterSpace('{"links": []}')],
  ['sends broken links', afterSpace('{"links": {"a": 1, "b": null, "c": []}}')],
]

describe('a content system that', () => {
  it.each(states)(
    'CALL-6 %s leaves the last good content, and is followed again within one poll',
    async (_, misbehaviour) => {
      const { system, poll, snapshots, poller, logged, shown } = await followInStep()
      const good = snapshots.current()
      system.misbehave = misbehaviour
      system.publish(rawStory(4, { name: 'Published meanwhile' }))
      await poll()
      expect(snapshots.current()).toBe(good)
      expect(poller.reachable()).toBe(false)
      system.misbehave = undefined
      await poll()
      expect(shown()).toHaveProperty('blog/story-4', 'Published meanwhile')
      expect(poller.reachable()).toBe(true)
      const outage = logged.filter(({ level }) => level !== 'info')
      expect(outage).toEqual([
        expect.objectContaining({
          message:
            'Content cannot be updated from the content system; the last good content stays in use, and the update is retried. See the reason; if it lasts, check CONTENT_API_URL and CONTENT_TOKEN',
          target: system.apiUrl,
          reason: expect.any(String),
        }),
      ])
      expect(JSON.stringify(logged)).not.toContain('published-token')
    },
  )

  it('has nothing new counts as checked at each poll; one that fails does not', async () => {
    const { system, clock, poller, poll } = await followInStep()
    const loaded = clock.now()
    expect(poller.checkedAt()).toBe(loaded)
    await poll()
    const compared = clock.now()
    expect(compared).toBeGreaterThan(loaded)
    expect(poller.checkedAt()).toBe(compared)
    system.misbehave = responding(500, '{"error": "x"}')
    await poll()
    expect(poller.checkedAt()).toBe(compared)
  })

  it('MSG-2 stays unreachable is logged once, and its recovery too', async () => {
    const { system, poll, logged } = await followInStep()
    const before = logged.length
    system.misbehave = responding(500, '{}')
    for (let n = 0; n < 5; n++) await poll(60)
    system.misbehave = undefined
    await poll(60)
    expect(logged.slice(before).map(({ level, message }) => [level, message])).toEqual([
      [
        'error',
        'Content cannot be updated from the content system; the last good content stays in use, and the update is retried. See the reason; if it lasts, check CONTENT_API_URL and CONTENT_TOKEN',
      ],
      ['info', 'Content can be updated from the content system again'],
    ])
  })
})
