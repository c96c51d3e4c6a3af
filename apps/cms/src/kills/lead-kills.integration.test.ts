import { HOUR_MS } from '@prospectus/protocol/values/durations'
import { createLog } from '@prospectus/server/log'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { inAudit } from '../../../../tools/testing/in-audit.ts'
import { openDatabase } from '../database/open-database.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { type FailingCrm, openFailingCrm } from './failing-crm.fixture.ts'
import { createRandom } from './random.fixture.ts'
import { killWhileWriting, startWriter } from './writer-process.fixture.ts'

/** An acknowledged submission. */
interface Submission {
  readonly key: string
  readonly id: string
}

/** `npm run audit` kills a thousand times on each database. */
const KILLS = Number(process.env.KILLS ?? 1000)
const SEED = Number(process.env.SEED ?? 20_261_122)
/** All messages to the CRM are checked for each database. */
const KILLS_OF_A_DATABASE = 50

onAnyDatabase('lead-payload#keeping: a content system that is killed', (_open, tools) => {
  inAudit(
    `${KILLS} times inside submissions has stored each acknowledged one once, and a CRM that fails half of the time gets each (seed ${SEED})`,
    {
      timeout: 60_000 + KILLS * 5000,
    },
    async () => {
      const { kind, createUrl } = tools
      const randomBelow = createRandom(SEED)
      // On PostgreSQL two processes store submissions at once.
      const processes = kind === 'postgres' ? 2 : 1
      const startSubmitters = () =>
        Array.from({ length: processes }, () => {
          const args = [String(randomBelow(1_000_000_000))]
          const submitter = startWriter('killed-submitter.fixture.ts', args)
          onTestFinished(() => void submitter.child.kill('SIGKILL'))
          return submitter
        })
      const total = { kills: 0, inside: 0, acknowledged: 0, leads: 0, twice: 0 }
      let next = startSubmitters()
      while (total.kills < KILLS) {
        const url = await createUrl()
        const crm = await openFailingCrm(randomBelow)
        onTestFinished(crm.close)
        const storage = await openStorage(url)
        await storage.setReceivers({ leads: crm.url, mail: undefined })
        await storage.close()
        const until = Math.min(KILLS, total.kills + KILLS_OF_A_DATABASE)
        const acknowledged: Submission[] = []
        while (total.kills < until) {
          const submitters = next
          next = startSubmitters()
          const ended = await Promise.all(
            submitters.map((one) => killWhileWriting<Submission>(one, url, randomBelow)),
          )
          total.kills += ended.length
          total.inside += ended.filter(({ begun, answered }) => begun > answered).length
          expect(ended.flatMap(({ failed }) => failed)).toEqual([])
          const fresh = ended.flatMap(({ done }) => done)
          acknowledged.push(...fresh)
          expect(await problems(url, fresh), `after ${total.kills} kills (seed ${SEED})`).toEqual(
            [],
          )
        }
        expect(await problems(url, acknowledged)).toEqual([])
        const leads = await sendTheRest(url, crm)
        const sent = leads.map((id) => `${id}-received`)
        expect([...crm.recorded.keys()].toSorted()).toEqual(sent.toSorted())
        crm.close()
        total.acknowledged += acknowledged.length
        total.leads += leads.length
        total.twice += [...crm.recorded.values()].filter((times) => times > 1).length
      }
      for (const { child } of next) child.kill('SIGKILL')
      expect(total.acknowledged).toBeGreaterThan(total.kills)
      // Of a few kills, many may fall between two changes.
      expect(total.inside).toBeGreaterThan(KILLS >= 200 ? total.kills / 2 : 0)
      if (process.env.KILLS !== undefined) {
        const counts = `${total.kills} kills, ${total.inside} inside a submission, ${total.acknowledged} acknowledged, ${total.leads} leads, ${total.twice} of them sent more than once`
        process.stdout.write(`${kind}: ${counts}, seed ${SEED}\n`)
      }
    },
  )
})

/** Opens the database as the next process would, and lists missing acknowledged submissions and partial changes. */
async function problems(
  url: string,
  acknowledged: readonly Submission[],
): Promise<readonly string[]> {
  const { db } = await openDatabase(url)
  try {
    // Waits for statements that the server still runs for a killed process.
    await sql`update lead set state = state`.execute(db)
    const rows = await db.selectFrom('lead').select(['id', 'key']).execute()
    const messages = await db.selectFrom('delivery').select(['lead_id']).execute()
    const known = new Map(rows.map(({ key, id }) => [key, id]))
    const sent = messages.map(({ lead_id }) => lead_id)
    return [
      ...acknowledged
        .filter(({ key, id }) => known.get(key) !== id)
        .map(({ key }) => `lost ${key}`),
      ...(known.size === rows.length ? [] : ['a key that is there twice']),
      ...(sent.length === rows.length && new Set(sent).size === rows.length
        ? []
        : [`${rows.length} leads, ${sent.length} messages to the CRM`]),
    ]
  } finally {
    await db.destroy()
  }
}

/** Sends the messages left by killed processes, hour by hour, until none waits; returns the ids of all leads. */
async function sendTheRest(url: string, crm: FailingCrm): Promise<readonly string[]> {
  let ahead = 0
  const storage = await openStorage(url, { now: () => new Date(Date.now() + ahead) })
  const log = createLog(() => {})
  const sender = storage.startSending({ log, operatorSecret: undefined, seal: undefined })
  const { db } = await openDatabase(url)
  const waiting = () => db.selectFrom('delivery').select('id').where('state', '=', 'waiting')
  try {
    while ((await waiting().executeTakeFirst()) !== undefined) {
      ahead += HOUR_MS
      expect(ahead, `the CRM has recorded ${crm.recorded.size}`).toBeLessThan(MONTH_MS)
      sender.wake()
      await sender.settled()
    }
    return (await db.selectFrom('lead').select('id').execute()).map(({ id }) => id)
  } finally {
    await sender.stop()
    await db.destroy()
    await storage.close()
  }
}

const MONTH_MS = 30 * 24 * HOUR_MS
