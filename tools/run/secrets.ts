import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'

/** Settings that are made at the first start when nobody gave them. */
const makers = {
  CONTENT_SPACE_ID: bundledSpaceId,
  CONTENT_TOKEN: () => randomBytes(18).toString('base64url'),
  CONTENT_PREVIEW_TOKEN: () => randomBytes(18).toString('base64url'),
  MANAGEMENT_TOKEN: () => randomBytes(24).toString('base64url'),
  SEAL_SECRET: () => randomBytes(32).toString('base64url'),
  WEBHOOK_SECRET: () => randomBytes(32).toString('base64url'),
} satisfies Record<string, () => string>

type Secrets = Readonly<Record<keyof typeof makers, string>>

/**
 * The secrets of this installation: from the environment, else from `secrets.json` in the data
 * folder, else newly made and kept there, readable by its owner only (design section 4).
 *
 * @throws when `secrets.json` is not a flat JSON object of strings
 */
export function ensureSecrets(dataDir: string, env: NodeJS.ProcessEnv): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? readSecrets(file) : {}
  const entries = Object.entries(makers).map(([name, make]) => [
    name,
    env[name] || kept[name] || make(),
  ])
  const secrets = Object.fromEntries(entries) as Secrets
  const toKeep = Object.fromEntries(
    Object.entries(secrets).filter(([name]) => kept[name] !== undefined || !env[name]),
  )
  if (Object.keys(toKeep).length > Object.keys(kept).length) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, `${JSON.stringify(toKeep, null, 2)}\n`, { mode: 0o600 })
  }
  return secrets
}

function readSecrets(file: string): Record<string, string> {
  const fault = `${file} must hold one flat JSON object, setting name to string`
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(fault, { cause })
  }
  if (typeof parsed !== 'object' || parsed === null) throw new Error(fault)
  if (Object.values(parsed).some((value) => typeof value !== 'string')) throw new Error(fault)
  return parsed as Record<string, string>
}

/** Until another one is named, the installation is of the space that it was delivered with. */
function bundledSpaceId(): string {
  const space = readFileSync(join(root, 'content', 'space.json'), 'utf8')
  return String((JSON.parse(space) as { readonly id: number | string }).id)
}
