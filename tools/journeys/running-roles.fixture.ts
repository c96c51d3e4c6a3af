import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '../../apps/cms/src/storage/open-storage.ts'
import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import { ensureBuilt } from '../run/ensure-built.ts'
import { type Role, startCms, startSite } from '../run/role.ts'
import { siteSettings } from '../run/role-settings.ts'
import { freePort } from '../testing/free-port.ts'

/** An installation of its own: real processes, a data folder, and the storage behind the content system. */
export interface Installation {
  readonly dataDir: string
  /** What its production site is started with. */
  readonly siteEnv: NodeJS.ProcessEnv
  readonly startCms: (settings?: NodeJS.ProcessEnv) => Promise<Role>
  /** The production site; `settings` replace those of the installation. */
  readonly startSite: (settings?: NodeJS.ProcessEnv) => Promise<Role>
  readonly startPreview: (settings?: NodeJS.ProcessEnv) => Promise<Role>
  /** Writes past the content system, which sees it at the next request. */
  readonly storage: () => Promise<Storage>
  readonly cmsUrl: string
  readonly siteUrl: string
  readonly previewUrl: string
  readonly embedsUrl: string
}

/**
 * Settings with which a site learns of changes from webhooks alone: the content system sends them, and the
 * next poll is later than the end of any test.
 */
export const HOOKS_ALONE = { WEBHOOK_SECRET: 'secret-of-hooks', POLL_SECONDS: '3600' }

/**
 * Makes one with nothing running yet.
 *
 * @param onEnd is given what ends all its processes and removes its data: `onTestFinished` or `afterAll`
 */
export async function install(onEnd: (end: () => Promise<void>) => void): Promise<Installation> {
  await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-journey-'))
  const [site, cms, embeds] = [await freePort(), await freePort(), await freePort()]
  const preview = await freePort()
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${join(dataDir, 'cms.sqlite')}`,
    SITE_PORT: String(site),
    CMS_PORT: String(cms),
    EMBEDS_PORT: String(embeds),
    PREVIEW_PORT: String(preview),
    CONTENT_TOKEN: 'token-of-published-content',
    CONTENT_PREVIEW_TOKEN: 'token-of-drafts',
    POLL_SECONDS: '1',
  }
  const ends: (() => Promise<void>)[] = []
  const ending = (role: Role) => {
    ends.push(role.stop)
    return role
  }
  onEnd(async () => {
    await Promise.all(ends.map((end) => end()))
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    dataDir,
    siteEnv: siteSettings(env, 'production'),
    startCms: async (settings = {}) => ending(await startCms({ ...env, ...settings })),
    startSite: async (settings = {}) =>
      ending(await startSite('site', { ...siteSettings(env, 'production'), ...settings })),
    startPreview: async (settings = {}) =>
      ending(await startSite('preview', siteSettings({ ...env, ...settings }, 'preview'))),
    storage: async () => {
      const storage = await openStorage(String(env.DATABASE_URL))
      ends.push(storage.close)
      return storage
    },
    cmsUrl: `http://127.0.0.1:${cms}`,
    siteUrl: `http://127.0.0.1:${site}`,
    previewUrl: `http://127.0.0.1:${preview}`,
    embedsUrl: `http://127.0.0.1:${embeds}`,
  }
}
