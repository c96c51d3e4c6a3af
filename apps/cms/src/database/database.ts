import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A database of one of two kinds. The few statements that differ check `kind`. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /** Called after each stored change of the content. */
  readonly onChange?: () => void
}

export interface OpenDatabase extends Database {
  /** Runs `work` while no other process or connection is in such a call. */
  readonly exclusively: Exclusively
}

/** @throws {OperatorError} when the lock is not free within a minute */
export type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>
