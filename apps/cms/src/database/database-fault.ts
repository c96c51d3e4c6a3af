import { OperatorFault } from '@prospectus/server/operator-fault'

/**
 * What a database complained of, in words that say what an operator can do, also where a library has made
 * another error of it; undefined for an error of another kind.
 */
export function databaseFault(error: unknown): OperatorFault | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const fault = one instanceof OperatorFault ? one : postgresFault(one)
    if (fault !== undefined) return fault
  }
  return undefined
}

/**
 * What PostgreSQL, or the way to it, complained of, in words that say what an operator can do; undefined for an
 * error of another kind. An error that breaks the connection may come after a change was made, and says so.
 */
function postgresFault(error: unknown): OperatorFault | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const told = POSTGRES_SENTENCES.get(code) ?? (isBroken(code, error.message) ? LOST : undefined)
  return told === undefined ? undefined : new OperatorFault(told, { cause: error })
}

function isBroken(code: string, message: string): boolean {
  return /^(08|57P|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)/.test(code) || BROKEN.test(message)
}

/** Errors of `pg` itself, which have no code. */
const BROKEN = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/

const LOST =
  'The database of DATABASE_URL cannot be reached, or the connection to it was lost: look whether the change was made before it is tried again.'
const NOT_MADE = 'The change that was asked for was not made.'

const POSTGRES_SENTENCES = new Map([
  ['53100', `The disk of the database of DATABASE_URL is full. ${NOT_MADE}`],
  ['53200', `The database of DATABASE_URL is out of memory. ${NOT_MADE}`],
  ['53300', `The database of DATABASE_URL has no connection left for us. ${NOT_MADE}`],
  [
    '55P03',
    `The database of DATABASE_URL is locked: something else has been writing to it for too long. ${NOT_MADE}`,
  ],
  ['25006', `The database of DATABASE_URL can only be read at present. ${NOT_MADE}`],
])

/**
 * What SQLite complained of, in words that say what an operator can do; any other error as it is.
 *
 * @param path of the database's file
 */
export function sqliteFault(error: unknown, path: string): unknown {
  const code = primaryCode(error)
  const tell = code === undefined ? undefined : SQLITE_SENTENCES.get(code)
  return tell === undefined ? error : new OperatorFault(tell(path), { cause: error })
}

/** Whether another connection holds a lock that was asked for. */
export function isBusy(error: unknown): boolean {
  const code = primaryCode(error)
  return code === BUSY || code === LOCKED
}

/** Whether what was asked for was refused for a lock that its holder will let go, and can be asked for once more. */
export function isWorthWaiting(fault: unknown): boolean {
  const error = fault instanceof OperatorFault ? fault.cause : fault
  return isBusy(error) && !(error instanceof Error && 'errcode' in error && error.errcode === STALE)
}

/** Whether there is no room for the index of the journal, which SQLite makes when a database is opened. */
export function hasNoRoomForIndex(fault: unknown): boolean {
  const error = fault instanceof OperatorFault ? fault.cause : fault
  return error instanceof Error && 'errcode' in error && error.errcode === NO_SHARED_MEMORY
}

/** Whether nothing more can be written to the disk. */
export function isFullDisk(fault: unknown): boolean {
  const error = fault instanceof OperatorFault ? fault.cause : fault
  return primaryCode(error) === FULL
}

/** SQLite's result code, without the detail in its higher bits. */
function primaryCode(error: unknown): number | undefined {
  const given = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof given === 'number' ? given & 0xff : undefined
}

const BUSY = 5
const LOCKED = 6
const FULL = 13
/** `SQLITE_IOERR_SHMSIZE`. */
const NO_SHARED_MEMORY = 4874
/** `SQLITE_BUSY_SNAPSHOT`: what the transaction has read is not what is there any more. */
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
      'What it holds is unharmed; the change that was asked for was not made.',
  ],
  [
    14,
    (path) =>
      `The database ${path} cannot be opened: is its folder there, and may it be written to?`,
  ],
  [26, (path) => `${path} is not an SQLite database.`],
])

function locked(path: string): string {
  return `The database ${path} is locked: another process has been writing to it for too long. The change that was asked for was not made.`
}
