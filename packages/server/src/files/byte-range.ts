/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Parses the Range header for a file of `size` bytes. Undefined for the whole file (no header, another unit, several
 * ranges, malformed); `unsatisfiable` when nothing of the file is in the range.
 */
export function parseByteRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (match === null) return undefined
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return undefined
  if (from === '') return suffix(Number(to), size)
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last }
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable'
  return { first: Math.max(0, size - length), last: size - 1 }
}
