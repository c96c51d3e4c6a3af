import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { CONTENT_CHANGED, type ContentEvent, queueDeliveries } from './content-event.ts'
import type { Database } from './database.ts'
import type { SpaceTable } from './schema.ts'
import { secondsOf } from './times.ts'

/** The transaction of a change, and what is recorded with it. */
export interface Change extends Database {
  /** ISO 8601. */
  readonly now: string
  readonly nextId: () => number
  /** Marks an id as used, so that `nextId` never returns it. */
  readonly reserveId: (id: number) => void
  /** Raises the space's version, at most once per change (delivery-protocol#caching). */
  readonly raiseVersion: () => void
  /** Queues an event for the webhooks, sent once the change is stored (content-webhook#events). */
  readonly announce: (event: ContentEvent) => void
}

/**
 * Changes content in one transaction, or not at all when `work` throws; every edit goes through here. Changes wait for
 * each other at the space's row, so that each raises the version once. Events are stored in the same transaction: a
 * stored change is always announced, a failed one never.
 */
export async function changeContent<Result>(
  { kind, db, onChange }: Database,
  now: Date,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(async (transaction) => {
    const database = { kind, db: transaction }
    const space = await lockSpace(database)
    let { version, last_id } = space
    const events: ContentEvent[] = []
    const result = await work({
      ...database,
      now: now.toISOString(),
      nextId: () => ++last_id,
      reserveId: (id) => {
        last_id = Math.max(last_id, id)
      },
      raiseVersion: () => {
        version = Math.max(secondsOf(now), space.version + 1)
      },
      announce: (event) => void events.push(event),
    })
    if (events.length === 0 && version !== space.version) events.push(CONTENT_CHANGED)
    await queueDeliveries(database, events, { spaceId: space.id, now: now.toISOString() })
    if (version !== space.version || last_id !== space.last_id) {
      await transaction.updateTable('space').set({ version, last_id }).execute()
    }
    return result
  })
  onChange?.()
  return result
}

/** Locks the space's row by writing to it: on SQLite that takes the lock before anything is read. */
async function lockSpace(database: Database): Promise<Selectable<SpaceTable>> {
  const { db } = database
  const lock = () =>
    db
      .updateTable('space')
      .set(({ ref }) => ({ version: ref('version') }))
      .returningAll()
      .executeTakeFirst()
  const space = await lock()
  if (space !== undefined) return space
  await db
    .insertInto('space')
    .values(newSpace())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await lock()) ?? newSpace()
}

/** Row of the space, for a database that is changed before any import. */
const newSpace = () => ({
  id: 1,
  name: '',
  version: 0,
  last_id: 0,
  language_codes: '[]',
  asset_host: '',
  lineage: randomUUID(),
  brand: null,
})
