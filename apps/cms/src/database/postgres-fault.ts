import { OperatorFault } from '@prospectus/server/operator-fault'

/**
 * What PostgreSQL, or the way to it, complained of, in words that say what an operator can do; undefined for an
 * error of another kind. An error that breaks the connection may come after a change was made, and says so.
 */
export function postgresFault(error: unknown): OperatorFault | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const told = SENTENCES.get(code) ?? (isBroken(code, error.message) ? LOST : undefined)
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

const SENTENCES = new Map([
  ['53100', `The disk of the database of DATABASE_URL is full. ${NOT_MADE}`],
  ['53200', `The database of DATABASE_URL is out of memory. ${NOT_MADE}`],
  ['53300', `The database of DATABASE_URL has no connection left for us. ${NOT_MADE}`],
  [
    '55P03',
    `The database of DATABASE_URL is locked: something else has been writing to it for too long. ${NOT_MADE}`,
  ],
  ['25006', `The database of DATABASE_URL can only be read at present. ${NOT_MADE}`],
])
