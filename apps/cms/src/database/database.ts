import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export interface Database {
  /** For the few statements that differ between the two. */
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /** Called after each stored change that may have queued messages: of content, leads and mails. */
  readonly onChange?: () => void
}

export interface OpenDatabase extends Database {
  /** Runs `work` while no other process or connection is inside this function. */
  readonly runExclusively: RunExclusively
}

/** @throws {OperatorError} when the lock is not free within a minute */
export type RunExclusively = <Result>(work: () => Promise<Result>) => Promise<Result>
