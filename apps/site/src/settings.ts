import { resolve } from 'node:path'
import { readContentMapping } from '@prospectus/content/seed/content-mapping-file'
import { contentFolderOf } from '@prospectus/server/brand'
import {
  type Environment,
  metricsAddress,
  parseSettings,
  publicOrigins,
  SettingsError,
  sharedSecrets,
  sharedSettings,
  sharedTokens,
} from '@prospectus/server/parse-settings'
import {
  addressSetting,
  choiceSetting,
  countSetting,
  hostSetting,
  patternSetting,
  readFileSetting,
  secondsSetting,
  secretSetting,
  tagManagerSetting,
} from '@prospectus/server/setting-kinds'
import { z } from 'zod'

/** A CDN in front of a site, and the right to purge pages from it. */
export interface CdnSettings {
  readonly service: 'fastly' | 'cloudflare'
  /** Id of the service at Fastly, or of the zone at Cloudflare. */
  readonly id: string
  readonly token: string
}

/** A site's settings (settings-and-commands#settings). */
export type SiteSettings = Readonly<ReturnType<typeof readSettings>>

export const cdnSecrets = { CDN_TOKEN: secretSetting() }

export const siteVariables = z.object({
  ...sharedSettings,
  ...sharedSecrets,
  ...cdnSecrets,
  CDN: choiceSetting(['fastly', 'cloudflare', ''], ''),
  CDN_ID: patternSetting('the id of a service or of a zone', /^[A-Za-z0-9]{0,64}$/, ''),
  // Read by the parent that starts the processes; validated here with the rest.
  SITE_PROCESSES: countSetting(64),
  SITE_MODE: choiceSetting(['production', 'preview'], 'production'),
  CONTENT_API_URL: addressSetting(),
  CONTENT_MAPPING: readFileSetting('a file that maps content', readContentMapping),
  EMBED_HOST: hostSetting(),
  BRIDGE_URL: addressSetting(),
  POLL_SECONDS: secondsSetting(),
  REPORTS_URL: patternSetting('an http(s) address, or off', /^(off|https?:\/\/[^\s@]+|)$/, ''),
  TAG_MANAGER_ID: tagManagerSetting(),
})

/**
 * Reads a site's settings from environment variables.
 *
 * @throws {SettingsError} listing every problem with expected and found values, secrets excepted
 */
export function readSettings(env: Environment) {
  const values = parseSettings(
    siteVariables,
    env,
    Object.keys({ ...sharedTokens, ...sharedSecrets, ...cdnSecrets }),
  )
  const isPreview = values.SITE_MODE === 'preview'
  const origins = publicOrigins(values)
  const { siteUrl, cmsUrl, previewUrl, embedsUrl } = origins
  const contentApiUrl = values.CONTENT_API_URL ?? `${cmsUrl}/v2`
  const hasOwnContentSystem = new URL(contentApiUrl).origin === cmsUrl
  return {
    mode: values.SITE_MODE,
    host: values.HOST,
    /** Lets other processes listen on the same port. */
    sharePort: values.SHARE_PORT,
    accessLog: values.ACCESS_LOG,
    logFormat: values.LOG_FORMAT,
    hsts: values.HSTS,
    /** Time for which a stopping process still accepts requests. */
    drainMs: values.DRAIN_SECONDS * 1000,
    ...metricsAddress(values, isPreview ? 'preview' : 'site'),
    port: isPreview ? values.PREVIEW_PORT : values.SITE_PORT,
    portSetting: isPreview ? ('PREVIEW_PORT' as const) : ('SITE_PORT' as const),
    /** Public origin: `siteUrl`, or `previewUrl` in preview. */
    url: isPreview ? previewUrl : siteUrl,
    ...origins,
    trustProxy: values.TRUST_PROXY,
    dataDir: resolve(values.DATA_DIR),
    /** Base of the delivery API, without a trailing slash. */
    contentApiUrl,
    contentMapping: values.CONTENT_MAPPING,
    contentSpaceId: values.CONTENT_SPACE_ID || undefined,
    contentToken: values.CONTENT_TOKEN,
    /** Undefined in production, which holds no draft token (ROUTE-5). */
    previewToken: isPreview ? values.CONTENT_PREVIEW_TOKEN : undefined,
    /** Host and port of the content's files, which the site serves under its own address. */
    assetHost: values.ASSET_HOST ?? new URL(embedsUrl).host,
    /** Host and port of embedded tools (EMBED-1). */
    embedHost: values.EMBED_HOST ?? new URL(embedsUrl).host,
    bridgeUrl: values.BRIDGE_URL ?? `${cmsUrl}/bridge.js`,
    /** One or more secrets, separated by commas: the first seals tokens, and any of them opens one (CALL-5). */
    sealSecret: values.SEAL_SECRET,
    webhookSecret: values.WEBHOOK_SECRET,
    pollSeconds: values.POLL_SECONDS ?? (hasOwnContentSystem ? 10 : 300),
    /** Address for reports of missing pages and of searches; undefined if reports are off, as always in preview. */
    reportsUrl: isPreview
      ? undefined
      : reportsUrlOf(values.REPORTS_URL, hasOwnContentSystem && contentApiUrl),
    /** Id of the tag manager that is loaded for visitors who consent; undefined in preview. */
    tagManagerId: isPreview ? undefined : values.TAG_MANAGER_ID,
    /** Always undefined in preview, which nothing may cache. */
    cdn: isPreview ? undefined : cdnOf(values),
    productPrefix: values.PRODUCT_PREFIX || values.BRAND.productPrefix,
    contentDir: contentFolderOf(values.BRAND, values.CONTENT_DIR),
  }
}

type CdnVariables = Pick<z.infer<typeof siteVariables>, 'CDN' | 'CDN_ID' | 'CDN_TOKEN'>

/** @throws {SettingsError} when only some of `CDN`, `CDN_ID` and `CDN_TOKEN` are set */
function cdnOf({
  CDN: service,
  CDN_ID: id,
  CDN_TOKEN: token,
}: CdnVariables): CdnSettings | undefined {
  if (service === '' && id === '' && token === undefined) return undefined
  if (service !== '' && id !== '' && token !== undefined) return { service, id, token }
  const variables = { CDN: service, CDN_ID: id, CDN_TOKEN: token }
  const missingNames = Object.entries(variables).flatMap(([name, value]) => (value ? [] : name))
  throw new SettingsError([
    `CDN, CDN_ID, CDN_TOKEN: expected all three of them, or none, found no ${missingNames.join(', no ')}`,
  ])
}

function reportsUrlOf(setting: string, ownApiUrl: string | false): string | undefined {
  if (setting === 'off') return undefined
  if (setting !== '') return setting
  return ownApiUrl === false ? undefined : new URL('/reports', ownApiUrl).href
}
