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

/** Names of settings whose secret differs from the stored one. Skips those that are not set, or never were stored. */
export async function findDifferingSecrets(
  { db }: Database,
  secrets: SharedSecrets,
): Promise<readonly string[]> {
  const stored = await db.selectFrom('secret_digest').selectAll().orderBy('name').execute()
  const compared = stored.map(async ({ name, salt, digest }) => {
    const accepted = secrets[name]
    if (accepted === undefined) return []
    const digests = await Promise.all(accepted.map((secret) => digestOf(secret, salt)))
    const expected = Buffer.from(digest, 'hex')
    return digests.some((digest) => timingSafeEqual(digest, expected)) ? [] : [name]
  })
  return (await Promise.all(compared)).flat()
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
