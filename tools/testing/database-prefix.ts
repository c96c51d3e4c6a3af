import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Start of the names of all databases of this run. */
    databasePrefix: string
  }
}

/**
 * Gives the names of a run's databases a prefix, and removes these databases at the end. Workers keep and reuse empty
 * databases, since creating one takes longer than most tests.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const prefix = `test_${randomBytes(4).toString('hex')}_`
  project.provide('databasePrefix', prefix)
  return async () => {
    const server = process.env.TEST_DATABASE_URL
    if (!server) return
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}
