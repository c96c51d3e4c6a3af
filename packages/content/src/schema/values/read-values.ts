/** Reads a list or a single string as distinct non-blank strings. */
export function readValues(raw: unknown): readonly string[] | undefined {
  const list = Array.isArray(raw) ? raw : [raw]
  const values = list.flatMap((item) =>
    typeof item === 'string' && item.trim() !== '' ? [item.trim()] : [],
  )
  return values.length === 0 ? undefined : [...new Set(values)]
}
