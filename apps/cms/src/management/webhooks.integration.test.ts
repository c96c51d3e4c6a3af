import { createLog } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { createSeal } from '../seal.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { webhookReceiver, webhookSignature } from '../webhooks/webhook-receiver.fixture.ts'
import { createTestLibrary, png, uploadFile } from './asset-library.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

onAnyDatabase('management-api#webhooks', (open) => {
  test('a webhook is created, notified, inspected, replayed and deleted', async () => {
    const storage = await open()
    const { send } = await serveManagementWithStories(storage, [{ full_slug: 'a' }])
    const made = await send('POST webhook_endpoints', {
      body: {
        webhook_endpoint: {
          ...{ name: 'Search', endpoint: 'https://search.example/in', secret: 'theirs' },
          actions: ['story.published'],
        },
      },
    })
    expect([made.status, made.body.webhook_endpoint]).toMatchObject([
      201,
      { name: 'Search', has_secret: true, activated: true, own: false },
    ])
    const id = Number(made.body.webhook_endpoint?.id)
    expect(JSON.stringify((await send('GET webhook_endpoints')).body)).not.toContain('theirs')
    const { post, received } = webhookReceiver()
    const log = createLog(() => expect.fail())
    const seal = createSeal('seal-secret')
    const sender = storage.startSending({ log, operatorSecret: undefined, seal, post })
    await send('POST stories/1001/publish')
    await sender.settled()
    expect(received.map(({ url }) => url)).toEqual(['https://search.example/in'])
    expect(received[0]?.headers.get('webhook-signature')).toBe(
      webhookSignature(received[0]?.text ?? '', 'theirs'),
    )
    const { body, headers } = await send(`GET webhook_endpoints/${id}/logs`)
    expect(headers.get('total')).toBe('1')
    const [sent] = listOf(body, 'webhook_logs')
    expect(sent).toMatchObject({ state: 'sent', status: 200, request: { full_slug: 'a' } })
    expect((await send(`POST webhook_endpoints/${id}/logs/${sent?.id}/replay`)).status).toBe(201)
    sender.wake()
    await sender.settled()
    expect(received.map(({ text }) => text)).toEqual([received[0]?.text, received[0]?.text])
    await sender.stop()
    expect((await send(`DELETE webhook_endpoints/${id}`)).status).toBe(200)
    expect((await send(`GET webhook_endpoints/${id}`)).status).toBe(404)
  })

  test('uploaded, replaced and deleted files are announced, changed descriptions are not', async () => {
    const storage = await open()
    const served = await serveManagementWithStories(storage, [], {}, await createTestLibrary())
    await storage.replaceOperatorWebhooks([{ name: 'site', url: 'http://site.example/hooks' }])
    const { id } = (await uploadFile(served, 'chart.png', await png(3, 2))).body
    await served.send(`PUT assets/${id}`, { body: { asset: { alt: 'A chart' } } })
    await uploadFile(served, 'better.png', await png(4, 4), Number(id))
    await served.send(`DELETE assets/${id}`)
    const { post, received } = webhookReceiver()
    const log = createLog(() => expect.fail())
    const sender = storage.startSending({ log, operatorSecret: 's', seal: undefined, post })
    sender.wake()
    await sender.settled()
    await sender.stop()
    const events = received.map(({ headers, body }) => [headers.get('x-storyblok-topic'), body])
    const about = { space_id: 1000, asset_id: id }
    expect(events).toEqual([
      ['asset.created', { ...about, action: 'created', text: 'The file chart.png was created.' }],
      [
        'asset.replaced',
        { ...about, action: 'replaced', text: 'The file better.png was replaced.' },
      ],
      ['asset.deleted', { ...about, action: 'deleted', text: 'The file better.png was deleted.' }],
    ])
  })

  test('an invalid webhook is rejected, naming its field, and those of the settings cannot be changed', async () => {
    const storage = await open()
    const { send } = await serveManagementWithStories(storage, [])
    await storage.replaceOperatorWebhooks([{ name: 'site', url: 'http://site.example/hooks' }])
    const post = (webhook_endpoint: object) =>
      send('POST webhook_endpoints', { body: { webhook_endpoint } })
    expect(await post({ endpoint: 'http://a.example' })).toMatchObject({
      status: 422,
      body: { field: 'webhook_endpoint.name', expected: 'a non-empty string' },
    })
    expect((await post({ name: 'a' })).body.field).toBe('webhook_endpoint.endpoint')
    expect((await post({ name: 'a', endpoint: 'ftp://a.example' })).status).toBe(422)
    const unknown = { name: 'a', endpoint: 'http://a.example', actions: ['x'] }
    expect((await post(unknown)).status).toBe(422)
    expect(await storage.listWebhooks()).toHaveLength(1)
    const [own] = await storage.listWebhooks()
    const change = { body: { webhook_endpoint: { activated: false } } }
    expect((await send(`PUT webhook_endpoints/${own?.id}`, change)).status).toBe(422)
    expect((await send(`DELETE webhook_endpoints/${own?.id}`)).status).toBe(422)
  })
})

onAnyDatabase('management-api#tokens', (open) => {
  test('a token is shown once, has its intended access, and can be deleted', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [{ full_slug: 'a' }])
    const make = async (access: string) => {
      const { status, body } = await send('POST api_keys', {
        body: { api_key: { access, name: 'x' } },
      })
      expect([status, body.api_key]).toMatchObject([201, { access, own: false }])
      return { id: String(body.api_key?.id), token: String(body.api_key?.token) }
    }
    const made = await make('management')
    const stories = (token: string) =>
      send('GET stories', { headers: { authorization: `Bearer ${token}` } })
    expect((await stories(made.token)).status).toBe(200)
    expect((await stories((await make('private')).token)).status).toBe(401)
    expect(JSON.stringify((await send('GET api_keys')).body)).not.toContain(made.token)
    expect((await send(`DELETE api_keys/${made.id}`)).status).toBe(200)
    expect((await stories(made.token)).status).toBe(401)
    expect((await send('DELETE api_keys/none')).status).toBe(404)
    const refused = await send('POST api_keys', { body: { api_key: { access: 'all' } } })
    expect(refused.body.field).toBe('api_key.access')
    expect((await read('stories')).status).toBe(200)
  })
})
