import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { SpaceTable } from './schema.ts'
import { secondsOf } from './times.ts'

/** The transaction of one change, and what the change may ask of its space. */
export interface Change extends Database {
  /** ISO 8601: when the change happens. */
  readonly now: string
  /** Gives an id that was never used before. */
  readonly nextId: () => number
  /** Reserves an id: `nextId` will not give it. */
  readonly takeId: (id: number) => void
  /** Raises the space's version, once however often it is called (delivery-protocol#caching). */
  readonly raiseVersion: () => void
}

/**
 * Makes one change of the content: all of it, or nothing when `work` throws. Changes wait for each other
 * at the row of the space, so that no rise of its version is lost and none happens twice.
 *
 * Every edit of stories and data sources goes through here. Whatever has to be stored in the same
 * transaction as any edit belongs after `work`, beside the space's new version: for example a row for each
 * event that other systems are to be told of.
 */
export async function changeContent<Result>(
  { kind, db }: Database,
  now: Date,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const database = { kind, db: transaction }
    const space = await lockSpace(database)
    let { version, last_id } = space
    const result = await work({
      ...database,
      now: now.toISOString(),
      nextId: () => ++last_id,
      takeId: (id) => {
        last_id = Math.max(last_id, id)
      },
      raiseVersion: () => {
        version = Math.max(secondsOf(now), space.version + 1)
      },
    })
    if (version !== space.version || last_id !== space.last_id) {
      await transaction.updateTable('space').set({ version, last_id }).execute()
    }
    return result
  })
}

/** Locks by writing: on SQLite that takes the database's lock before anything is read. */
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
    .values(NEW_SPACE)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await lock()) ?? NEW_SPACE
}

/** The space of a database into which nothing was imported before its first change. */
const NEW_SPACE = {
  id: 1,
  name: '',
  version: 0,
  last_id: 0,
  language_codes: '[]',
  asset_host: '',
}
