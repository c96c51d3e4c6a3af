import { createLog } from '@prospectus/server/log'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { findPartialChanges } from '../kills/soundness.fixture.ts'
import { claimDelivery, findDueReceivers } from '../outbox/deliveries.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { StaleVersionError } from '../stories/versions.ts'
import { webhookReceiver } from '../webhooks/webhook-receiver.fixture.ts'
import { fillWith, onBothDatabases } from './storage.fixture.ts'
import { openStorage } from './storage.ts'

const PAGE = { component: 'modules/page', body: [] }
const ROUNDS = process.env.EVERY_DATABASE ? 10 : 4

onBothDatabases('management-api#versions two content systems on one database', (_open, tools) => {
  const testOnPostgres = test.runIf(tools.kind === 'postgres')

  async function openTwo() {
    const url = await tools.createUrl()
    const storages = [await openStorage(url), await openStorage(url)] as const
    onTestFinished(async () => {
      await Promise.all(storages.map((storage) => storage.close()))
    })
    const content = { ...PAGE, seo: { title: 'first' } }
    const stories = [1001, 1002].map((id) => ({ full_slug: `story-${id}`, content }))
    await fillWith(storages[0], stories)
    return { url, storages }
  }

  testOnPostgres(
    'keep every save as a version, and raise the space’s version once for each publish',
    async () => {
      const { url, storages } = await openTwo()
      const { version: before } = await storages[0].space()
      const titles: string[] = []
      const versions: number[] = []
      await Promise.all(
        storages.map(async (storage, process) => {
          for (let round = 0; round < ROUNDS; round++) {
            const title = `of process ${process}, round ${round}`
            await storage.change(changeStory, 1001, { content: { ...PAGE, seo: { title } } })
            await storage.change(publishStory, 1001)
            titles.push(title)
            versions.push((await storage.space()).version)
          }
        }),
      )
      const stored = await storages[0].listVersions(1001, 1, 100)
      expect(stored.items.map(({ number }) => number)).toEqual(
        Array.from({ length: 2 * ROUNDS + 1 }, (_, index) => 2 * ROUNDS + 1 - index),
      )
      const texts = await Promise.all(
        stored.items.map(async ({ number }) =>
          JSON.stringify(await storages[1].findVersion(1001, number)),
        ),
      )
      for (const title of titles)
        expect(texts.filter((text) => text.includes(title))).toHaveLength(1)
      const { version } = await storages[0].space()
      expect(version).toBeGreaterThanOrEqual(before + 2 * ROUNDS)
      expect(Math.max(...versions)).toBe(version)
      expect(await partialChanges(url)).toEqual([])
    },
  )

  testOnPostgres('give each new story an id of its own', async () => {
    const { url, storages } = await openTwo()
    const ids = await Promise.all(
      storages.flatMap((storage, process) =>
        Array.from({ length: ROUNDS }, async (_, n) => {
          const { id } = await storage.change(createStory, {
            slug: `new-${process}-${n}`,
            content: PAGE,
          })
          await storage.change(publishStory, id)
          return id
        }),
      ),
    )
    expect(new Set(ids).size).toBe(2 * ROUNDS)
    expect(await partialChanges(url)).toEqual([])
  })

  testOnPostgres(
    'let one of two saves that started from the same version win, and refuse the other',
    async () => {
      const { storages } = await openTwo()
      for (let round = 0; round < ROUNDS; round++) {
        const { version } = await storages[0].storyWithDraft(1001)
        const saves = storages.map((storage, process) => {
          const seo = { title: `${round} ${process}` }
          return storage.change(
            changeStory,
            1001,
            { content: { ...PAGE, seo } },
            { startedFrom: version },
          )
        })
        const ended = await Promise.allSettled(saves)
        const refused = ended.flatMap((one) => (one.status === 'rejected' ? one.reason : []))
        expect(refused).toEqual([expect.any(StaleVersionError)])
      }
    },
  )

  testOnPostgres('send each event once, whichever of them made the change', async () => {
    const { storages } = await openTwo()
    await storages[0].replaceOperatorWebhooks([{ name: 'site', url: 'http://site.example/hooks' }])
    const receiver = webhookReceiver()
    const log = createLog((line) => expect.fail(line))
    const senders = storages.map((storage) =>
      storage.startSending({
        ...{ log, operatorSecret: 'secret', seal: undefined },
        post: receiver.post,
      }),
    )
    try {
      await Promise.all(
        storages.map(async (storage, process) => {
          for (let round = 0; round < ROUNDS; round++) {
            await storage.change(round % 2 === 0 ? publishStory : unpublishStory, 1001 + process)
          }
        }),
      )
      for (const { wake, settled } of [...senders, ...senders]) {
        wake()
        await settled()
      }
    } finally {
      // Stopped here: after the test their database may be gone, which they would report.
      await Promise.all(senders.map(({ stop }) => stop()))
    }
    expect(receiver.received).toHaveLength(2 * ROUNDS)
  })

  testOnPostgres('take an event each, and neither waits for the other', async () => {
    const { url, storages } = await openTwo()
    await storages[0].replaceOperatorWebhooks([{ name: 'site', url: 'http://site.example/hooks' }])
    for (const id of [1001, 1002]) await storages[0].change(unpublishStory, id)
    const [first, second] = [await openDatabase(url), await openDatabase(url)]
    onTestFinished(async () => {
      await Promise.all([first, second].map(({ db }) => db.destroy()))
    })
    const [receiver = 0] = await findDueReceivers(first, ['content'], new Date())
    const claimed = await first.db.transaction().execute(async (db) => {
      const one = await claimDelivery({ ...first, db }, receiver, new Date())
      // The first has not ended: waiting for it would time out.
      const other = await second.db.transaction().execute(async (db) => {
        await sql`set local lock_timeout = '2s'`.execute(db)
        return await claimDelivery({ ...second, db }, receiver, new Date())
      })
      return [one?.id, other?.id]
    })
    expect(claimed).toEqual([expect.any(Number), expect.any(Number)])
    expect(new Set(claimed).size).toBe(2)
  })
})

/** Lists partial changes, one line each. */
async function partialChanges(url: string): Promise<readonly string[]> {
  const database = await openDatabase(url)
  try {
    return await findPartialChanges(database)
  } finally {
    await database.db.destroy()
  }
}
