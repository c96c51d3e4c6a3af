import { OperatorError } from '@prospectus/server/operator-error'

/**
 * Finds the first `OperatorError` among `error` and its causes. An error of PostgreSQL or of the connection about which
 * the operator can do something counts too, in words for the operator. Undefined for any other error.
 */
export function findOperatorError(error: unknown): OperatorError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const found = current instanceof OperatorError ? current : postgresError(current)
    if (found !== undefined) return found
  }
  return undefined
}

/** Puts an error of PostgreSQL or of the connection into words for the operator; undefined for any other error. */
function postgresError(error: Error): OperatorError | undefined {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const message =
    POSTGRES_MESSAGES[code] ??
    (isConnectionError(code, error.message) ? CONNECTION_LOST_MESSAGE : undefined)
  return message === undefined ? undefined : new OperatorError(message, { cause: error })
}

function isConnectionError(code: string, message: string): boolean {
  return (
    /^(08|57P|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)/.test(code) ||
    CONNECTION_ERROR_PATTERN.test(message)
  )
}

const CONNECTION_ERROR_PATTERN =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/

const CONNECTION_LOST_MESSAGE =
  'The database of DATABASE_URL cannot be reached, or the connection to it was lost: check whether the change was made before trying again.'
const CHANGE_NOT_MADE = 'The change was not made.'

const POSTGRES_MESSAGES: Readonly<Record<string, string>> = {
  '25006': `The database of DATABASE_URL is read-only at present. ${CHANGE_NOT_MADE} Try again once the database accepts changes.`,
  '53100': `The disk of the database of DATABASE_URL is full. ${CHANGE_NOT_MADE} Make room on the disk, then try again.`,
  '53200': `The database of DATABASE_URL is out of memory. ${CHANGE_NOT_MADE} Try again in a moment; if this recurs, give the database more memory.`,
  '53300': `The database of DATABASE_URL has no free connection. ${CHANGE_NOT_MADE} Try again in a moment; if this recurs, raise its max_connections.`,
  '55P03': `The database of DATABASE_URL is locked: another client has been writing to it for too long. ${CHANGE_NOT_MADE} Try again in a moment.`,
}

/** Puts an SQLite error of the file at `path` into words for the operator; returns any other error unchanged. */
export function sqliteError(error: unknown, path: string): unknown {
  const code = primaryCode(error)
  const message = code === undefined ? undefined : sqliteMessages(path)[code]
  return message === undefined ? error : new OperatorError(message, { cause: error })
}

/** True when a statement failed because another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  const code = primaryCode(error)
  return code === BUSY || code === LOCKED
}

/** True when a statement failed on a lock that will be released, so that a retry can succeed. */
export function isRetryable(error: unknown): boolean {
  const cause = causeOf(error)
  return isBusy(cause) && !hasCode(cause, BUSY_SNAPSHOT)
}

/** True when the disk has no room for the index of the write-ahead log, which SQLite creates on opening a database. */
export function cannotCreateWalIndex(error: unknown): boolean {
  return hasCode(causeOf(error), IO_ERROR_SHM_SIZE)
}

/** True when the disk is full. */
export function isFullDisk(error: unknown): boolean {
  return primaryCode(causeOf(error)) === FULL
}

function causeOf(error: unknown): unknown {
  return error instanceof OperatorError ? error.cause : error
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === code
}

/** SQLite's result code, without the detail in its higher bits. */
function primaryCode(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' ? code & 0xff : undefined
}

const BUSY = 5
const LOCKED = 6
const READ_ONLY = 8
const IO_ERROR = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const NOT_A_DATABASE = 26
/** `SQLITE_IOERR_SHMSIZE`. */
const IO_ERROR_SHM_SIZE = 4874
/** `SQLITE_BUSY_SNAPSHOT`: the transaction has read data that is out of date. */
const BUSY_SNAPSHOT = 517

function sqliteMessages(path: string): Readonly<Record<number, string>> {
  const locked = `The database ${path} is locked: another process has been writing to it for too long. ${CHANGE_NOT_MADE} Try again in a moment.`
  return {
    [BUSY]: locked,
    [LOCKED]: locked,
    [READ_ONLY]: `The database ${path} cannot be written: give the user of this process write access to the file and its folder.`,
    [IO_ERROR]: `The disk of the database ${path} cannot be read or written, or is full: check the disk.`,
    [CORRUPT]: `The database ${path} is damaged: put a backup in its place.`,
    [FULL]: `The disk is full: nothing more can be written to the database ${path}. Its content is unharmed; the change was not made. Make room on the disk, then try again.`,
    [CANNOT_OPEN]: `The database ${path} cannot be opened: check that its folder exists and is writable.`,
    [NOT_A_DATABASE]: `${path} is not an SQLite database: set DATABASE_URL to one, or to a new file.`,
  }
}
