import { resolve } from 'node:path'
import type { ContentMapping } from '@prospectus/content/reading/content-mapping'
import { readContentMapping } from '@prospectus/content/seed/content-mapping-file'
import { contentFolderOf } from '@prospectus/server/brand'
import type { HstsScope } from '@prospectus/server/http/security-headers'
import type { LogFormat } from '@prospectus/server/log'
import {
  type Environment,
  metricsAddress,
  type PublicOrigins,
  parseSettings,
  publicOrigins,
  secrets,
  sharedSettings,
  tokens,
} from '@prospectus/server/parse-settings'
import type { MetricsAddress } from '@prospectus/server/serve-metrics'
import {
  addressSetting,
  choiceSetting,
  countSetting,
  hostSetting,
  patternSetting,
  readFileSetting,
  secondsSetting,
  tagManagerSetting,
} from '@prospectus/server/setting-kinds'
import { z } from 'zod'

/** The settings of a site (settings-and-commands#settings). */
export interface SiteSettings extends PublicOrigins, MetricsAddress {
  readonly mode: 'production' | 'preview'
  readonly host: string
  /** Whether other processes may listen on the same port. */
  readonly sharePort: boolean
  /** Whether each request is written to the log. */
  readonly accessLog: boolean
  readonly logFormat: LogFormat
  readonly hsts: HstsScope
  /** Milliseconds for which a stopping process still takes requests. */
  readonly grace: number
  /** `SITE_PORT`, or `PREVIEW_PORT` in preview. */
  readonly port: number

  readonly portSetting: 'SITE_PORT' | 'PREVIEW_PORT'
  /** Public origin: `siteUrl`, or `previewUrl` in preview. */
  readonly url: string
  readonly trustProxy: boolean
  /** Absolute path. */
  readonly dataDir: string
  /** Base of the delivery API, without a closing slash. */
  readonly contentApiUrl: string
  /** How content in another shape is read (decision 0087). */
  readonly contentMapping: ContentMapping | undefined
  readonly contentSpaceId: string | undefined
  /** For published content only. */
  readonly contentToken: string | undefined
  /** Always undefined in production, which holds no draft token (ROUTE-5). */
  readonly previewToken: string | undefined
  /** Host, with port, whose files the site serves. */
  readonly assetHost: string
  /** Host, with port, of embedded tools (EMBED-1). */
  readonly embedHost: string
  readonly bridgeUrl: string
  /** One secret, or several between commas: the first seals, all open (CALL-5). */
  readonly sealSecret: string | undefined
  readonly webhookSecret: string | undefined
  readonly pollSeconds: number
  /** Receives reports about missing pages and searches. */
  readonly reportsUrl: string | undefined
  /** Loaded for visitors who agree; always undefined in preview. */
  readonly tagManagerId: string | undefined
  readonly productPrefix: string
  /** Folder of the seed content: an absolute path. */
  readonly contentDir: string
}

/** The environment variables of a site. */
export const siteVariables = z.object({
  ...sharedSettings,
  ...secrets,
  // Used by whoever starts the site; checked with the others.
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
 * Reads a site's settings from environment variables, with the defaults of settings-and-commands#settings.
 *
 * @throws {SettingsError} listing every problem, with expected and found values; secrets are never shown
 */
export function readSettings(env: Environment): SiteSettings {
  const found = parseSettings(siteVariables, env, Object.keys({ ...tokens, ...secrets }))
  const preview = found.SITE_MODE === 'preview'
  const origins = publicOrigins(found)
  const { siteUrl, cmsUrl, previewUrl, embedsUrl } = origins
  const contentApiUrl = found.CONTENT_API_URL ?? `${cmsUrl}/v2`
  const embedded = new URL(contentApiUrl).origin === cmsUrl
  return {
    mode: found.SITE_MODE,
    host: found.HOST,
    sharePort: found.SHARE_PORT,
    accessLog: found.ACCESS_LOG,
    logFormat: found.LOG_FORMAT,
    hsts: found.HSTS,
    grace: found.DRAIN_SECONDS * 1000,
    ...metricsAddress(found, preview ? 'preview' : 'site'),
    port: preview ? found.PREVIEW_PORT : found.SITE_PORT,
    portSetting: preview ? 'PREVIEW_PORT' : 'SITE_PORT',
    url: preview ? previewUrl : siteUrl,
    ...origins,
    trustProxy: found.TRUST_PROXY,
    dataDir: resolve(found.DATA_DIR),
    contentApiUrl,
    contentMapping: found.CONTENT_MAPPING,
    contentSpaceId: found.CONTENT_SPACE_ID || undefined,
    contentToken: found.CONTENT_TOKEN,
    previewToken: preview ? found.CONTENT_PREVIEW_TOKEN : undefined,
    assetHost: found.ASSET_HOST ?? new URL(embedsUrl).host,
    embedHost: found.EMBED_HOST ?? new URL(embedsUrl).host,
    bridgeUrl: found.BRIDGE_URL ?? `${cmsUrl}/bridge.js`,
    sealSecret: found.SEAL_SECRET,
    webhookSecret: found.WEBHOOK_SECRET,
    pollSeconds: found.POLL_SECONDS ?? (embedded ? 10 : 300),
    reportsUrl: preview ? undefined : reportsUrlOf(found.REPORTS_URL, embedded && contentApiUrl),
    tagManagerId: preview ? undefined : found.TAG_MANAGER_ID,
    productPrefix: found.PRODUCT_PREFIX || found.BRAND.productPrefix,
    contentDir: contentFolderOf(found.BRAND, found.CONTENT_DIR),
  }
}

/** @param ownApi base of our own content system's delivery API; those of others get no reports */
function reportsUrlOf(given: string, ownApi: string | false): string | undefined {
  if (given === 'off') return undefined
  if (given !== '') return given
  return ownApi === false ? undefined : new URL('/reports', ownApi).href
}
