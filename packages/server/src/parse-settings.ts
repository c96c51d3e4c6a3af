import type { z } from 'zod'
import { HSTS_SCOPES } from './http/security-headers.ts'
import { OperatorError } from './operator-error.ts'
import {
  brandSetting,
  choiceSetting,
  drainSecondsSetting,
  hostSetting,
  optionalPortSetting,
  originSetting,
  patternSetting,
  portSetting,
  secretSetting,
  switchSetting,
} from './setting-kinds.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Lists every problem of the settings, one per line. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError'
  readonly errors: readonly string[]

  /** @param errors each says which setting, what is expected and what was found */
  constructor(errors: readonly string[]) {
    super(`These settings cannot be used:\n${errors.join('\n')}`)
    this.errors = errors
  }
}

/**
 * Reads settings from environment variables.
 * @param variables a kind of setting (`setting-kinds.ts`) for each variable; `ports` among them
 * @param secretNames variables whose value is never shown
 * @throws {SettingsError} listing every error: the setting, what is expected and what was found
 */
export function parseSettings<Shape extends z.ZodRawShape>(
  variables: z.ZodObject<Shape>,
  env: Environment,
  secretNames: readonly string[],
): z.infer<z.ZodObject<Shape>> {
  const result = variables.safeParse(env)
  const errors = [
    ...(result.error?.issues ?? []).map((issue) => describeIssue(issue, env, secretNames)),
    ...portConflicts(env),
  ]
  if (result.success && errors.length === 0) return result.data
  throw new SettingsError(errors)
}

function describeIssue(
  issue: z.core.$ZodIssue,
  env: Environment,
  secretNames: readonly string[],
): string {
  const name = String(issue.path[0])
  const actual = secretNames.includes(name)
    ? 'something else (not shown)'
    : JSON.stringify(env[name])
  return `${name}: expected ${issue.message}, found ${actual}`
}

/** Errors for roles on the same port, of which only one could start. */
function portConflicts(env: Environment): string[] {
  const owners = new Map<number, string>()
  return Object.entries(ports).flatMap(([name, kind]) => {
    const port = kind.safeParse(env[name]).data
    const owner = port === undefined ? undefined : owners.get(port)
    if (owner !== undefined) {
      return [
        `${name}: expected a port that no other role has, found ${port}, which is ${owner} too`,
      ]
    }
    if (port !== undefined) owners.set(port, name)
    return []
  })
}

/** Ports of all roles (settings-and-commands#settings), by which each finds the others. */
const ports = {
  SITE_PORT: portSetting(3000),
  CMS_PORT: portSetting(3001),
  PREVIEW_PORT: portSetting(3002),
  EMBEDS_PORT: portSetting(3003),
}

/** Tokens for reading content. */
export const sharedTokens = {
  CONTENT_TOKEN: secretSetting(),
  CONTENT_PREVIEW_TOKEN: secretSetting(),
}

/** Secrets of sites and content systems, for sealing and for webhooks. */
export const sharedSecrets = {
  SEAL_SECRET: secretSetting(),
  WEBHOOK_SECRET: secretSetting(),
}

/** Settings of the whole installation, the same for every role. */
export const sharedSettings = {
  ...ports,
  ...sharedTokens,
  HOST: patternSetting('a host name or an IP address to listen on', /^[\w.:-]+$/, '127.0.0.1'),
  SHARE_PORT: switchSetting(),
  METRICS_PORT: optionalPortSetting(),
  METRICS_HOST: patternSetting('a host name or an IP address', /^[\w.:-]+$/, '127.0.0.1'),
  HSTS: choiceSetting(HSTS_SCOPES, 'host'),
  ACCESS_LOG: switchSetting(),
  LOG_FORMAT: choiceSetting(['json', 'text', ''], ''),
  TRUST_PROXY: switchSetting(),
  DRAIN_SECONDS: drainSecondsSetting(2),
  SITE_URL: originSetting(),
  CMS_URL: originSetting(),
  PREVIEW_URL: originSetting(),
  EMBEDS_URL: originSetting(),
  ASSET_HOST: hostSetting(),
  DATA_DIR: patternSetting('a folder', /^[^\0]+$/, './data'),
  CONTENT_SPACE_ID: patternSetting('a number, the id of the space', /^\d{0,15}$/, ''),
  BRAND: brandSetting(),
  CONTENT_DIR: patternSetting('a folder', /^[^\0]*$/, ''),
  PRODUCT_PREFIX: patternSetting(
    'lower-case letters, digits and single hyphens, such as my-product',
    /^([a-z0-9]+(-[a-z0-9]+)*)?$/,
    '',
  ),
}

/** Metrics ports of the roles, relative to `METRICS_PORT`. */
const METRICS_OFFSET = { site: 0, cms: 1, preview: 2 }

/** Host and port of a role's metrics; without a port they are not served. */
export function metricsAddress(
  variables: { readonly METRICS_HOST: string; readonly METRICS_PORT?: number | undefined },
  role: keyof typeof METRICS_OFFSET,
) {
  const { METRICS_HOST: metricsHost, METRICS_PORT: port } = variables
  return { metricsHost, metricsPort: port === undefined ? port : port + METRICS_OFFSET[role] }
}

type PortName = keyof typeof ports
type OriginName = 'SITE_URL' | 'CMS_URL' | 'PREVIEW_URL' | 'EMBEDS_URL'

/** Public origins of the roles, without a closing slash. */
export interface PublicOrigins {
  readonly siteUrl: string
  readonly cmsUrl: string
  readonly previewUrl: string
  /** Origin of uploads and forms. */
  readonly embedsUrl: string
}

/** The public origin of every role: from its setting, else where it listens on this machine. */
export function publicOrigins(
  variables: { readonly HOST: string } & Readonly<Record<PortName, number>> & {
      readonly [name in OriginName]?: string | undefined
    },
): PublicOrigins {
  const local = (port: number) => localOrigin(variables.HOST, port)
  return {
    siteUrl: variables.SITE_URL ?? local(variables.SITE_PORT),
    cmsUrl: variables.CMS_URL ?? local(variables.CMS_PORT),
    previewUrl: variables.PREVIEW_URL ?? local(variables.PREVIEW_PORT),
    embedsUrl: variables.EMBEDS_URL ?? local(variables.EMBEDS_PORT),
  }
}

/** Origin of a server on `host` and `port`, from the same machine. */
export function localOrigin(host: string, port: number): string {
  return `http://${reachableHost(host)}:${port}`
}

/** The host in a URL: `localhost` for a server that listens on all addresses, and IPv6 addresses in brackets. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
