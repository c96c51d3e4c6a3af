import type { Preset } from '@prospectus/protocol/management/definition'
import type { Change } from '../database/change.ts'
import type { Database } from '../database/database.ts'
import { latest } from '../database/times.ts'
import { findById, sortByName } from './lookup.ts'

export interface PresetFields {
  readonly name: string
  readonly preset: Readonly<Record<string, unknown>> | null
  readonly image: string | null
  readonly icon: string | null
  readonly color: string | null
  readonly description: string | null
}

/** Lists all presets, by name. */
export async function listPresets({ db }: Database): Promise<readonly Preset[]> {
  const rows = await db.selectFrom('preset').selectAll().orderBy('id').execute()
  return sortByName(rows.map(({ facts, ...row }): Preset => ({ ...row, ...JSON.parse(facts) })))
}

async function findPreset(database: Database, id: number): Promise<Preset> {
  return findById(await listPresets(database), id, 'preset')
}

/** Creates a preset, without checking that its component exists. */
export async function createPreset(
  change: Change,
  { component_id, ...fields }: PresetFields & Pick<Preset, 'component_id'>,
): Promise<Preset> {
  const id = change.nextId()
  const times = { created_at: change.now, updated_at: change.now }
  const row = { id, component_id, facts: JSON.stringify(fields), ...times }
  await change.db.insertInto('preset').values(row).execute()
  return await findPreset(change, id)
}

/** Changes a preset. Throws `StorageError` when it does not exist. */
export async function changePreset(
  change: Change,
  id: number,
  input: Partial<PresetFields & Pick<Preset, 'component_id'>>,
): Promise<Preset> {
  const oldPreset = await findPreset(change, id)
  const { id: _, component_id, created_at: __, updated_at, ...fields } = { ...oldPreset, ...input }
  await change.db
    .updateTable('preset')
    .set({
      component_id,
      facts: JSON.stringify(fields),
      updated_at: latest(change.now, updated_at),
    })
    .where('id', '=', id)
    .execute()
  return await findPreset(change, id)
}

/** Deletes a preset. Throws `StorageError` when it does not exist. */
export async function deletePreset(change: Change, id: number): Promise<Preset> {
  const deleted = await findPreset(change, id)
  await change.db.deleteFrom('preset').where('id', '=', id).execute()
  return deleted
}
