import { bulkInsert } from './bulk-load.ts'
import type { Database } from './database.ts'

export interface ContentEvent {
  readonly topic: Topic
  /** Sent to the receiver in place of the topic; mostly its last part. */
  readonly action: string
  readonly text: string
  readonly story_id?: number
  readonly full_slug?: string
  readonly datasource_slug?: string
  readonly asset_id?: number
}

export type Topic = (typeof TOPICS)[number]

export const TOPICS = [
  'story.published',
  'story.unpublished',
  'story.moved',
  'story.deleted',
  'datasource.entries_updated',
  'asset.created',
  'asset.replaced',
  'asset.deleted',
  'content.changed',
] as const

/** A change of published content without a topic of its own. */
export const CONTENT_CHANGED: ContentEvent = {
  topic: 'content.changed',
  action: 'changed',
  text: 'Published content was changed.',
}

/** An event for a story or folder that was published, unpublished, moved or deleted. */
export function storyEvent(
  action: 'published' | 'unpublished' | 'moved' | 'deleted',
  { id, full_slug, is_folder }: { id: number; full_slug: string; is_folder: 0 | 1 },
): ContentEvent {
  const kind = is_folder === 1 ? 'folder' : 'story'
  const text = `The ${kind} ${full_slug} was ${action}.`
  return { topic: `story.${action}`, action, text, story_id: id, full_slug }
}

/** An event for an uploaded file that was added, replaced or deleted. */
export function assetEvent(
  action: 'created' | 'replaced' | 'deleted',
  { id, path }: { readonly id: number; readonly path: string },
): ContentEvent {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return { topic: `asset.${action}`, action, text: `The file ${name} was ${action}.`, asset_id: id }
}

/** Stores a message for each event and each active webhook that wants its topic, to be sent after the transaction. */
export async function queueDeliveries(
  database: Database,
  events: readonly ContentEvent[],
  { spaceId, now }: { readonly spaceId: number; readonly now: string },
): Promise<void> {
  if (events.length === 0) return
  const webhooks = await readActiveWebhooks(database)
  const rows = events.flatMap(({ topic, ...event }) => {
    const body = JSON.stringify({ ...event, space_id: spaceId })
    return webhooks
      .filter(({ topics }) => topics.length === 0 || topics.includes(topic))
      .map(({ id }) => [id, topic, body, now, 'waiting', 0, now])
  })
  await bulkInsert(database, 'delivery', DELIVERY_COLUMNS, rows)
}

async function readActiveWebhooks({ db }: Database) {
  const rows = await db
    .selectFrom('webhook')
    .select(['id', 'topics'])
    .where('active', '=', 1)
    .where('kind', '=', 'content')
    .orderBy('id')
    .execute()
  return rows.map(({ id, topics }) => ({ id, topics: JSON.parse(topics) as readonly string[] }))
}

const DELIVERY_COLUMNS = {
  webhook_id: 'integer',
  topic: 'text',
  body: 'text',
  created_at: 'text',
  state: 'text',
  attempts: 'integer',
  next_at: 'text',
} as const
