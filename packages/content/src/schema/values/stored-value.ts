import { isRecord } from '@prospectus/protocol/values/is-record'

/** A stored object with values of any type. */
export type StoredObject = Readonly<Record<string, unknown>>

/** Fields of a stored object; an empty object for any other value. */
export function storedFields(raw: unknown): StoredObject {
  return isRecord(raw) ? raw : {}
}

/** Unwraps a list of one item, which is how nested components are stored. */
export function unwrapSingle(raw: unknown): unknown {
  return Array.isArray(raw) && raw.length === 1 ? raw[0] : raw
}

/** Address in a stored link or file; undefined for any other object. */
export function addressIn(raw: StoredObject): unknown {
  if ('filename' in raw) return raw.filename
  if ('linktype' in raw) return firstFilled(raw, ['url', 'cached_url', 'email', 'id', 'anchor'])
  return undefined
}

/** True if an editor filled in the field; the content system stores empty objects for empty fields. */
export function isFilled(raw: unknown): boolean {
  if (typeof raw === 'string') return raw.trim() !== ''
  if (Array.isArray(raw)) return raw.some(isFilled)
  if (!isRecord(raw)) return raw !== null && raw !== undefined
  if ('filename' in raw || 'linktype' in raw) return isFilled(addressIn(raw))
  // A document with text is always readable, so an unreadable one is empty.
  return raw.type !== 'doc' && Object.keys(raw).length > 0
}

/** Describes an unusable stored value to editors. */
export function describeStored(raw: unknown): string {
  if (Array.isArray(raw))
    return raw.length === 0 ? 'an empty list' : 'a list that the field cannot use'
  if (raw === null || raw === undefined || raw === '') return 'nothing'
  if (typeof raw === 'string') return `${quote(raw)}, which the field cannot read`
  if (!isRecord(raw)) return `a ${typeof raw} that the field cannot read`
  const address = addressIn(raw)
  if (typeof address === 'string' && isFilled(address)) {
    return 'filename' in raw
      ? `the file ${quote(address)}, which is not one of this site`
      : `a link to ${quote(address)}, which leads nowhere`
  }
  return 'filename' in raw || 'linktype' in raw ? 'nothing' : 'an object that the field cannot read'
}

const MAX_QUOTED_CHARACTERS = 100

function quote(text: string): string {
  const short =
    text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS)}…` : text
  return JSON.stringify(short.toWellFormed())
}

function firstFilled(raw: StoredObject, keys: readonly string[]): unknown {
  return keys.map((key) => raw[key]).find(isFilled)
}
