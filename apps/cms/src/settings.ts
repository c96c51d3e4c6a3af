import { basename, join, resolve } from 'node:path'
import { contentFolderOf } from '@prospectus/server/brand'
import {
  type Environment,
  localOrigin,
  metricsAddress,
  parseSettings,
  publicOrigins,
  SettingsError,
  sharedSecrets,
  sharedSettings,
  sharedTokens,
} from '@prospectus/server/parse-settings'
import {
  addressesSetting,
  addressSetting,
  daysSetting,
  hubspotAccountsSetting,
  mailServerSetting,
  optionalDaysSetting,
  patternSetting,
  secretSetting,
  senderSetting,
  switchSetting,
  webhookAddressSetting,
} from '@prospectus/server/setting-kinds'
import { z } from 'zod'

export interface MailSettings {
  /** `SMTP_URL`. Contains a password, so it must never be logged. */
  readonly url: string
  /** `MAIL_FROM`. */
  readonly from: string
}

export interface SsoSettings {
  /** `OIDC_ISSUER`: base URL of its discovery document, without a trailing slash. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** `OIDC_LABEL`: name of the service on the button to sign in; by default its host. */
  readonly label: string
}

/** Credentials of the asset store, under the names that tools for S3-compatible stores use. */
const awsKeys = {
  AWS_ACCESS_KEY_ID: secretSetting(),
  AWS_SECRET_ACCESS_KEY: secretSetting(),
  AWS_SESSION_TOKEN: secretSetting(),
  AWS_REGION: secretSetting(),
}

/** Receivers of leads and mail. The URLs contain secrets too, so none of these settings may be logged. */
const receiverSettings = {
  SMTP_URL: mailServerSetting(),
  CRM_WEBHOOK_URL: webhookAddressSetting(),
  CRM_WEBHOOK_SECRET: secretSetting(),
}

/** Names of variables whose values must not appear in errors and logs. */
export const cmsSecretNames: readonly string[] = [
  ...Object.keys({ ...sharedTokens, ...sharedSecrets, ...awsKeys, ...receiverSettings }),
  'MANAGEMENT_TOKEN',
  'OIDC_CLIENT_SECRET',
  'OWNER_PASSWORD',
  'DATABASE_URL',
]

/** Environment variables that the content system accepts, those of the whole installation included. */
export const cmsVariables = z.object({
  ...sharedSettings,
  ...sharedSecrets,
  ...awsKeys,
  ...receiverSettings,
  MAIL_FROM: senderSetting(),
  HUBSPOT_ACCOUNTS: hubspotAccountsSetting(),
  LEADS_KEEP_DAYS: optionalDaysSetting(),
  REPORTS_KEEP_DAYS: daysSetting(90),
  ASSET_STORE: patternSetting(
    'file: for a folder of DATA_DIR, or a bucket such as s3://files?endpoint=https://s3.example.com',
    /^(file:|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?(\?[^\s#]*)?|)$/,
    '',
  ),
  CONTENT_API_URL: addressSetting(),
  WEBHOOK_URLS: addressesSetting(),
  WEBHOOK_PRIVATE_ADDRESSES: switchSetting(),
  MANAGEMENT_TOKEN: secretSetting(),
  OIDC_ISSUER: addressSetting(),
  OIDC_CLIENT_ID: patternSetting('the id of a client', /^[\x21-\x7e]{0,200}$/, ''),
  OIDC_CLIENT_SECRET: secretSetting(),
  OIDC_LABEL: patternSetting('a name of at most 60 characters', /^[^\p{Cc}]{0,60}$/u, ''),
  OWNER_EMAIL: patternSetting('an e-mail address', /^([^\s@<>"]{1,64}@[^\s@<>"]{1,190}|)$/, ''),
  OWNER_PASSWORD: patternSetting('12 to 128 characters', /^(.{12,128}|)$/su, ''),
  DATABASE_URL: patternSetting(
    'file: and a path, or a postgres:// address',
    /^(file:.+|postgres(ql)?:\/\/.+|)$/,
    '',
  ),
})

type OwnerVariables = Pick<z.infer<typeof cmsVariables>, 'OWNER_EMAIL' | 'OWNER_PASSWORD'>

/** The operator's settings for the content system (settings-and-commands#settings). */
export type CmsSettings = Readonly<ReturnType<typeof readSettings>>

/**
 * Reads settings from environment variables (settings-and-commands#settings).
 * @throws {SettingsError} naming what is wrong, without the values of secrets and of the database's URL
 */
export function readSettings(env: Environment) {
  const variables = parseSettings(cmsVariables, env, cmsSecretNames)
  const dataDir = resolve(variables.DATA_DIR)
  const origins = publicOrigins(variables)
  return {
    host: variables.HOST,
    sharePort: variables.SHARE_PORT,
    accessLog: variables.ACCESS_LOG,
    logFormat: variables.LOG_FORMAT,
    hsts: variables.HSTS,
    /** How long a stopping process still accepts requests. */
    drainMs: variables.DRAIN_SECONDS * 1000,
    ...metricsAddress(variables, 'cms'),
    cmsPort: variables.CMS_PORT,
    embedsPort: variables.EMBEDS_PORT,
    ...origins,
    assetOrigin: readAssetOrigin(variables.ASSET_HOST, origins.embedsUrl),
    dataDir,
    databaseUrl: variables.DATABASE_URL || `file:${join(dataDir, 'cms.sqlite')}`,
    /** True if sites get their content from another content system; forms, leads and embeds stay with this one. */
    isContentElsewhere: isOtherOrigin(variables.CONTENT_API_URL, origins.cmsUrl),
    /** Undefined for the space of the seed content. */
    contentSpaceId:
      variables.CONTENT_SPACE_ID === '' ? undefined : Number(variables.CONTENT_SPACE_ID),
    /** Token that reads only published content. */
    contentToken: variables.CONTENT_TOKEN,
    /** Token that also reads drafts. */
    previewToken: variables.CONTENT_PREVIEW_TOKEN,
    /** Name of the brand's folder. */
    brand: basename(variables.BRAND.folder),
    brandName: variables.BRAND.name,
    productPrefix: variables.PRODUCT_PREFIX || variables.BRAND.productPrefix,
    contentDir: contentFolderOf(variables.BRAND, variables.CONTENT_DIR),
    /** Token with an owner's rights in the management API. */
    managementToken: variables.MANAGEMENT_TOKEN,
    /** Addresses notified of content changes; by default the site and the preview on this machine. */
    webhookUrls:
      variables.WEBHOOK_URLS ??
      [variables.SITE_PORT, variables.PREVIEW_PORT].map(
        (port) => `${localOrigin(variables.HOST, port)}/hooks/content`,
      ),
    webhookSecret: variables.WEBHOOK_SECRET,
    /** Allows owners' webhooks on private networks and on this machine. */
    allowsPrivateWebhooks: variables.WEBHOOK_PRIVATE_ADDRESSES,
    /** Secrets, separated by commas: the first one encrypts, all of them decrypt. */
    sealSecret: variables.SEAL_SECRET,
    owner: readOwner(variables),
    /** If undefined, people can only sign in with a password. */
    sso: readSso(variables),
    trustProxy: variables.TRUST_PROXY,
    assetStore: {
      /** Empty or `file:` for the folder, else `s3://bucket/prefix?endpoint=…&region=…`. */
      address: variables.ASSET_STORE,
      accessKeyId: variables.AWS_ACCESS_KEY_ID,
      secretAccessKey: variables.AWS_SECRET_ACCESS_KEY,
      sessionToken: variables.AWS_SESSION_TOKEN,
      region: variables.AWS_REGION,
    },
    mail: readMail(variables),
    /** Receiver of leads. Such a URL often contains a secret, so it must never be logged. */
    crmWebhookUrl: variables.CRM_WEBHOOK_URL,
    crmWebhookSecret: variables.CRM_WEBHOOK_SECRET,
    /** Days after which reports of missing paths and searches are deleted. */
    reportsKeepDays: variables.REPORTS_KEEP_DAYS,
    /**
     * Accounts, `{data centre}/{portal}`, whose forms may all be embedded; of others, only forms in published content.
     */
    hubspotAccounts: variables.HUBSPOT_ACCOUNTS,
    /** Days after which leads are erased; undefined to keep them. */
    leadsKeepDays: variables.LEADS_KEEP_DAYS,
  }
}

function isOtherOrigin(contentApiUrl: string | undefined, cmsUrl: string): boolean {
  return contentApiUrl !== undefined && new URL(contentApiUrl).origin !== cmsUrl
}

function readMail({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Pick<z.infer<typeof cmsVariables>, 'SMTP_URL' | 'MAIL_FROM'>): MailSettings | undefined {
  if (url === undefined) return undefined
  if (from !== undefined) return { url, from }
  throw new SettingsError([
    'MAIL_FROM: expected an e-mail address, because SMTP_URL is set; found nothing',
  ])
}

/** Throws `SettingsError` when only one of the two variables is set: the owner needs both to sign in. */
function readOwner({ OWNER_EMAIL: email, OWNER_PASSWORD: password }: OwnerVariables) {
  if (email === '' && password === '') return undefined
  if (email !== '' && password !== '') return { email, password }
  throw new SettingsError(['OWNER_EMAIL, OWNER_PASSWORD: expected both of them, or neither'])
}

type SsoVariables = Pick<
  z.infer<typeof cmsVariables>,
  'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_LABEL'
>

/** Throws `SettingsError` when only some of the variables are set, and for an issuer elsewhere without https. */
function readSso(variables: SsoVariables): SsoSettings | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  } = variables
  if (issuer === undefined && clientId === '' && clientSecret === undefined) return undefined
  if (issuer !== undefined && clientId !== '' && clientSecret !== undefined) {
    const { host, protocol, hostname } = new URL(issuer)
    if (protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost') {
      return { issuer, clientId, clientSecret, label: variables.OIDC_LABEL || host }
    }
    throw new SettingsError(['OIDC_ISSUER: expected a URL that starts with https:'])
  }
  throw new SettingsError([
    'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: expected all of them, or none',
  ])
}

/** Origin of assets: with `ASSET_HOST`, that public host on https; by default the embeds' origin. */
function readAssetOrigin(assetHost: string | undefined, embedsUrl: string): string {
  const embeds = new URL(embedsUrl)
  return assetHost === undefined || assetHost === embeds.host
    ? embeds.origin
    : `https://${assetHost}`
}
