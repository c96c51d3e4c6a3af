import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import type { Log } from '@prospectus/server/log'
import { OperatorFault } from '@prospectus/server/operator-fault'
import { StorageFault } from '../database/storage-fault.ts'
import type { CmsSettings } from '../settings.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

interface PrepareOptions {
  readonly settings: CmsSettings
  readonly bundled: BundledContent
  readonly log: Log
}

/**
 * Opens the storage, fills it with the seed content when it is empty, and replaces the operator's tokens
 * and webhooks with those of the settings.
 *
 * @throws {OperatorFault} when the database cannot be had or holds another space than the settings name, and for
 *   seed content that cannot be imported: file and line are named
 */
export async function prepareStorage({ settings, bundled, log }: PrepareOptions): Promise<Storage> {
  const storage = await openStorage(settings.databaseUrl).catch((cause) => {
    if (cause instanceof OperatorFault) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorFault(`The database of DATABASE_URL cannot be opened: ${reason}`, { cause })
  })
  try {
    if (await storage.isEmpty()) await importBundled(storage, settings, bundled, log)
    await refuseOtherSpace(storage, settings)
    await storage.replaceTokens(tokensOf(settings))
    await storage.replaceOperatorWebhooks(webhooksOf(settings))
    await setReceivers(storage, settings, log)
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

async function importBundled(
  storage: Storage,
  { contentSpaceId }: CmsSettings,
  bundled: BundledContent,
  log: Log,
): Promise<void> {
  try {
    const counts = await storage.importContent(bundled, contentSpaceId ?? Number(bundled.space.id))
    log.info('The bundled catalogue was imported', { ...counts })
  } catch (error) {
    // Another server may have started on the same empty database, and imported first.
    if (!(await storage.isEmpty())) return
    if (!(error instanceof StorageFault)) throw error
    throw new OperatorFault(`The bundled content cannot be imported: ${error.message}`, {
      cause: error,
    })
  }
}

async function refuseOtherSpace(storage: Storage, { contentSpaceId }: CmsSettings): Promise<void> {
  const { id } = await storage.space()
  if (contentSpaceId === undefined || contentSpaceId === id) return
  throw new OperatorFault(
    `CONTENT_SPACE_ID is ${contentSpaceId}, but the database of DATABASE_URL holds space ${id}.`,
  )
}

/** Of sites that can tell who sent a hook; others would refuse it. */
function webhooksOf({ webhookUrls, webhookSecret }: CmsSettings) {
  if (webhookSecret === undefined) return []
  return webhookUrls.map((url) => ({ name: new URL(url).host, url }))
}

/** The mail server without its password: the database does not keep what the settings have. */
async function setReceivers(
  storage: Storage,
  { mail, crmWebhookUrl }: CmsSettings,
  log: Log,
): Promise<void> {
  if (mail === undefined) {
    log.info('No mail is sent: SMTP_URL is not set. What visitors send is kept all the same')
  }
  await storage.setReceivers({ leads: crmWebhookUrl, mail: mail && new URL(mail.url).host })
}

function tokensOf({ contentToken, previewToken }: CmsSettings) {
  return [
    ...(contentToken ? [{ token: contentToken, kind: 'public' as const }] : []),
    ...(previewToken ? [{ token: previewToken, kind: 'preview' as const }] : []),
  ]
}
