import { hash, randomBytes } from 'node:crypto'
import { storableText } from '../database/compare.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import type { RecordSource } from '../database/row-values.ts'
import { StorageError } from '../database/storage-error.ts'

/** `public` reads published content, `preview` also drafts; `management` is valid only for the management API. */
export const TOKEN_KINDS = ['public', 'preview', 'management'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

export interface OperatorToken {
  readonly token: string
  readonly kind: TokenKind
}

export interface NewApiToken {
  readonly kind: TokenKind
  readonly name: string
  readonly createdBy?: string | undefined
}

export interface TokenInfo {
  /** SHA-256 of the token, in hex. */
  readonly id: string
  readonly kind: TokenKind
  readonly name: string
  /** `operator`: from the settings, and only changed there. */
  readonly source: RecordSource
  readonly created_at: string | null
  /** Id of the person who created it, or who created the management token that did. */
  readonly created_by: string | null
}

export type FoundToken = Pick<TokenInfo, 'id' | 'kind' | 'name' | 'created_by'>

/** Replaces the operator's tokens. If one token has several kinds, the last in `TOKEN_KINDS` counts. */
export async function replaceOperatorTokens(
  { db, runExclusively }: OpenDatabase,
  tokens: readonly OperatorToken[],
): Promise<void> {
  const kindByDigest = new Map<string, TokenKind>()
  for (const kind of TOKEN_KINDS) {
    for (const token of tokens)
      if (token.kind === kind) kindByDigest.set(hash('sha256', token.token), kind)
  }
  const rows = [...kindByDigest].map(([digest, kind]) => ({ digest, kind }))
  // Servers starting at the same time would insert the same rows.
  await runExclusively(() =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('token').where('owner', '=', 'operator').execute()
      if (rows.length === 0) return
      const digests = rows.map(({ digest }) => digest)
      await transaction.deleteFrom('token').where('digest', 'in', digests).execute()
      await transaction.insertInto('token').values(rows).execute()
    }),
  )
}

/** Creates a token. Only the result has the token itself: the database stores its digest. */
export async function createToken(
  { db }: Database,
  { kind, name, createdBy }: NewApiToken,
  now: Date,
): Promise<TokenInfo & { readonly token: string }> {
  const token = randomBytes(24).toString('base64url')
  const columns = {
    kind,
    name: storableText(name),
    created_at: now.toISOString(),
    created_by: createdBy ?? null,
  }
  const digest = hash('sha256', token)
  await db
    .insertInto('token')
    .values({ digest, owner: 'api', ...columns })
    .execute()
  return { id: digest, source: 'api', ...columns, token }
}

/** Lists all tokens, the operator's first. */
export async function listTokens({ db }: Database): Promise<readonly TokenInfo[]> {
  const rows = await db
    .selectFrom('token')
    .select(['digest as id', 'kind', 'name', 'owner as source', 'created_at', 'created_by'])
    .orderBy('owner', 'desc')
    .orderBy('created_at')
    .orderBy('digest')
    .execute()
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' }))
}

/** Deletes a token. Throws `StorageError` when it does not exist or comes from the settings. */
export async function deleteToken({ db }: Database, id: string): Promise<void> {
  const row = await db
    .selectFrom('token')
    .select('owner')
    .where('digest', '=', storableText(id))
    .executeTakeFirst()
  if (row === undefined) throw new StorageError('missing', `There is no token with the id ${id}.`)
  if (row.owner === 'operator') {
    throw new StorageError(
      'conflict',
      `The token ${id} comes from the installation's settings, and can only be removed there.`,
    )
  }
  await db.deleteFrom('token').where('digest', '=', id).execute()
}

/**
 * Creates a function that looks up a token; it resolves to undefined for an unknown one. The query is compiled once,
 * since every request runs it.
 */
export function createTokenReader({ db }: Database): TokenReader {
  const query = db
    .selectFrom('token')
    .select(['digest', 'kind', 'name', 'created_by'])
    .where('digest', '=', '')
    .compile()
  return async (token) => {
    const tokenQuery: typeof query = { ...query, parameters: [hash('sha256', token)] }
    const [row] = (await db.executeQuery(tokenQuery)).rows
    if (row === undefined) return undefined
    const { digest: id, kind, created_by } = row
    return { id, kind, name: row.name ?? '', created_by }
  }
}

type TokenReader = (token: string) => Promise<FoundToken | undefined>
