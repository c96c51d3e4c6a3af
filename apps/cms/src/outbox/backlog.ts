import type { Database } from '../database/database.ts'
import type { ReceiverKind } from '../database/visitor-tables.ts'

/** What still waits to be sent to one kind of receiver. */
export interface Backlog {
  readonly kind: ReceiverKind
  readonly waiting: number
  /** When the oldest of it was written; null when nothing waits. */
  readonly oldest: string | null
  /** Receivers that were not reached the last time. */
  readonly failing: number
}

/** Changes, leads and mail that have not been sent yet, by who is to get them. */
export async function backlog({ db }: Database): Promise<readonly Backlog[]> {
  const waiting = await db
    .selectFrom('delivery')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .where('delivery.state', '=', 'waiting')
    .groupBy('webhook.kind')
    .select(({ fn }) => [
      'webhook.kind',
      fn.countAll<number>().as('count'),
      fn.min('delivery.created_at').as('oldest'),
    ])
    .execute()
  const failing = await db
    .selectFrom('webhook')
    .where('failures', '>', 0)
    .where('active', '=', 1)
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .execute()
  return (['content', 'leads', 'mail'] as const).map((kind) => {
    const ofKind = waiting.find((row) => row.kind === kind)
    return {
      kind,
      waiting: Number(ofKind?.count ?? 0),
      oldest: ofKind?.oldest ?? null,
      failing: Number(failing.find((row) => row.kind === kind)?.count ?? 0),
    }
  })
}

/** How many leads there are in each state. */
export async function leadCounts({ db }: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('lead')
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}
