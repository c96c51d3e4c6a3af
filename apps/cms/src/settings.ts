import { join, resolve } from 'node:path'
import {
  type Environment,
  localOrigin,
  parseSettings,
  ports,
} from '@prospectus/server/parse-settings'
import {
  hostSetting,
  originSetting,
  patternSetting,
  secretSetting,
} from '@prospectus/server/setting-kinds'
import { z } from 'zod'

/** Everything about the content system that its operator decides (settings-and-commands#settings). */
export interface CmsSettings {
  readonly host: string
  readonly cmsPort: number
  readonly embedsPort: number
  /** Public origins, without a closing slash. */
  readonly cmsUrl: string
  /** Of what is uploaded and submitted. */
  readonly embedsUrl: string
  /** Of the two that show pages of ours in frames. */
  readonly siteUrl: string
  readonly previewUrl: string
  /** What delivered assets' addresses begin with. */
  readonly assetOrigin: string
  /** Absolute path. */
  readonly dataDir: string
  /** `file:` and a path, or `postgres://…`. */
  readonly databaseUrl: string
  /** Undefined: the space of the bundled catalogue. */
  readonly contentSpaceId: number | undefined
  /** Reads published content only. */
  readonly contentToken: string | undefined
  /** Reads drafts too. */
  readonly previewToken: string | undefined
  readonly productPrefix: string
}

const secrets = {
  CONTENT_TOKEN: secretSetting(),
  CONTENT_PREVIEW_TOKEN: secretSetting(),
}

const variables = z.object({
  ...ports,
  ...secrets,
  HOST: patternSetting('a host name or an IP address to listen on', /^[\w.:-]+$/, '127.0.0.1'),
  SITE_URL: originSetting(),
  CMS_URL: originSetting(),
  PREVIEW_URL: originSetting(),
  EMBEDS_URL: originSetting(),
  ASSET_HOST: hostSetting(),
  DATA_DIR: patternSetting('a folder', /^[^\0]+$/, './data'),
  DATABASE_URL: patternSetting(
    'file: and a path, or a postgres:// address',
    /^(file:.+|postgres(ql)?:\/\/.+|)$/,
    '',
  ),
  CONTENT_SPACE_ID: patternSetting('a number, the id of the space', /^\d{0,15}$/, ''),
  PRODUCT_PREFIX: patternSetting(
    'lower-case letters, digits and single hyphens, such as corvane',
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'corvane',
  ),
})

/**
 * Reads the content system's settings from environment variables, with the defaults of
 * settings-and-commands#settings.
 *
 * @throws {SettingsError} listing every fault; secrets, and the database's address, are never shown
 */
export function readSettings(env: Environment): CmsSettings {
  const found = parseSettings(variables, env, [...Object.keys(secrets), 'DATABASE_URL'])
  const dataDir = resolve(found.DATA_DIR)
  const local = (port: number) => localOrigin(found.HOST, port)
  const embedsUrl = found.EMBEDS_URL ?? local(found.EMBEDS_PORT)
  return {
    host: found.HOST,
    cmsPort: found.CMS_PORT,
    embedsPort: found.EMBEDS_PORT,
    cmsUrl: found.CMS_URL ?? local(found.CMS_PORT),
    siteUrl: found.SITE_URL ?? local(found.SITE_PORT),
    previewUrl: found.PREVIEW_URL ?? local(found.PREVIEW_PORT),
    embedsUrl,
    assetOrigin: originOf(found.ASSET_HOST, embedsUrl),
    dataDir,
    databaseUrl: found.DATABASE_URL || `file:${join(dataDir, 'cms.sqlite')}`,
    contentSpaceId: found.CONTENT_SPACE_ID === '' ? undefined : Number(found.CONTENT_SPACE_ID),
    contentToken: found.CONTENT_TOKEN,
    previewToken: found.CONTENT_PREVIEW_TOKEN,
    productPrefix: found.PRODUCT_PREFIX,
  }
}

/** A host of its own for assets is a public one, and those are on https. */
function originOf(assetHost: string | undefined, embedsUrl: string): string {
  const hosted = new URL(embedsUrl)
  return assetHost === undefined || assetHost === hosted.host
    ? hosted.origin
    : `https://${assetHost}`
}
