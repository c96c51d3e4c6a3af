import { storedFields } from './stored-value.ts'

/** Reads `_uid`; undefined if missing or invalid. */
export function uidOf(raw: unknown): string | undefined {
  const uid = storedFields(raw)._uid
  return typeof uid === 'string' && uid !== '' ? uid : undefined
}

/** Reads the component name; undefined if missing or invalid. */
export function componentOf(raw: unknown): string | undefined {
  const { component } = storedFields(raw)
  return typeof component === 'string' && component !== '' ? component : undefined
}
