import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFolder } from './project.ts'

/** Generators of the settings that are stored at the first start unless the environment has them. */
const generators = {
  CONTENT_SPACE_ID: (env) => bundledSpaceId(contentFolder(env)),
  CONTENT_TOKEN: () => randomBytes(18).toString('base64url'),
  CONTENT_PREVIEW_TOKEN: () => randomBytes(18).toString('base64url'),
  MANAGEMENT_TOKEN: () => randomBytes(24).toString('base64url'),
  SEAL_SECRET: () => randomBytes(32).toString('base64url'),
  WEBHOOK_SECRET: () => randomBytes(32).toString('base64url'),
} satisfies Record<string, (env: NodeJS.ProcessEnv) => string>

type Secrets = Readonly<Record<keyof typeof generators, string>>

/**
 * Returns secrets from the environment, else from `secrets.json` in the data folder, else generated and stored there,
 * readable only by its owner (settings-and-commands#secrets). Roles that start at the same moment get the same secrets.
 */
export function ensureSecrets(dataDir: string, env: NodeJS.ProcessEnv): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) writeUnlessExists(file, secretsToStore(secretsFrom(env, {}), env))
  const storedSecrets = readSecrets(file)
  const secrets = secretsFrom(env, storedSecrets)
  const isIncomplete = Object.keys(generators).some(
    (name) => storedSecrets[name] === undefined && !env[name],
  )
  if (isIncomplete) replaceFile(file, { ...storedSecrets, ...secretsToStore(secrets, env) })
  return secrets
}

function secretsFrom(env: NodeJS.ProcessEnv, stored: Record<string, string>): Secrets {
  const entries = Object.entries(generators).map(([name, generate]) => [
    name,
    env[name] || stored[name] || generate(env),
  ])
  return Object.fromEntries(entries) as Secrets
}

/** Writes the file unless another process has written it meanwhile. */
function writeUnlessExists(file: string, secrets: Record<string, string>): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const temporaryFile = writeTemporaryFile(file, secrets)
  try {
    linkSync(temporaryFile, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    unlinkSync(temporaryFile)
  }
}

function replaceFile(file: string, secrets: Record<string, string>): void {
  renameSync(writeTemporaryFile(file, secrets), file)
}

function writeTemporaryFile(file: string, secrets: Record<string, string>): string {
  const temporaryFile = `${file}.${process.pid}`
  writeFileSync(temporaryFile, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return temporaryFile
}

/** The secrets that are neither empty nor set in the environment. */
function secretsToStore(secrets: Secrets, env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).filter(([name, value]) => value !== '' && !env[name]),
  )
}

function readSecrets(file: string): Record<string, string> {
  const problem = `${file} cannot be used: expected a readable file with one flat JSON object that maps names of settings to strings`
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(problem, { cause })
  }
  if (typeof parsed !== 'object' || parsed === null) throw new Error(problem)
  if (Object.values(parsed).some((value) => typeof value !== 'string')) throw new Error(problem)
  return parsed as Record<string, string>
}

/**
 * The id of the seed content's space. Empty, which counts as unset, if there is no seed content; `checkSettings` then
 * reports that.
 */
function bundledSpaceId(folder: string): string {
  const file = join(folder, 'space.json')
  if (!existsSync(file)) return ''
  return String((JSON.parse(readFileSync(file, 'utf8')) as { readonly id: number | string }).id)
}
