/** Reads `_uid`; undefined if missing or invalid. */
export function uidOf(raw: unknown): string | undefined {
  const uid = (raw as { _uid?: unknown } | null)?._uid
  return typeof uid === 'string' && uid !== '' ? uid : undefined
}

/** Reads the component name; undefined if missing or invalid. */
export function componentOf(raw: unknown): string | undefined {
  const component = (raw as { component?: unknown } | null | undefined)?.component
  return typeof component === 'string' && component !== '' ? component : undefined
}
