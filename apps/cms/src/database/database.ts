import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A database of one of two kinds. The few statements that differ between them look at `kind`. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /** Called when a change of the content has been stored. */
  readonly onChange?: () => void
}

export interface OpenDatabase extends Database {
  /** Runs `work` while no other process or connection runs theirs: they take turns. */
  readonly alone: Alone
}

/** @throws {OperatorFault} when the turn does not come within a minute */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>
