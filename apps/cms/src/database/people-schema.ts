import type { Generated } from 'kysely'

/**
 * What is kept of people beside the tables of the sign-in library, which are that library's own and are
 * reached through it alone (decision 0041).
 */
export interface PeopleSchema {
  readonly sign_in_attempt: SignInAttemptTable
  readonly used_code: UsedCodeTable
  readonly audit: AuditTable
}

/** Guesses at one account, or by one client. */
interface SignInAttemptTable {
  key: string
  count: number
  /** Then they are forgotten. */
  until: string
}

/** A code of a second factor, or a signed address for an upload, that was used: each is good once. */
interface UsedCodeTable {
  /** Digest of the person and the code, or of the signed address; or what came of that (`noteSameFile`). */
  key: string
  /** From then on the code is no good by itself. */
  until: string
}

/** Who did what, when and from where. Rows are only ever added: the database refuses anything else. */
export interface AuditTable {
  id: Generated<number>
  at: string
  /** Null for a token, the operator, and somebody who is not signed in. */
  person_id: string | null
  author: string
  action: string
  /** What it was done to, such as `stories/17`. */
  subject: string
  /** The address that it was asked from; empty for the server itself. */
  client: string
}
