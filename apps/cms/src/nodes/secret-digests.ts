import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '../database/database.ts'
import type { CmsSettings } from '../settings.ts'

/** Secrets shared by all content systems of a database, by setting. The first value is in use, others are accepted. */
export type SharedSecrets = Readonly<Record<string, readonly string[]>>

/** The shared secrets that are set. */
export function readSharedSecrets(settings: CmsSettings): SharedSecrets {
  const values: Readonly<Record<string, readonly (string | undefined)[]>> = {
    CONTENT_TOKEN: [settings.contentToken],
    CONTENT_PREVIEW_TOKEN: [settings.previewToken],
    MANAGEMENT_TOKEN: [settings.managementToken],
    WEBHOOK_SECRET: [settings.webhookSecret],
    SEAL_SECRET: settings.sealSecret?.split(',').filter(Boolean) ?? [],
  }
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, secrets]) => [name, secrets.filter((secret) => secret !== undefined)] as const)
      .filter(([, secrets]) => secrets.length > 0),
  )
}

/** Compares the secrets that are set with the stored digests. */
export async function compareSecrets({ db }: Database, secrets: SharedSecrets) {
  const storedDigests = await db.selectFrom('secret_digest').selectAll().execute()
  const pendingComparisons = Object.entries(secrets).map(async ([name, accepted]) => {
    const row = storedDigests.find((digest) => digest.name === name)
    const index = row === undefined ? -1 : await indexOfSecret(accepted, row)
    return { name, isDiffering: row !== undefined && index === -1, isChanged: index !== 0 }
  })
  const comparisons = await Promise.all(pendingComparisons)
  const changed = comparisons.filter(({ isChanged }) => isChanged).map(({ name }) => name)
  return {
    /** Settings none of whose secrets is the stored one. */
    differing: comparisons
      .filter(({ isDiffering }) => isDiffering)
      .map(({ name }) => name)
      .sort(),
    /** Secrets whose first value, the one in use, is not the stored one. */
    changed: Object.fromEntries(Object.entries(secrets).filter(([name]) => changed.includes(name))),
  }
}

/**
 * Index of the stored secret among these; -1 if none matches. A digest is slow on purpose, so the secrets are tried one
 * by one, and the first one, which is in use, usually matches.
 */
async function indexOfSecret(
  secrets: readonly string[],
  { salt, digest }: { readonly salt: string; readonly digest: string },
): Promise<number> {
  const expected = Buffer.from(digest, 'hex')
  for (const [index, secret] of secrets.entries()) {
    if (timingSafeEqual(await digestOf(secret, salt), expected)) return index
  }
  return -1
}

/** Stores the digests of the secrets in use. */
export async function storeSecretDigests(
  { db }: Database,
  secrets: SharedSecrets,
  now: Date,
): Promise<void> {
  const rows = Object.entries(secrets).map(async ([name, [secret = '']]) => {
    const salt = randomBytes(SALT_BYTES).toString('hex')
    const digest = (await digestOf(secret, salt)).toString('hex')
    return { name, salt, digest, set_at: now.toISOString() }
  })
  for (const row of await Promise.all(rows)) {
    await db
      .insertInto('secret_digest')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
  }
}

const derive = promisify<string, string, number, Buffer>(scrypt)

function digestOf(secret: string, salt: string): Promise<Buffer> {
  return derive(secret, salt, DIGEST_BYTES)
}

const SALT_BYTES = 16
const DIGEST_BYTES = 32
