import { join } from 'node:path'
import { createLog, type LogFields } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { runNodes } from '../../../../tools/content/nodes-command.ts'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { openDatabase } from '../database/open-database.ts'
import { readSettings } from '../settings.ts'
import { prepareStorage } from '../storage/prepare-storage.ts'
import { onAnyDatabase, onBothDatabases, testContent } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { registerNode } from './nodes.ts'
import { readSharedSecrets } from './secret-digests.ts'
import { describeNode, type NodeDescription } from './this-node.ts'

const SECRETS = {
  CONTENT_TOKEN: 'token-of-published-content',
  CONTENT_PREVIEW_TOKEN: 'token-of-drafts',
  MANAGEMENT_TOKEN: 'token-of-management',
  SEAL_SECRET: 'secret-of-seals',
  WEBHOOK_SECRET: 'secret-of-hooks',
}

const SELF: NodeDescription = {
  name: 'a:3001',
  machine: 'machine-a',
  store: '/data/uploads',
  storeId: 'folder machine-a 1 2',
  receivers: { content: [], leads: null, mail: null },
}

/** Starts a content system, named after its port, without listening. It takes a while to compare a secret. */
async function start(
  url: string,
  env: Readonly<Record<string, string>> = {},
  bundled = testContent([{ full_slug: 'about' }]),
) {
  const dataDir = temporaryFolder('nodes', onTestFinished)
  const logged: LogFields[] = []
  const settings = readSettings({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ASSET_STORE: 's3://files?endpoint=https://s3.example.com',
    ...env,
  })
  const storage = await prepareStorage({
    settings,
    bundled,
    log: createLog((line) => logged.push(JSON.parse(line))),
    startTimer: () => () => undefined,
  })
  let isClosed = false
  const close = async () => {
    if (!isClosed) await storage.close()
    isClosed = true
  }
  onTestFinished(close)
  return { storage, settings, logged, close }
}

onAnyDatabase('settings-and-commands#secrets content systems of one database', (_, tools) => {
  test('one with other secrets is rejected, naming the settings, and changes nothing', async () => {
    const url = await tools.createUrl()
    const { CONTENT_TOKEN, WEBHOOK_SECRET } = SECRETS
    const first = await start(url, { CONTENT_TOKEN, WEBHOOK_SECRET })
    await expect(
      start(url, { CMS_PORT: '4001', CONTENT_TOKEN: 'other', WEBHOOK_SECRET: 'another' }),
    ).rejects.toThrow(/^CONTENT_TOKEN, WEBHOOK_SECRET: .*nodes accept-secrets/)
    expect(await first.storage.tokenKind(CONTENT_TOKEN)).toBe('public')
    expect(await first.storage.tokenKind('other')).toBeUndefined()
    expect(await first.storage.listNodes()).toHaveLength(1)
  })

  test('the operator changes a secret on purpose, after which the old one is rejected', async () => {
    const url = await tools.createUrl()
    const { MANAGEMENT_TOKEN } = SECRETS
    await (await start(url, { MANAGEMENT_TOKEN })).close()
    const changed = { MANAGEMENT_TOKEN: 'a-new-token-of-management' }
    await expect(start(url, changed)).rejects.toThrow('MANAGEMENT_TOKEN')
    const storage = await openStorage(url)
    onTestFinished(() => storage.close())
    const secrets = readSharedSecrets(readSettings(changed))
    const lines: string[] = []
    expect(await runNodes(['accept-secrets'], storage, secrets, (line) => lines.push(line))).toBe(0)
    expect(lines.join()).not.toContain(changed.MANAGEMENT_TOKEN)
    await (await start(url, changed)).close()
    await expect(start(url, { MANAGEMENT_TOKEN })).rejects.toThrow('MANAGEMENT_TOKEN')
  })

  test('a seal secret is changed without a command: the new one stands first after the old one, then before it', async () => {
    const url = await tools.createUrl()
    for (const SEAL_SECRET of ['old', 'old,new', 'new,old', 'new']) {
      await (await start(url, { SEAL_SECRET })).close()
    }
    await expect(start(url, { SEAL_SECRET: 'old' })).rejects.toThrow('SEAL_SECRET')
  })

  test('no secret can be read from the database, and a restart stores none again', async () => {
    const url = await tools.createUrl()
    await (await start(url, SECRETS)).close()
    const { db } = await openDatabase(url)
    onTestFinished(() => db.destroy())
    const read = () => db.selectFrom('secret_digest').selectAll().execute()
    const rows = await read()
    await start(url, SECRETS)
    expect(await read()).toEqual(rows)
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(SECRETS).sort())
    expect(new Set(rows.map(({ salt }) => salt)).size).toBe(rows.length)
    for (const secret of Object.values(SECRETS)) expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

onBothDatabases('content systems of one database', (_, tools) => {
  test('the webhooks of all content systems are notified, whichever lists them, and a difference is logged', async () => {
    const url = await tools.createUrl()
    const { WEBHOOK_SECRET } = SECRETS
    const webhook = (name: string) => `https://${name}.example.com/hooks/content`
    const urls = async (storage: Awaited<ReturnType<typeof start>>['storage']) =>
      (await storage.listWebhooks()).map((webhook) => webhook.url).sort()
    const first = await start(url, {
      WEBHOOK_SECRET,
      WEBHOOK_URLS: webhook('a'),
      SMTP_URL: 'smtp://user:password@mail.example.com',
      MAIL_FROM: 'site@example.com',
    })
    const second = await start(url, {
      WEBHOOK_SECRET,
      CMS_PORT: '4001',
      WEBHOOK_URLS: webhook('b'),
    })
    expect(await urls(second.storage)).toEqual([webhook('a'), webhook('b')])
    expect(
      await second.storage.sendMail({ to: 'ada@example.com', subject: 'Hi', text: ['Hello.'] }),
      'mail of the first is still queued',
    ).toBe(true)
    await expect
      .poll(() => second.logged.find(({ event }) => event === 'receivers.differ'))
      .toMatchObject({ settings: 'WEBHOOK_URLS, SMTP_URL' })
    expect(JSON.stringify(second.logged)).not.toContain('password')

    await first.close()
    const again = await start(url, { WEBHOOK_SECRET, WEBHOOK_URLS: webhook('c') })
    expect(await urls(again.storage), 'its own list is replaced').toEqual([
      webhook('b'),
      webhook('c'),
    ])
  })

  test('a folder for uploads is rejected while a node on another machine runs, and allowed afterwards', async () => {
    const url = await tools.createUrl()
    const database = await openDatabase(url)
    onTestFinished(() => database.db.destroy())
    const storage = await openStorage(url)
    onTestFinished(() => storage.close())
    const other = { ...SELF, name: 'b:3001', machine: 'machine-b', storeId: 'folder machine-b 1 2' }
    await storage.registerNode(other, {})
    await expect(storage.registerNode(SELF, {})).rejects.toThrow(
      /ASSET_STORE.*b:3001.*on another machine.*s3:/,
    )
    await storage.registerNode({ ...other, name: 'b:4001' }, {})
    await storage.markNodeStopped('b:4001')
    const later = () => new Date(Date.now() + 60_000)
    // A crashed one counts as gone after a while, by the database's clock.
    if (tools.kind === 'sqlite') await registerNode(database, SELF, {}, later)
    await storage.markNodeStopped('b:3001')
    await storage.registerNode(SELF, {})
    expect((await storage.listNodes()).find(({ name }) => name === SELF.name)?.isRunning).toBe(true)
  })

  test('one whose start fails leaves no trace of itself or its receivers', async () => {
    const url = await tools.createUrl()
    const bundled = {
      ...testContent([]),
      folders: () => Promise.reject(new Error('The seed content is broken')),
    }
    await expect(start(url, {}, bundled)).rejects.toThrow('The seed content is broken')
    const storage = await openStorage(url)
    onTestFinished(() => storage.close())
    expect(await storage.listNodes()).toEqual([])
  })

  test('two paths to one folder are the same store, and another folder is not', async () => {
    const folder = temporaryFolder('nodes', onTestFinished)
    const describe = (dataDir: string) => describeNode(readSettings({ DATA_DIR: dataDir }))
    const [one, same, other] = [
      await describe(folder),
      await describe(`${folder}/../${folder.split('/').at(-1)}`),
      await describe(join(folder, 'another')),
    ]
    expect(same.storeId).toBe(one.storeId)
    expect(other.storeId).not.toBe(one.storeId)
  })

  test.runIf(tools.kind === 'postgres')(
    'a clock that differs from the database’s is listed',
    async () => {
      const url = await tools.createUrl()
      const storage = await openStorage(url, { now: () => new Date(Date.now() - 90_000) })
      onTestFinished(() => storage.close())
      const offset = await storage.reportNode(SELF)
      expect(offset).toBeGreaterThan(-120_000)
      expect(offset).toBeLessThan(-60_000)
      const [node] = await storage.listNodes()
      expect(node?.isRunning, 'it counts as running all the same').toBe(true)
      const lines: string[] = []
      await runNodes([], storage, {}, (line) => lines.push(line))
      expect(lines[0]).toContain(`clock ${offset} ms`)
    },
  )
})
