import { resolve } from 'node:path'
import { z } from 'zod'
import { OperatorFault } from './operator-fault.ts'
import {
  addressSetting,
  choiceSetting,
  hostSetting,
  originSetting,
  patternSetting,
  portSetting,
  secondsSetting,
  secretSetting,
  switchSetting,
} from './setting-kinds.ts'

/** Everything about a site that its operator decides (design section 4). */
export interface SiteSettings {
  readonly mode: 'production' | 'preview'
  readonly host: string
  /** Of this site: `SITE_PORT`, or `PREVIEW_PORT` in preview. */
  readonly port: number
  /** Name of the setting that `port` comes from. */
  readonly portSetting: 'SITE_PORT' | 'PREVIEW_PORT'
  /** Public origin of this site: `siteUrl`, or `previewUrl` in preview. */
  readonly url: string
  /** Public origins, without a closing slash. */
  readonly siteUrl: string
  readonly previewUrl: string
  readonly cmsUrl: string
  readonly embedsUrl: string
  readonly trustProxy: boolean
  /** Absolute path. */
  readonly dataDir: string
  /** Base of the delivery API, without a closing slash. */
  readonly contentApiUrl: string
  readonly contentSpaceId: string | undefined
  /** Reads published content only. */
  readonly contentToken: string | undefined
  /** Always undefined in production, which holds no draft token (ROUTE-5). */
  readonly previewToken: string | undefined
  /** Host, with port, whose files the site hands on. */
  readonly assetHost: string
  /** Host, with port, of embedded tools (EMBED-1). */
  readonly embedHost: string
  readonly bridgeUrl: string
  readonly sealSecret: string | undefined
  readonly webhookSecret: string | undefined
  readonly pollSeconds: number
  readonly productPrefix: string
}

/** Names every fault of the settings, one a line. */
export class SettingsError extends OperatorFault {
  override readonly name = 'SettingsError'
}

type Environment = Readonly<Record<string, string | undefined>>

const ports = {
  SITE_PORT: portSetting(3000),
  CMS_PORT: portSetting(3001),
  PREVIEW_PORT: portSetting(3002),
  EMBEDS_PORT: portSetting(3003),
}

const secrets = {
  CONTENT_TOKEN: secretSetting(),
  CONTENT_PREVIEW_TOKEN: secretSetting(),
  SEAL_SECRET: secretSetting(),
  WEBHOOK_SECRET: secretSetting(),
}

const variables = z.object({
  ...ports,
  ...secrets,
  SITE_MODE: choiceSetting(['production', 'preview'], 'production'),
  HOST: patternSetting('a host name or an IP address to listen on', /^[\w.:-]+$/, '127.0.0.1'),
  SITE_URL: originSetting(),
  CMS_URL: originSetting(),
  PREVIEW_URL: originSetting(),
  EMBEDS_URL: originSetting(),
  TRUST_PROXY: switchSetting(),
  DATA_DIR: patternSetting('a folder', /^[^\0]+$/, './data'),
  CONTENT_API_URL: addressSetting(),
  CONTENT_SPACE_ID: patternSetting('a number, the id of the space', /^\d*$/, ''),
  ASSET_HOST: hostSetting(),
  EMBED_HOST: hostSetting(),
  BRIDGE_URL: addressSetting(),
  POLL_SECONDS: secondsSetting(),
  PRODUCT_PREFIX: patternSetting(
    'lower-case letters, digits and single hyphens, such as corvane',
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'corvane',
  ),
})

/**
 * Reads a site's settings from environment variables, with the defaults of design section 4.
 *
 * @throws {SettingsError} listing every fault: the setting, what is expected and what was found;
 *   secrets are never shown
 */
export function readSettings(env: Environment): SiteSettings {
  const read = variables.safeParse(env)
  const faults = [
    ...(read.error?.issues ?? []).map((issue) => fault(issue, env)),
    ...samePorts(env),
  ]
  if (!read.success || faults.length > 0) {
    throw new SettingsError(`These settings cannot be used:\n${faults.join('\n')}`)
  }
  const found = read.data
  const origin = (port: number) => `http://${reachableHost(found.HOST)}:${port}`
  const preview = found.SITE_MODE === 'preview'
  const siteUrl = found.SITE_URL ?? origin(found.SITE_PORT)
  const previewUrl = found.PREVIEW_URL ?? origin(found.PREVIEW_PORT)
  const cmsUrl = found.CMS_URL ?? origin(found.CMS_PORT)
  const embedsUrl = found.EMBEDS_URL ?? origin(found.EMBEDS_PORT)
  const contentApiUrl = found.CONTENT_API_URL ?? `${cmsUrl}/v2`
  const embedded = new URL(contentApiUrl).origin === cmsUrl
  return {
    mode: found.SITE_MODE,
    host: found.HOST,
    port: preview ? found.PREVIEW_PORT : found.SITE_PORT,
    portSetting: preview ? 'PREVIEW_PORT' : 'SITE_PORT',
    url: preview ? previewUrl : siteUrl,
    siteUrl,
    previewUrl,
    cmsUrl,
    embedsUrl,
    trustProxy: found.TRUST_PROXY,
    dataDir: resolve(found.DATA_DIR),
    contentApiUrl,
    contentSpaceId: found.CONTENT_SPACE_ID || undefined,
    contentToken: found.CONTENT_TOKEN,
    previewToken: preview ? found.CONTENT_PREVIEW_TOKEN : undefined,
    assetHost: found.ASSET_HOST ?? new URL(embedsUrl).host,
    embedHost: found.EMBED_HOST ?? new URL(embedsUrl).host,
    bridgeUrl: found.BRIDGE_URL ?? `${cmsUrl}/bridge.js`,
    sealSecret: found.SEAL_SECRET,
    webhookSecret: found.WEBHOOK_SECRET,
    pollSeconds: found.POLL_SECONDS ?? (embedded ? 10 : 300),
    productPrefix: found.PRODUCT_PREFIX,
  }
}

function fault(issue: z.core.$ZodIssue, env: Environment): string {
  const name = String(issue.path[0])
  const found = name in secrets ? 'something else (not shown)' : JSON.stringify(env[name])
  return `${name}: expected ${issue.message}, found ${found}`
}

/** Two roles on one port: only one of them could start. */
function samePorts(env: Environment): string[] {
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

/** An address to reach a server at that listens on all of them. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
