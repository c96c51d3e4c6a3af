import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'

/** Gives the space another name, which the delivery API tells too. */
export async function changeSpaceName({ db, raiseVersion }: Change, name: string): Promise<void> {
  await db
    .updateTable('space')
    .set({ name: storableText(name) })
    .execute()
  raiseVersion()
}
