import { createServer } from 'node:http'
import { createRequestListener, withFastPath } from '@prospectus/server/http-server'
import { createLog } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { publishStory } from '../stories/publish-story.ts'
import { fillContractSpace, ID } from './contract/content.fixture.ts'
import { FILLED_AT, FILLED_VERSION, PUBLIC_TOKEN } from './contract/served-delivery.fixture.ts'
import { createDelivery } from './routes.ts'

/** Serves the delivery API, and counts the requests that reach its routes. */
async function serveCounting(storage: Storage) {
  const log = createLog(() => undefined)
  const assetOrigin = 'http://files.example:3003'
  const { routes, serveCached } = createDelivery({ storage, assetOrigin, log })
  const errorResponse = () => new Response(null, { status: 400 })
  const listener = createRequestListener(routes.fetch, { log, errorResponse })
  let routedCount = 0
  const server = createServer(
    withFastPath(serveCached, (request, response) => {
      routedCount++
      listener(request, response)
    }),
  )
  const port = await listenLocally(server, onTestFinished)
  const request = async (headers: Record<string, string> = {}) => {
    const path = `stories/${ID.cherry}?token=${PUBLIC_TOKEN}&cv=${FILLED_VERSION}`
    const response = await fetch(`http://127.0.0.1:${port}/v2/cdn/${path}`, { headers })
    const { 'x-request-id': id, date, ...others } = Object.fromEntries(response.headers)
    return { status: response.status, id, headers: others, text: await response.text() }
  }
  return { request, routedCount: () => routedCount }
}

onAnyDatabase('an address that was requested before', (open) => {
  test('delivery-protocol#caching gets the same response, without the routes', async () => {
    const storage = await open({ now: () => FILLED_AT })
    await fillContractSpace(storage)
    const { request, routedCount } = await serveCounting(storage)
    const first = await request()
    const second = await request()
    expect(second).toEqual({ ...first, id: expect.any(String) })
    expect(second.id).not.toBe(first.id)
    const known = { 'if-none-match': first.headers.etag ?? '' }
    expect(await request(known)).toMatchObject({ status: 304, text: '' })
    expect(routedCount()).toBe(1)
  })

  test('cv-after-publish gets a new response after a publish, and a 401 once its token is withdrawn', async () => {
    const storage = await open({ now: () => FILLED_AT })
    await fillContractSpace(storage)
    const { request, routedCount } = await serveCounting(storage)
    await request()
    await storage.change(publishStory, ID.cherry)
    expect((await request()).text).toContain('Cherry, changed')
    expect(routedCount()).toBe(2)
    await storage.replaceOperatorTokens([])
    expect((await request()).status).toBe(401)
  })
})
