import { OperatorError } from '@prospectus/server/operator-error'

/** The database error behind `error` or its causes, as a sentence for the operator; undefined for any other error. */
export function databaseError(error: unknown): OperatorError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const found = current instanceof OperatorError ? current : postgresError(current)
    if (found !== undefined) return found
  }
  return undefined
}

/** A PostgreSQL or connection error for the operator, else undefined. A lost connection may follow a stored change. */
function postgresError(error: unknown): OperatorError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const sentence =
    POSTGRES_SENTENCES.get(code) ?? (isBroken(code, error.message) ? LOST : undefined)
  return sentence === undefined ? undefined : new OperatorError(sentence, { cause: error })
}

function isBroken(code: string, message: string): boolean {
  return /^(08|57P|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)/.test(code) || BROKEN.test(message)
}

const BROKEN = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/

const LOST =
  'The database of DATABASE_URL cannot be reached, or the connection to it was lost: check whether the change was made before trying again.'
const NOT_MADE = 'The change was not made.'

const POSTGRES_SENTENCES = new Map([
  ['53100', `The disk of the database of DATABASE_URL is full. ${NOT_MADE}`],
  ['53200', `The database of DATABASE_URL is out of memory. ${NOT_MADE}`],
  ['53300', `The database of DATABASE_URL has no free connection. ${NOT_MADE}`],
  [
    '55P03',
    `The database of DATABASE_URL is locked: another client has been writing to it for too long. ${NOT_MADE}`,
  ],
  ['25006', `The database of DATABASE_URL is read-only at present. ${NOT_MADE}`],
])

/** An SQLite error of the file at `path` as a sentence for the operator; any other error unchanged. */
export function sqliteError(error: unknown, path: string): unknown {
  const code = primaryCode(error)
  const sentence = code === undefined ? undefined : SQLITE_SENTENCES.get(code)
  return sentence === undefined ? error : new OperatorError(sentence(path), { cause: error })
}

/** True when another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  const code = primaryCode(error)
  return code === BUSY || code === LOCKED
}

/** True when a statement failed on a lock that will be released, so that a retry can succeed. */
export function isWorthRetrying(error: unknown): boolean {
  const cause = causeOf(error)
  return isBusy(cause) && !hasCode(cause, STALE)
}

/** True when there is no room for the journal's index, which SQLite creates when it opens a database. */
export function hasNoRoomForIndex(error: unknown): boolean {
  const cause = causeOf(error)
  return hasCode(cause, NO_SHARED_MEMORY)
}

/** True when the disk is full. */
export function isFullDisk(error: unknown): boolean {
  const cause = causeOf(error)
  return primaryCode(cause) === FULL
}

function causeOf(error: unknown): unknown {
  return error instanceof OperatorError ? error.cause : error
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === code
}

/** SQLite's result code, without the detail in its higher bits. */
function primaryCode(error: unknown): number | undefined {
  const input = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof input === 'number' ? input & 0xff : undefined
}

const BUSY = 5
const LOCKED = 6
const FULL = 13
/** `SQLITE_IOERR_SHMSIZE`. */
const NO_SHARED_MEMORY = 4874
/** `SQLITE_BUSY_SNAPSHOT`: what the transaction has read is out of date. */
const STALE = 517

const SQLITE_SENTENCES = new Map<number, (path: string) => string>([
  [BUSY, locked],
  [LOCKED, locked],
  [8, (path) => `The database ${path} may not be written to by this user.`],
  [10, (path) => `The disk of the database ${path} cannot be read or written, or is full.`],
  [11, (path) => `The database ${path} is damaged: put a backup in its place.`],
  [
    FULL,
    (path) =>
      `The disk is full: nothing more can be written to the database ${path}. ` +
      'Its content is unharmed; the change was not made.',
  ],
  [
    14,
    (path) =>
      `The database ${path} cannot be opened: is its folder there, and may it be written to?`,
  ],
  [26, (path) => `${path} is not an SQLite database.`],
])

function locked(path: string): string {
  return `The database ${path} is locked: another process has been writing to it for too long. The change was not made.`
}
