import { createHash } from 'node:crypto'
import type { Database, OpenDatabase } from '../database/database.ts'

/** `preview` reads drafts too. */
export type TokenKind = 'public' | 'preview'

export interface NewToken {
  readonly token: string
  readonly kind: TokenKind
}

/** Makes exactly these tokens valid. A token that is given as both kinds is a preview token. */
export async function replaceTokens(
  { db, alone }: OpenDatabase,
  tokens: readonly NewToken[],
): Promise<void> {
  const kinds = new Map<string, TokenKind>()
  for (const { token, kind } of tokens) {
    const digest = tokenDigest(token)
    if (kinds.get(digest) !== 'preview') kinds.set(digest, kind)
  }
  const rows = [...kinds].map(([digest, kind]) => ({ digest, kind }))
  // Servers that start at the same moment would each insert the same rows.
  await alone(() =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('token').execute()
      if (rows.length > 0) await transaction.insertInto('token').values(rows).execute()
    }),
  )
}

/** What a token may read; undefined for one that this space does not know. */
export async function tokenKind({ db }: Database, token: string): Promise<TokenKind | undefined> {
  const digest = tokenDigest(token)
  const row = await db
    .selectFrom('token')
    .select('kind')
    .where('digest', '=', digest)
    .executeTakeFirst()
  return row?.kind
}

/** What is kept of a token: its SHA-256, in hex. */
function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
