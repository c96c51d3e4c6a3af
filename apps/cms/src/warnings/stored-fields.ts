import { isRecord } from '@prospectus/protocol/values/is-record'

export interface StoredBlock {
  readonly component: string
  readonly uid: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** Every block in content, itself first, including those in rich text. Never throws. */
export function* storedBlocks(value: unknown): Generator<StoredBlock> {
  if (Array.isArray(value)) for (const item of value) yield* storedBlocks(item)
  if (!isRecord(value)) return
  const { component, _uid, ...fields } = value
  if (typeof component === 'string') yield { component, uid: String(_uid ?? ''), fields }
  for (const inner of Object.values(value)) yield* storedBlocks(inner)
}

/** A field's values at any depth, without nested blocks. */
export function* valuesOutsideBlocks(value: unknown): Generator<unknown> {
  if (isRecord(value) && typeof value.component === 'string') return
  yield value
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) yield* valuesOutsideBlocks(inner)
}
