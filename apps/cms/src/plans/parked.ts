import type { ParkedWork } from '@prospectus/protocol/management/plan'
import type { Database } from '../database/database.ts'

/** Parks automatic work: active webhooks made through the API, waiting messages, and pending plans with a time. */
export async function parkWork({ db }: Database, now: Date): Promise<void> {
  const parked_at = now.toISOString()
  await db
    .updateTable('webhook')
    .set({ parked_at, active: 0 })
    .where('owner', '=', 'api')
    .where('active', '=', 1)
    .execute()
  await db.updateTable('delivery').set({ parked_at }).where('state', '=', 'waiting').execute()
  await db
    .updateTable('planned_change')
    .set({ parked_at })
    .where('done_at', 'is', null)
    .where('due_at', 'is not', null)
    .execute()
}

export async function countParkedWork({ db }: Database): Promise<ParkedWork> {
  const count = async (table: 'webhook' | 'delivery' | 'planned_change') => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('parked_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  return {
    webhooks: await count('webhook'),
    messages: await count('delivery'),
    plans: await count('planned_change'),
  }
}

/** Resumes parked work. Overdue messages are sent, and overdue plans carried out, immediately. */
export async function resumeParked({ db }: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('webhook')
      .set({ parked_at: null, active: 1 })
      .where('parked_at', 'is not', null)
      .execute()
    for (const table of ['delivery', 'planned_change'] as const) {
      await transaction
        .updateTable(table)
        .set({ parked_at: null })
        .where('parked_at', 'is not', null)
        .execute()
    }
  })
}

/** `2 webhooks, 5 messages, 1 plan`; empty when nothing is parked. */
export function describeParked(parked: ParkedWork): string {
  return Object.entries(parked)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${count === 1 ? kind.replace(/s$/, '') : kind}`)
    .join(', ')
}
