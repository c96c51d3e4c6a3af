import { DAY_MS } from '@prospectus/protocol/values/durations'
import { OperatorError } from '@prospectus/server/operator-error'
import { type Selectable, sql } from 'kysely'
import type { Database, OpenDatabase } from '../database/database.ts'
import type { NodeTable } from '../database/schema.ts'
import { compareSecrets, type SharedSecrets, storeSecretDigests } from './secret-digests.ts'
import type { NodeDescription, Receivers } from './this-node.ts'

/** A content system that runs on the database, or did in the last day. */
export type CmsNode = Readonly<ReturnType<typeof toNode>>

/**
 * Registers this content system among those of the database.
 * @throws {OperatorError} when its secrets are not those of the database, or it stores files elsewhere than a content
 * system that runs
 */
export async function registerNode(
  database: OpenDatabase,
  self: NodeDescription,
  secrets: SharedSecrets,
  now: () => Date,
): Promise<void> {
  await database.runExclusively(async () => {
    const { differing, changed } = await compareSecrets(database, secrets)
    if (differing.length > 0) throw new OperatorError(secretsDifferMessage(differing))
    const others = (await listNodes(database, now)).filter(({ name }) => name !== self.name)
    assertSameStore(self, others)
    await storeSecretDigests(database, changed, now())
    await database.db.deleteFrom('node').where('name', '=', self.name).execute()
    await reportNode(database, self, now)
  })
}

/**
 * Records that this content system runs, and forgets those that were not seen for a day.
 * @returns milliseconds that its clock is ahead of the database's
 */
export async function reportNode(
  database: Database,
  { name, receivers, store, storeId, machine }: NodeDescription,
  now: () => Date,
): Promise<number> {
  const { timeMs, offsetMs } = await databaseTime(database, now)
  const seen_at = new Date(timeMs).toISOString()
  const statusColumns = { clock_offset: offsetMs, seen_at, stopped_at: null }
  const descriptionColumns = {
    machine,
    store,
    store_id: storeId,
    receivers: JSON.stringify(receivers),
  }
  await database.db
    .insertInto('node')
    .values({ name, ...descriptionColumns, ...statusColumns, started_at: seen_at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...descriptionColumns, ...statusColumns }),
    )
    .execute()
  const oldest = new Date(timeMs - RETENTION_MS).toISOString()
  await database.db.deleteFrom('node').where('seen_at', '<', oldest).execute()
  return offsetMs
}

/** Records that this content system has stopped, so that others need not wait until it counts as gone. */
export async function markNodeStopped({ db }: Database, name: string, now: Date): Promise<void> {
  await db
    .updateTable('node')
    .set({ stopped_at: now.toISOString() })
    .where('name', '=', name)
    .execute()
}

/** Removes this content system, whose start has failed, and its receivers. */
export async function removeNode({ db }: Database, name: string): Promise<void> {
  await db.deleteFrom('node').where('name', '=', name).execute()
}

/** Content systems of the database, by name. */
export async function listNodes(database: Database, now: () => Date): Promise<readonly CmsNode[]> {
  const { timeMs } = await databaseTime(database, now)
  const rows = await database.db.selectFrom('node').selectAll().orderBy('name').execute()
  return rows.map((row) => toNode(row, timeMs))
}

function toNode(row: Selectable<NodeTable>, databaseTimeMs: number) {
  const ageMs = databaseTimeMs - Date.parse(row.seen_at)
  return {
    name: row.name,
    machine: row.machine,
    store: row.store,
    storeId: row.store_id,
    receivers: JSON.parse(row.receivers) as Receivers,
    /** Milliseconds that its clock is ahead of the database's. */
    clockOffsetMs: row.clock_offset,
    seenAt: row.seen_at,
    /** Seen in the last 45 seconds, and not stopped since. */
    isRunning: row.stopped_at === null && ageMs < RUNNING_MS,
    /** Seen in the last ten minutes, so that its webhooks still count while it restarts. */
    isRecent: ageMs < RECENT_MS,
  }
}

/**
 * Time at the database and our clock's offset, in milliseconds. SQLite has no clock, but its processes run on one
 * machine.
 */
async function databaseTime({ kind, db }: Database, now: () => Date) {
  const requestedAt = now().getTime()
  if (kind === 'sqlite') return { timeMs: requestedAt, offsetMs: 0 }
  const { rows } = await sql<{ time: string }>`select
    to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time`.execute(
    db,
  )
  const timeMs = Date.parse(rows[0]?.time ?? '')
  // The database read its clock at some moment in between: halfway is the best guess.
  return { timeMs, offsetMs: Math.round((requestedAt + now().getTime()) / 2 - timeMs) }
}

function secretsDifferMessage(names: readonly string[]): string {
  const [subject, verb] =
    names.length === 1 ? ['this setting', 'differs'] : ['these settings', 'differ']
  return `${names.join(', ')}: ${subject} ${verb} from what the content systems of this database use, so that sites and editors would be locked out. Give every content system the same secrets: take them from the settings, or from secrets.json in the DATA_DIR, of one that works. To change a secret on purpose, set it for all of them, run \`npm run content -- nodes accept-secrets\` once, and restart them.`
}

function assertSameStore(self: NodeDescription, others: readonly CmsNode[]): void {
  const otherNode = others.find(({ isRunning, storeId }) => isRunning && storeId !== self.storeId)
  if (otherNode === undefined) return
  throw new OperatorError(
    `ASSET_STORE: uploaded files would be in two places. This content system stores them in ${self.store}, and ${otherNode.name}, which runs on the same database${otherNode.machine === self.machine ? '' : ' on another machine'}, in ${otherNode.store}. Set ASSET_STORE to one bucket (s3://…) for all of them. Content systems on one machine may share a folder: give them the same DATA_DIR. If ${otherNode.name} has just crashed, it counts as gone after ${RUNNING_MS / 1000} seconds.`,
  )
}

const RUNNING_MS = 45_000
const RECENT_MS = 10 * 60_000
const RETENTION_MS = DAY_MS
