import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import type { Log } from '@prospectus/server/log'
import { OperatorError } from '@prospectus/server/operator-error'
import { type StartTimer, startBackgroundTimer } from '@prospectus/server/timer'
import { isFullDisk } from '../database/database-error.ts'
import { StorageError } from '../database/storage-error.ts'
import { startNodeReports } from '../nodes/node-reports.ts'
import { mergeReceivers } from '../nodes/receivers.ts'
import { readSharedSecrets } from '../nodes/secret-digests.ts'
import { describeNode, type NodeDescription } from '../nodes/this-node.ts'
import { describeParked } from '../plans/parked.ts'
import type { CmsSettings } from '../settings.ts'
import { assertSameBrand } from '../space/brand.ts'
import { openStorage, type Storage } from './storage.ts'

interface PrepareOptions {
  readonly settings: CmsSettings
  readonly bundled: BundledContent
  readonly log: Log
  readonly startTimer?: StartTimer
}

/**
 * Opens the storage, joins the other content systems of its database, imports the seed content into an empty one
 * (without stories when sites read another content system), and stores the tokens and webhooks of the settings. On a
 * full disk, content can still be read: logs the error, and stores the settings once there is room.
 * @throws {OperatorError} when the database cannot be opened, belongs to another brand or has another space than the
 * settings name, when other content systems have other secrets or files, and for invalid seed content, with file and
 * line
 */
export async function prepareStorage(options: PrepareOptions): Promise<Storage> {
  const { settings, bundled, log, startTimer = startBackgroundTimer } = options
  const storage = await openStorage(settings.databaseUrl).catch((cause) => {
    if (cause instanceof OperatorError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(
      `The database of DATABASE_URL cannot be opened. Check the address, and with PostgreSQL that its server runs and accepts connections. Reason: ${reason}`,
      { cause },
    )
  })
  let registeredNode: NodeDescription | undefined
  try {
    if (!(await storage.isEmpty())) await assertOwnDatabase(storage, settings)
    const self = await describeNode(settings)
    await joinDatabase(storage, self, settings)
    registeredNode = self
    if (await storage.isEmpty()) {
      const seed = settings.isContentElsewhere ? withoutStories(bundled) : bundled
      await importBundled(storage, settings, seed, log)
    }
    // Another content system may have imported first.
    await assertOwnDatabase(storage, settings)
    logMailSetting(settings, log)
    await logParked(storage, log)
    const storageWithSettings = await applySettings(storage, self, settings, log, startTimer)
    return withNodeReports(storageWithSettings, self, log, startTimer)
  } catch (error) {
    // Otherwise this node would count as running for a while, and its receivers for longer.
    if (registeredNode !== undefined)
      await storage.removeNode(registeredNode.name).catch(() => undefined)
    await storage.close()
    throw error
  }
}

/** Throws for a database of another brand or space. Records the brand in a database that an earlier release filled. */
async function assertOwnDatabase(
  storage: Storage,
  { brand, contentSpaceId }: CmsSettings,
): Promise<void> {
  const stored = await storage.readBrand()
  assertSameBrand(stored, brand)
  const { id } = await storage.space()
  if (contentSpaceId !== undefined && contentSpaceId !== id) {
    throw new OperatorError(
      `CONTENT_SPACE_ID is ${contentSpaceId}, but the database of DATABASE_URL holds space ${id}. Set CONTENT_SPACE_ID to ${id}, or DATABASE_URL to the database of space ${contentSpaceId}.`,
    )
  }
  if (stored !== null) return
  try {
    await storage.storeBrand(brand)
  } catch (error) {
    // The next start records it.
    if (!isFullDisk(error)) throw error
  }
}

async function joinDatabase(
  storage: Storage,
  self: NodeDescription,
  settings: CmsSettings,
): Promise<void> {
  try {
    await storage.registerNode(self, readSharedSecrets(settings))
  } catch (error) {
    // The secrets agree. Once there is room, the next report registers this node; the next start stores the digests.
    if (!isFullDisk(error)) throw error
  }
}

function withNodeReports(
  storage: Storage,
  self: NodeDescription,
  log: Log,
  startTimer: StartTimer,
): Storage {
  const { listNodes, reportNode, markNodeStopped } = storage
  const stop = startNodeReports({
    self,
    nodes: listNodes,
    report: () => reportNode(self),
    log,
    startTimer,
  })
  const close = async () => {
    await stop()
    // Otherwise others count this node as running until its last report is too old.
    await markNodeStopped(self.name).catch(() => undefined)
    await storage.close()
  }
  return { ...storage, close }
}

/** Stores the settings. On a full disk, retries every 5 seconds until they are stored or the storage is closed. */
async function applySettings(
  storage: Storage,
  self: NodeDescription,
  settings: CmsSettings,
  log: Log,
  startTimer: StartTimer,
): Promise<Storage> {
  const store = () => storeSettings(storage, self, settings)
  try {
    await store()
    return storage
  } catch (error) {
    if (!isFullDisk(error)) throw error
    log.error(
      'disk.full',
      'The disk of the database is full: content can be read but not changed. Make room on it; the disk is checked every 5 seconds',
      { error },
    )
  }
  let cancel = () => {}
  let attempt = Promise.resolve()
  const retry = async () => {
    try {
      await store()
      log.info('disk.recovered', 'The disk of the database has room again: content can be changed')
    } catch (error) {
      if (!isFullDisk(error))
        log.error(
          'settings.store_failed',
          'Tokens and webhooks from the settings could not be stored; this is retried in 5 seconds. Check the database',
          { error },
        )
      retryLater()
    }
  }
  const retryLater = () => {
    cancel = startTimer(RETRY_MS, () => {
      attempt = retry()
    })
  }
  retryLater()
  const close = async () => {
    cancel()
    await attempt
    // The attempt in progress may have scheduled another.
    cancel()
    await storage.close()
  }
  return { ...storage, close }
}

/** Stores tokens, webhooks and receivers. Each step has its own transaction and can be repeated. */
async function storeSettings(
  storage: Storage,
  self: NodeDescription,
  settings: CmsSettings,
): Promise<void> {
  const others = (await storage.listNodes()).filter(({ name }) => name !== self.name)
  const { content, leads, mail } = mergeReceivers(self.receivers, others)
  const tokens = tokensOf(settings)
  // A node without tokens must not delete those of the others.
  const isAlone = !others.some(({ isRunning }) => isRunning)
  if (tokens.length > 0 || isAlone) await storage.replaceOperatorTokens(tokens)
  await storage.replaceOperatorWebhooks(content.map((url) => ({ name: new URL(url).host, url })))
  await storage.setReceivers({ leads: leads ?? undefined, mail: mail ?? undefined })
}

async function importBundled(
  storage: Storage,
  { brand, contentSpaceId }: CmsSettings,
  bundled: BundledContent,
  log: Log,
): Promise<void> {
  try {
    const startedAtMs = performance.now()
    const spaceId = contentSpaceId ?? Number(bundled.space.id)
    const counts = await storage.importContent(bundled, { spaceId, brand })
    const seconds = Math.round((performance.now() - startedAtMs) / 100) / 10
    log.info('content.imported', 'The seed content was imported', { ...counts, seconds })
  } catch (error) {
    // Another server may have imported into the same empty database first.
    if (!(await storage.isEmpty())) return
    if (!(error instanceof StorageError)) throw error
    throw new OperatorError(`The seed content cannot be imported: ${error.message}`, {
      cause: error,
    })
  }
}

function withoutStories(bundled: BundledContent): BundledContent {
  return { ...bundled, folders: async () => [], stories: async function* () {} }
}

async function logParked(storage: Storage, log: Log): Promise<void> {
  const parked = await storage.countParkedWork()
  if (describeParked(parked) === '') return
  log.warn(
    'restore.parked',
    'Webhooks, messages or plans of a restored backup are held back: not sent, and not carried out. To resume them, run: npm run content -- parked resume',
    { ...parked },
  )
}

function logMailSetting({ mail }: CmsSettings, log: Log): void {
  if (mail !== undefined) return
  log.info(
    'mail.off',
    'No mail is sent because SMTP_URL is not set; leads are stored anyway. To send mail, set it',
  )
}

function tokensOf({ contentToken, previewToken }: CmsSettings) {
  return [
    ...(contentToken ? [{ token: contentToken, kind: 'public' as const }] : []),
    ...(previewToken ? [{ token: previewToken, kind: 'preview' as const }] : []),
  ]
}

const RETRY_MS = 5000
