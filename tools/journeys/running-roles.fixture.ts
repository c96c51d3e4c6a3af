import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '../../apps/cms/src/storage/storage.ts'
import { ensureBuilt } from '../run/ensure-built.ts'
import { freePort } from '../run/free-port.ts'
import { type RoleProcess, startCms, startSite } from '../run/role.ts'
import { siteSettings } from '../run/role-settings.ts'
import { writeFewStories } from '../testing/few-stories.ts'

/**
 * Settings with which a site learns of changes from webhooks alone: the next poll is later than the end of any test.
 */
export const WEBHOOKS_ONLY = { WEBHOOK_SECRET: 'webhook-secret', POLL_SECONDS: '3600' }

/**
 * Prepares an installation with real processes and a data folder of its own. Its content system and
 * site have run before: the first start is covered by tests of `npm start` and of releases.
 *
 * @param onEnd receives clean-up functions: `onTestFinished` or `afterAll`
 * @param writeContent makes the folder of its seed content, by default of a few stories
 */
export async function install(
  onEnd: (end: () => Promise<void>) => void,
  writeContent: WriteContent = writeFewStories,
) {
  const firstStart = firstStarts.get(writeContent) ?? createFirstStart(writeContent)
  firstStarts.set(writeContent, firstStart)
  const dataDir = mkdtempSync(FOLDER_PREFIX)
  cpSync(await firstStart, dataDir, { recursive: true })
  const env = await settingsFor(dataDir)
  const ends: (() => Promise<void>)[] = []
  const stopAtEnd = (role: RoleProcess) => {
    ends.push(role.stop)
    return role
  }
  onEnd(async () => {
    await Promise.all(ends.map((end) => end()))
    rmSync(dataDir, { recursive: true, force: true })
  })
  const origin = (port: string | undefined) => `http://127.0.0.1:${port}`
  return {
    dataDir,
    /** Folder of its seed content. */
    contentDir: String(env.CONTENT_DIR),
    /** Settings of its production site. */
    siteEnv: siteSettings(env, 'production'),
    startCms: async (settings: NodeJS.ProcessEnv = {}) =>
      stopAtEnd(await startCms({ ...env, ...settings })),
    /** The production site; `settings` override those of the installation. */
    startSite: async (settings: NodeJS.ProcessEnv = {}) =>
      stopAtEnd(await startSite('site', { ...siteSettings(env, 'production'), ...settings })),
    startPreview: async (settings: NodeJS.ProcessEnv = {}) =>
      stopAtEnd(await startSite('preview', siteSettings({ ...env, ...settings }, 'preview'))),
    /** Opens the database directly; the content system notices changes at its next request. */
    storage: async () => {
      const storage = await openStorage(String(env.DATABASE_URL))
      ends.push(storage.close)
      return storage
    },
    cmsUrl: origin(env.CMS_PORT),
    siteUrl: origin(env.SITE_PORT),
    previewUrl: origin(env.PREVIEW_PORT),
    embedsUrl: origin(env.EMBEDS_PORT),
  }
}

export type Installation = Awaited<ReturnType<typeof install>>

const FOLDER_PREFIX = join(tmpdir(), 'prospectus-journey-')

type WriteContent = (folder: string) => void

/** Data folders after a first start, by the function that wrote their content, for all tests of a worker. */
const firstStarts = new Map<WriteContent, Promise<string>>()

async function createFirstStart(writeContent: WriteContent): Promise<string> {
  await ensureBuilt()
  const folder = mkdtempSync(FOLDER_PREFIX)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const env = await settingsFor(folder)
  writeContent(String(env.CONTENT_DIR))
  const cms = await startCms(env)
  const site = await startSite('site', siteSettings(env, 'production'))
  await Promise.all([cms.stop(), site.stop()])
  return folder
}

async function settingsFor(dataDir: string): Promise<NodeJS.ProcessEnv> {
  const [sitePort, cmsPort, embedsPort, previewPort] = await Promise.all([1, 2, 3, 4].map(freePort))
  return {
    ...process.env,
    DATA_DIR: dataDir,
    CONTENT_DIR: join(dataDir, 'content'),
    DATABASE_URL: `file:${join(dataDir, 'cms.sqlite')}`,
    SITE_PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    EMBEDS_PORT: String(embedsPort),
    PREVIEW_PORT: String(previewPort),
    CONTENT_TOKEN: 'token-of-published-content',
    CONTENT_PREVIEW_TOKEN: 'token-of-drafts',
    POLL_SECONDS: '1',
  }
}
