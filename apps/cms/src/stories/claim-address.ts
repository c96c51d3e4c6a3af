import type { Change } from '../database/change.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { clearRedirects } from './redirects.ts'
import type { StoryEdit } from './versions.ts'

/** Deletes a redirect at an address, unless the edit keeps it. Throws `StorageError` if the address is still taken. */
export async function claimAddress(
  change: Change,
  fullSlug: string,
  id: number,
  { keepsRedirects = false }: StoryEdit = {},
): Promise<void> {
  if (!keepsRedirects) await clearRedirects(change, [fullSlug])
  await assertAddressFree(change, fullSlug, id)
}

/** Throws `StorageError` when anything but the story `id` has the full slug. */
export async function assertAddressFree(
  { db }: Database,
  fullSlug: string,
  id: number,
): Promise<void> {
  const occupant = await db
    .selectFrom('story')
    .select(['is_folder', 'redirect_to'])
    .where('full_slug', '=', fullSlug)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (occupant === undefined) return
  const storyOrFolder = occupant.is_folder === 1 ? 'folder' : 'story'
  throw addressTakenError(occupant.redirect_to !== null ? 'redirect' : storyOrFolder, fullSlug)
}

export type Occupant = 'redirect' | 'folder' | 'story'

export function addressTakenError(occupant: Occupant, fullSlug: string): StorageError {
  const message = `There is a ${occupant} with the full slug ${fullSlug} already.`
  return new StorageError('conflict', message, 'slug')
}
