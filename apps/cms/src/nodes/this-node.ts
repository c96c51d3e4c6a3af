import { mkdir, readFile, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { CmsSettings } from '../settings.ts'

export interface Receivers {
  /** `WEBHOOK_URLS`. */
  readonly content: readonly string[]
  /** `CRM_WEBHOOK_URL`. */
  readonly leads: string | null
  /** Only the host of `SMTP_URL`, since the URL can hold a password, and secrets are not stored. */
  readonly mail: string | null
}

export interface NodeDescription {
  readonly name: string
  readonly machine: string
  readonly store: string
  readonly storeId: string
  readonly receivers: Receivers
}

/** Describes this process. */
export async function describeNode(settings: CmsSettings): Promise<NodeDescription> {
  const { webhookSecret, webhookUrls, crmWebhookUrl, mail, cmsPort } = settings
  const machine = await machineId()
  return {
    name: `${hostname()}:${cmsPort}`,
    machine,
    ...(await identifyStore(settings.assetStore, join(settings.dataDir, 'uploads'), machine)),
    receivers: {
      // Only with a secret to sign them: sites reject unsigned webhooks.
      content: webhookSecret === undefined ? [] : webhookUrls,
      leads: crmWebhookUrl ?? null,
      mail: mail === undefined ? null : new URL(mail.url).host,
    },
  }
}

/** The kernel's boot id, which containers of one machine share; the host name where there is none. */
async function machineId(): Promise<string> {
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return bootId.trim() || hostname()
}

/** Identifies the store: on one machine a folder is shared if it is the same inode, whatever its path. */
async function identifyStore(
  { address }: CmsSettings['assetStore'],
  folder: string,
  machine: string,
) {
  if (address.startsWith('s3:')) {
    // The region does not identify the bucket, and one node may leave it to AWS_REGION.
    const { hostname: bucket, pathname, searchParams } = new URL(address)
    const storeId = ['s3', bucket, pathname.replace(/^\/+|\/+$/g, ''), searchParams.get('endpoint')]
    return { store: address, storeId: storeId.join(' ') }
  }
  // A full or read-only disk is reported when a file is stored.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined)
  const stats = await stat(folder).catch(() => undefined)
  const inode = stats === undefined ? folder : `${stats.dev} ${stats.ino}`
  return { store: folder, storeId: `folder ${machine} ${inode}` }
}
