import { createHash } from 'node:crypto'
import type { OpenDatabase } from '../database/database.ts'

export interface NewToken {
  readonly token: string
  readonly kind: 'public' | 'preview'
}

/** From now on exactly these are valid; one that is named as both may do what either may. */
export async function replaceTokens(
  { db, alone }: OpenDatabase,
  tokens: readonly NewToken[],
): Promise<void> {
  const kinds = new Map<string, NewToken['kind']>()
  for (const { token, kind } of tokens) {
    const digest = tokenDigest(token)
    if (kinds.get(digest) !== 'preview') kinds.set(digest, kind)
  }
  const rows = [...kinds].map(([digest, kind]) => ({ digest, kind }))
  // Servers that start at the same moment would each add the same ones.
  await alone(() =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('token').execute()
      if (rows.length > 0) await transaction.insertInto('token').values(rows).execute()
    }),
  )
}

/** What is kept of a token: its SHA-256, in hex. */
function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
