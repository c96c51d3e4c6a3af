import { createHash, randomBytes } from 'node:crypto'
import { storableText } from '../database/compare.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'

/** `public` reads what is published, `preview` drafts too; `management` changes content and reads nothing. */
export const TOKEN_KINDS = ['public', 'preview', 'management'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

export interface NewToken {
  readonly token: string
  readonly kind: TokenKind
}

/** What is said of a token when it is made. */
export interface MadeToken {
  readonly kind: TokenKind
  readonly name: string
  /** The id of a person; left out where nobody makes it. */
  readonly createdBy?: string | undefined
}

/** What is known of a token, apart from itself. */
export interface TokenFacts {
  /** SHA-256 of the token, in hex. */
  readonly id: string
  readonly kind: TokenKind
  readonly name: string
  /** The operator's are those of the settings, and change with them only. */
  readonly owner: 'operator' | 'api'
  readonly created_at: string | null
  /** The id of whoever made it, or made the token that it was made with; null where that is nobody. */
  readonly created_by: string | null
}

/** What a request that carries a token is judged by. */
export type KnownToken = Pick<TokenFacts, 'id' | 'kind' | 'name' | 'created_by'>

/**
 * Makes exactly these tokens the operator's; those made through the API stay. A token that is given twice
 * may do what the last of `public`, `preview` and `management` may that it was given as.
 */
export async function replaceTokens(
  { db, exclusively }: OpenDatabase,
  tokens: readonly NewToken[],
): Promise<void> {
  const kinds = new Map<string, TokenKind>()
  for (const kind of KINDS) {
    for (const one of tokens) if (one.kind === kind) kinds.set(tokenDigest(one.token), kind)
  }
  const rows = [...kinds].map(([digest, kind]) => ({ digest, kind }))
  // Servers that start at the same moment would each insert the same rows.
  await exclusively(() =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('token').where('owner', '=', 'operator').execute()
      if (rows.length === 0) return
      const digests = rows.map(({ digest }) => digest)
      await transaction.deleteFrom('token').where('digest', 'in', digests).execute()
      await transaction.insertInto('token').values(rows).execute()
    }),
  )
}

/** Makes a token. It is returned this once, and stored as its digest only. */
export async function createToken(
  { db }: Database,
  { kind, name, createdBy }: MadeToken,
  now: Date,
): Promise<TokenFacts & { readonly token: string }> {
  const token = randomBytes(24).toString('base64url')
  const facts = {
    ...{ kind, name: storableText(name) },
    ...{ created_at: now.toISOString(), created_by: createdBy ?? null },
  }
  const digest = tokenDigest(token)
  await db
    .insertInto('token')
    .values({ digest, owner: 'api', ...facts })
    .execute()
  return { id: digest, owner: 'api', ...facts, token }
}

/** All, the operator's first. */
export async function tokens({ db }: Database): Promise<readonly TokenFacts[]> {
  const rows = await db
    .selectFrom('token')
    .select(['digest as id', 'kind', 'name', 'owner', 'created_at', 'created_by'])
    .orderBy('owner', 'desc')
    .orderBy('created_at')
    .orderBy('digest')
    .execute()
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' }))
}

/** From now on this token opens nothing. Throws `StorageError` for any that was not made through the API. */
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
      "This token is one of the installation's own: it changes with its settings.",
    )
  }
  await db.deleteFrom('token').where('digest', '=', id).execute()
}

/**
 * Says what is known of a token; undefined for one that this space does not know. Every request asks for it, so
 * the query is made once.
 */
export function tokenReader({ db }: Database): TokenReader {
  const query = db
    .selectFrom('token')
    .select(['digest', 'kind', 'name', 'created_by'])
    .where('digest', '=', '')
    .compile()
  return async (token) => {
    const asked: typeof query = { ...query, parameters: [tokenDigest(token)] }
    const [row] = (await db.executeQuery(asked)).rows
    if (row === undefined) return undefined
    const { digest: id, kind, created_by } = row
    return { id, kind, name: row.name ?? '', created_by }
  }
}

type TokenReader = (token: string) => Promise<KnownToken | undefined>

/** What is kept of a token: its SHA-256, in hex. */
function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const KINDS = ['public', 'preview', 'management'] as const
