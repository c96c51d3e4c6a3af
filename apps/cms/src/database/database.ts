import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A database of one of the two kinds; the few statements that differ ask which. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
}

export interface OpenDatabase extends Database {
  /** Does something that no other process or connection may do at the same time: they take turns. */
  readonly alone: Alone
}

/** @throws {OperatorFault} when the turn does not come within a minute */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>
