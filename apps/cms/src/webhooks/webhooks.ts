import type { Selectable } from 'kysely'
import { storableText } from '../database/compare.ts'
import { TOPICS, type Topic } from '../database/content-event.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import type { WebhookTable } from '../database/visitor-tables.ts'

export type StoredWebhook = Readonly<ReturnType<typeof toWebhook>>

export interface WebhookChange {
  readonly name?: string
  readonly url?: string
  readonly topics?: readonly string[]
  readonly active?: boolean
  /** Null removes it. */
  readonly sealedSecret?: string | null
}

export type NewWebhook = WebhookChange & Required<Pick<WebhookChange, 'name' | 'url'>>

/** All webhooks, oldest first. */
export async function listWebhooks({ db }: Database): Promise<readonly StoredWebhook[]> {
  const rows = await db
    .selectFrom('webhook')
    .selectAll()
    .where('kind', '=', 'content')
    .orderBy('id')
    .execute()
  return rows.map(toWebhook)
}

/** Adds a webhook. Throws `StorageError` for an unusable address and for an unknown topic. */
export async function createWebhook(
  { db }: Database,
  input: NewWebhook,
  now: Date,
): Promise<StoredWebhook> {
  const timestamp = now.toISOString()
  const row = await db
    .insertInto('webhook')
    .values({
      owner: 'api',
      topics: '[]',
      active: 1,
      sealed_secret: null,
      retry_at: null,
      created_at: timestamp,
      updated_at: timestamp,
      ...columnsOf(input),
      name: storableText(input.name),
      url: readUrl(input.url),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toWebhook(row)
}

/** Changes a webhook made through the API. Throws like `createWebhook`, and for any other webhook. */
export async function changeWebhook(
  database: Database,
  id: number,
  input: WebhookChange,
  now: Date,
): Promise<StoredWebhook> {
  await assertFromApi(database, id)
  const changes = {
    ...columnsOf(input),
    failures: 0,
    retry_at: null,
    updated_at: now.toISOString(),
    ...(input.active && { parked_at: null }),
  }
  const row = await database.db
    .updateTable('webhook')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (input.active) {
    // Activating a webhook resumes its deliveries that a restore has parked.
    const deliveries = database.db.updateTable('delivery').where('webhook_id', '=', id)
    await deliveries.set({ parked_at: null }).execute()
  }
  return toWebhook(row)
}

/** Deletes a webhook made through the API, with its log. Throws `StorageError` for any other. */
export async function deleteWebhook(database: Database, id: number): Promise<void> {
  await assertFromApi(database, id)
  await deleteRows(database, [id])
}

/** Makes these addresses the operator's only webhooks, each for all topics. */
export async function replaceOperatorWebhooks(
  { kind, db, runExclusively }: OpenDatabase,
  input: readonly { readonly name: string; readonly url: string }[],
  now: Date,
): Promise<void> {
  await runExclusively(() =>
    db.transaction().execute(async (transaction) => {
      const database = { kind, db: transaction }
      const existing = await transaction
        .selectFrom('webhook')
        .selectAll()
        .where('owner', '=', 'operator')
        .where('kind', '=', 'content')
        .execute()
      const removedWebhooks = existing.filter(
        ({ url }) => !input.some((candidate) => candidate.url === url),
      )
      await deleteRows(
        database,
        removedWebhooks.map(({ id }) => id),
      )
      for (const { name, url } of input) {
        if (existing.some((candidate) => candidate.url === url)) continue
        const { id } = await createWebhook(database, { name, url }, now)
        await transaction
          .updateTable('webhook')
          .set({ owner: 'operator' })
          .where('id', '=', id)
          .execute()
      }
    }),
  )
}

async function assertFromApi({ db }: Database, id: number): Promise<void> {
  const row = Number.isSafeInteger(id)
    ? await db.selectFrom('webhook').select('owner').where('id', '=', id).executeTakeFirst()
    : undefined
  if (row === undefined) throw new StorageError('missing', `There is no webhook with the id ${id}.`)
  if (row.owner === 'api') return
  throw new StorageError(
    'conflict',
    `The webhook ${id} comes from the installation's settings, and can only be changed there.`,
  )
}

async function deleteRows({ db }: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('delivery').where('webhook_id', 'in', ids).execute()
  await db.deleteFrom('webhook').where('id', 'in', ids).execute()
}

function columnsOf({ name, url, topics, active, sealedSecret }: WebhookChange) {
  return {
    ...(name !== undefined && { name: storableText(name) }),
    ...(url !== undefined && { url: readUrl(url) }),
    ...(topics !== undefined && { topics: JSON.stringify(topics.map(readTopic)) }),
    ...(active !== undefined && { active: active ? (1 as const) : (0 as const) }),
    ...(sealedSecret !== undefined && { sealed_secret: sealedSecret }),
  }
}

function readUrl(text: string): string {
  const url = URL.parse(text)
  const isUsable =
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (isUsable && text.length <= MAX_URL_LENGTH) return url.href
  throw new StorageError(
    'invalid',
    `The address of a webhook must begin with http:// or https://, without a user name or password, and have at most ${MAX_URL_LENGTH} characters.`,
    'endpoint',
    'webhook_endpoint',
  )
}

function readTopic(text: string): Topic {
  const topic = TOPICS.find((candidate) => candidate === text)
  if (topic !== undefined) return topic
  throw new StorageError(
    'invalid',
    `A webhook can subscribe to ${TOPICS.join(', ')}; ${JSON.stringify(text)} is none of them.`,
  )
}

function toWebhook({ id, owner, name, url, failures, ...row }: Selectable<WebhookTable>) {
  return {
    id,
    /** Those of the operator come from the settings and cannot be changed through the API. */
    source: owner,
    name,
    url,
    failures,
    created_at: row.created_at,
    updated_at: row.updated_at,
    /** Empty for all. */
    topics: JSON.parse(row.topics) as readonly Topic[],
    active: row.active === 1,
    hasSecret: row.sealed_secret !== null,
  }
}

const MAX_URL_LENGTH = 2000
