import { createServer } from 'node:http'
import { createLog, type LogFields } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'
import { createClock } from '../database/clock.fixture.ts'
import { replaceDatasource } from '../datasources/write-datasources.ts'
import { createSeal } from '../seal.ts'
import { fillWith, type OpenTestStorage, onBothDatabases } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { openStorage } from '../storage/storage.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import type { PostOptions } from './webhook-channels.ts'
import { webhookReceiver, webhookSignature } from './webhook-receiver.fixture.ts'

const SITE = { name: 'site', url: 'http://site.example/hooks/content' }

function send(storage: Storage, options: PostOptions, stopsItself = false) {
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const seal = createSeal('seal-secret')
  const sender = storage.startSending({ log, operatorSecret: 'operator-secret', seal, ...options })
  if (!stopsItself) onTestFinished(sender.stop)
  return { ...sender, logged }
}

onBothDatabases('content-webhook#events', (open, { createUrl, kind }) => {
  test('a publish is posted once, signed, when it is stored', async () => {
    const { storage, receiver, sender } = await serveWebhooks(open)
    const { id } = await storage.change(createStory, {
      slug: 'new',
      content: { component: 'page' },
    })
    await sender.settled()
    expect(receiver.received).toEqual([])
    await storage.change(publishStory, id)
    await sender.settled()
    const [webhook, ...others] = receiver.received
    expect(others).toEqual([])
    expect(webhook).toMatchObject({
      url: SITE.url,
      body: { action: 'published', space_id: 1000, story_id: id, full_slug: 'new' },
    })
    expect(webhook?.body.text).toBe('The story new was published.')
    expect(webhook?.headers.get('content-type')).toBe('application/json')
    expect(webhook?.headers.get('x-storyblok-topic')).toBe('story.published')
    const signature = webhookSignature(webhook?.text ?? '', 'operator-secret')
    expect(webhook?.headers.get('webhook-signature')).toBe(signature)
  })

  test('unpublish, move, delete and new entries are posted with their object', async () => {
    const { storage, receiver, sender } = await serveWebhooks(open)
    await storage.change(unpublishStory, 1001)
    await storage.change(changeStory, 1002, { slug: 'moved' })
    await storage.change(deleteStory, 501)
    await storage.change(replaceDatasource, 'theme-type', 'Themes', [{ name: 'A', value: 'a' }])
    await storage.change(changeStory, 502, { name: 'Renamed' })
    await sender.settled()
    const events = receiver.received.map(({ headers, body }) => [
      headers.get('x-storyblok-topic'),
      body.full_slug ?? body.datasource_slug,
    ])
    expect(events).toEqual([
      ['story.unpublished', 'a'],
      ['story.moved', 'moved'],
      ['story.deleted', 'folder/inside'],
      ['story.deleted', 'folder'],
      ['datasource.entries_updated', 'theme-type'],
      ['content.changed', undefined],
    ])
    const texts = receiver.received.map(({ body }) => body.text)
    expect(texts).toContain('The data source theme-type was changed.')
  })

  test('a change that fails is not announced, nor one that changes nothing', async () => {
    const { storage, receiver, sender } = await serveWebhooks(open)
    await expect(storage.change(changeStory, 1001, { slug: 'b' })).rejects.toThrow('already')
    await storage.change(changeStory, 1001, { slug: 'a' })
    await storage.change(changeStory, 1001, { name: 'A draft' })
    await sender.settled()
    expect(receiver.received).toEqual([])
  })

  test('a failed message is sent again unchanged, at growing intervals', async () => {
    const { storage, receiver, sender, clock } = await serveWebhooks(open)
    receiver.respondWith('silence', 500, 200)
    await storage.change(publishStory, 1001)
    await sender.settled()
    expect(receiver.received).toHaveLength(1)
    clock.set('2026-05-01T10:00:00.999Z')
    await wakeAndSettle(sender)
    expect(receiver.received).toHaveLength(1)
    clock.set('2026-05-01T10:00:01.000Z')
    await wakeAndSettle(sender)
    expect(receiver.received).toHaveLength(2)
    clock.set('2026-05-01T10:00:02.900Z')
    await wakeAndSettle(sender)
    expect(receiver.received).toHaveLength(2)
    clock.set('2026-05-01T10:00:03.000Z')
    await wakeAndSettle(sender)
    await wakeAndSettle(sender)
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1)
    expect(sender.logged).toMatchObject([
      { level: 'warn', target: SITE.url, error: 'refused' },
      { level: 'info', target: SITE.url, failures: 2 },
    ])
    const [webhook] = await storage.listWebhooks()
    const { items } = await storage.listDeliveries(webhook?.id ?? 0, 1, 10)
    expect(items).toMatchObject([{ state: 'sent', attempts: 3, status: 200, error: null }])
  })

  test('a receiver gets all waiting messages once it responds, and loses them after a day', async () => {
    const { storage, receiver, sender, clock } = await serveWebhooks(open)
    receiver.respondWith(503)
    for (let n = 0; n < 3; n++) await storage.change(publishStory, 1001)
    await sender.settled()
    expect(receiver.received).toHaveLength(1)
    receiver.respondWith(200)
    clock.set('2026-05-01T10:00:01.000Z')
    await wakeAndSettle(sender)
    expect(receiver.received).toHaveLength(4)
    receiver.respondWith(503)
    await storage.change(publishStory, 1002)
    await sender.settled()
    clock.set('2026-05-02T10:00:02.000Z')
    await wakeAndSettle(sender)
    clock.set('2026-05-03T10:00:02.000Z')
    await wakeAndSettle(sender)
    expect(receiver.received).toHaveLength(6)
    const [webhook] = await storage.listWebhooks()
    const { items } = await storage.listDeliveries(webhook?.id ?? 0, 1, 1)
    expect(items).toMatchObject([{ state: 'failed', error: 'The receiver responded with 503.' }])
  })

  test('a sent message can be sent again', async () => {
    const { storage, receiver, sender } = await serveWebhooks(open)
    await storage.change(publishStory, 1001)
    await sender.settled()
    const [webhook] = await storage.listWebhooks()
    const { items } = await storage.listDeliveries(webhook?.id ?? 0, 1, 10)
    await storage.replayDelivery(webhook?.id ?? 0, items[0]?.id ?? 0)
    await wakeAndSettle(sender)
    expect(receiver.received.map(({ text }) => text)).toEqual([
      receiver.received[0]?.text,
      receiver.received[0]?.text,
    ])
    await expect(storage.replayDelivery(webhook?.id ?? 0, 999_999)).rejects.toThrow('999999')
  })

  test('a webhook of the API has its own secret and topics; the operator’s cannot be changed', async () => {
    const { storage, receiver, sender } = await serveWebhooks(open)
    const seal = createSeal('seal-secret')
    const made = await storage.createWebhook({
      url: 'https://search.example/in',
      name: 'Search',
      topics: ['story.deleted'],
      sealedSecret: seal?.seal('their-secret') ?? null,
    })
    expect(made).toMatchObject({ source: 'api', hasSecret: true, topics: ['story.deleted'] })
    expect(JSON.stringify(await storage.listWebhooks())).not.toContain('their-secret')
    await storage.change(publishStory, 1001)
    await storage.change(deleteStory, 1001)
    await sender.settled()
    const theirs = receiver.received.filter(({ url }) => url === made.url)
    expect(theirs.map(({ body }) => body.action)).toEqual(['deleted'])
    expect(theirs[0]?.headers.get('webhook-signature')).toBe(
      webhookSignature(theirs[0]?.text ?? '', 'their-secret'),
    )
    const [own] = await storage.listWebhooks()
    await expect(storage.deleteWebhook(own?.id ?? 0)).rejects.toThrow("installation's settings")
    await storage.changeWebhook(made.id, { active: false })
    await storage.change(deleteStory, 1002)
    await sender.settled()
    expect(receiver.received.filter(({ url }) => url === made.url)).toHaveLength(1)
    await storage.deleteWebhook(made.id)
    expect(await storage.listWebhooks()).toHaveLength(1)
  })

  test.each([
    ['an address of a file', { url: 'file:///etc/passwd' }, 'http://'],
    ['an address with a password', { url: 'http://a:b@c.example/' }, 'without a user name'],
    ['an unknown topic', { url: 'http://a.example/', topics: ['x'] }, '"x" is none'],
  ])('a webhook with %s is rejected', async (_name, given, message) => {
    const storage = await open()
    await expect(storage.createWebhook({ name: 'x', ...given })).rejects.toThrow(message)
  })

  test('a webhook of the API cannot reach this machine, unless the operator allows it; the operator’s own can', async () => {
    const requests: (string | undefined)[] = []
    const server = createServer((request, response) => {
      requests.push(request.url)
      request.resume().on('end', () => response.end())
    })
    const port = await listenLocally(server, onTestFinished)
    const origin = `http://127.0.0.1:${port}`
    // The clock stands still: the rejected message is not sent again meanwhile, however slow the machine is.
    const storage = await open(createClock())
    await fillWith(storage, [{ full_slug: 'a' }])
    await storage.replaceOperatorWebhooks([{ name: 'site', url: `${origin}/operator` }])
    const made = await storage.createWebhook({ name: 'Within', url: `${origin}/api` })
    const sender = send(storage, {}, true)
    await storage.change(publishStory, 1001)
    await sender.settled()
    await sender.stop()
    expect(requests).toEqual(['/operator'])
    const { items } = await storage.listDeliveries(made.id, 1, 1)
    expect(items[0]).toMatchObject({
      state: 'waiting',
      status: null,
      error: expect.stringContaining('WEBHOOK_PRIVATE_ADDRESSES'),
    })
    await storage.changeWebhook(made.id, { name: 'Let in' })
    const allowed = send(storage, { allowsPrivateAddresses: true }, true)
    await storage.change(unpublishStory, 1001)
    await wakeAndSettle(allowed)
    await allowed.stop()
    expect(requests.slice(1).sort()).toEqual(['/api', '/operator'])
  })

  test('unsent messages are sent after a restart', async () => {
    const url = await createUrl()
    const before = await openStorage(url)
    await fillWith(before, [{ full_slug: 'a' }])
    await before.replaceOperatorWebhooks([SITE])
    await before.change(publishStory, 1001)
    await before.close()
    const storage = await openStorage(url)
    await storage.replaceOperatorWebhooks([SITE])
    const receiver = webhookReceiver()
    const sender = send(storage, receiver, true)
    await wakeAndSettle(sender)
    await sender.stop()
    await storage.close()
    expect(receiver.received.map(({ body }) => body.full_slug)).toEqual(['a'])
  })

  test.runIf(kind === 'postgres')(
    'two content systems on one database send each event once',
    async () => {
      const url = await createUrl()
      const storages = [await openStorage(url), await openStorage(url)] as const
      await fillWith(storages[0], [{ full_slug: 'a' }])
      await storages[0].replaceOperatorWebhooks([SITE])
      const receiver = webhookReceiver()
      const senders = storages.map((storage) => send(storage, receiver, true))
      for (let n = 0; n < 10; n++) {
        await Promise.all(storages.map((storage) => storage.change(publishStory, 1001)))
        for (const sender of senders) sender.wake()
      }
      for (const sender of senders) await wakeAndSettle(sender)
      await Promise.all(senders.map((sender) => sender.stop()))
      await Promise.all(storages.map((storage) => storage.close()))
      expect(receiver.received).toHaveLength(20)
    },
  )
})

async function serveWebhooks(open: OpenTestStorage) {
  const clock = createClock()
  const storage = await open({ now: clock.now })
  await fillWith(storage, [
    { full_slug: 'a' },
    { full_slug: 'b' },
    { full_slug: 'folder/inside' },
    { full_slug: 'other/inside' },
  ])
  await storage.replaceOperatorWebhooks([SITE])
  const receiver = webhookReceiver()
  return { clock, storage, receiver, sender: send(storage, receiver) }
}

async function wakeAndSettle(sender: { wake: () => void; settled: () => Promise<void> }) {
  sender.wake()
  await sender.settled()
}
