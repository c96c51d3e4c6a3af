import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { inAudit } from '../../../../tools/testing/in-audit.ts'
import { openDatabase } from '../database/open-database.ts'
import { fillWith, onAnyDatabase } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { createRandom } from './random.fixture.ts'
import { findLostDeliveries, openWebhookReceiver } from './sent-webhooks.fixture.ts'
import { type AcknowledgedOperation, findLost, findPartialChanges } from './soundness.fixture.ts'
import { killWhileWriting, startWriter } from './writer-process.fixture.ts'

/** `npm run audit` kills a thousand times on each database. */
const KILLS = Number(process.env.KILLS ?? 1000)
const SEED = Number(process.env.SEED ?? 20_261_122)
const STORIES = [1001, 1002, 1003, 1004, 1005]
/** The whole state is checked after every kill, which a growing database makes slow. */
const KILLS_OF_A_DATABASE = 40

onAnyDatabase(
  'management-api#stories, content-webhook#events: a content system that is killed',
  (_open, { kind, createUrl }) => {
    inAudit(
      `${KILLS} times, in the middle of saves, publishes, moves and releases, has lost no acknowledged change, left no partial change, and sent every event (seed ${SEED})`,
      {
        timeout: 60_000 + KILLS * 5000,
      },
      async () => {
        const randomBelow = createRandom(SEED)
        // On PostgreSQL two processes write the same stories.
        const processes = kind === 'postgres' ? 2 : 1
        const startWriters = () =>
          Array.from({ length: processes }, () => {
            const args = [String(randomBelow(1_000_000_000)), STORIES.join()]
            const writer = startWriter('killed-writer.fixture.ts', args)
            onTestFinished(() => void writer.child.kill('SIGKILL'))
            return writer
          })
        const total = { kills: 0, inside: 0, acknowledged: 0, interrupted: 0 }
        let next = startWriters()
        while (total.kills < KILLS) {
          const { url, webhooks } = await fill(await createUrl())
          const acknowledged: AcknowledgedOperation[] = []
          const until = Math.min(KILLS, total.kills + KILLS_OF_A_DATABASE)
          while (total.kills < until) {
            const writers = next
            next = startWriters()
            const ended = await Promise.all(
              writers.map((writer) =>
                killWhileWriting<AcknowledgedOperation>(writer, url, randomBelow),
              ),
            )
            total.kills += ended.length
            total.inside += ended.filter(({ begun, answered }) => begun > answered).length
            expect(ended.flatMap(({ failed }) => failed)).toEqual([])
            const fresh = ended.flatMap(({ done }) => done)
            acknowledged.push(...fresh)
            const seen = `after ${total.kills} kills, ${total.inside} with a change under way (seed ${SEED})`
            expect(await problems(url, fresh), seen).toEqual([])
          }
          expect(await problems(url, acknowledged)).toEqual([])
          const deliveries = await findLostDeliveries(url, acknowledged, webhooks.received)
          expect(deliveries.problems).toEqual([])
          webhooks.close()
          total.acknowledged += acknowledged.length
          total.interrupted += deliveries.interrupted
        }
        for (const { child } of next) child.kill('SIGKILL')
        expect(total.acknowledged).toBeGreaterThan(total.kills)
        // Of a few kills, many may fall between two changes.
        expect(total.inside).toBeGreaterThan(KILLS >= 200 ? total.kills / 2 : 0)
        // A few kills may all miss the times when a webhook is being sent.
        if (KILLS >= 200) expect(total.interrupted).toBeGreaterThan(0)
        if (process.env.KILLS !== undefined) {
          const counts = `${total.kills} kills, ${total.inside} with a change under way, ${total.interrupted} webhooks being sent, ${total.acknowledged} acknowledged`
          process.stdout.write(`${kind}: ${counts}, seed ${SEED}\n`)
        }
      },
    )
  },
)

/** A few stories, and a webhook for all events. */
async function fill(url: string) {
  const webhooks = await openWebhookReceiver()
  onTestFinished(webhooks.close)
  const storage = await openStorage(url)
  const content = { component: 'modules/page', seo: { title: 'first' }, body: [] }
  await fillWith(
    storage,
    STORIES.map((id) => ({ full_slug: `story-${id}`, content })),
  )
  await storage.replaceOperatorWebhooks([{ name: 'site', url: webhooks.url }])
  await storage.close()
  return { url, webhooks }
}

/** Opens the database as the next process would. */
async function problems(url: string, acknowledged: readonly AcknowledgedOperation[]) {
  const database = await openDatabase(url)
  try {
    // Waits for statements that the server still runs for a killed process.
    await sql`update space set version = version`.execute(database.db)
    return [...(await findLost(database, acknowledged)), ...(await findPartialChanges(database))]
  } finally {
    await database.db.destroy()
  }
}
