import { createHmac } from 'node:crypto'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSmallDisk } from '../../apps/cms/src/storage/small-disk.fixture.ts'
import { openStorage } from '../../apps/cms/src/storage/storage.ts'
import { startFaultyProxy } from '../journeys/faulty-proxy.fixture.ts'
import { install } from '../journeys/running-roles.fixture.ts'
import { contentFolder } from '../run/project.ts'
import { createVictim } from './victim.fixture.ts'

export const MANAGEMENT_TOKEN = 'management-token'
const WEBHOOK_SECRET = 'webhook-secret'
/** Uses all of the content, since visitors read every page of the sitemap, and send forms. */
const linkAllContent = (folder: string) => symlinkSync(contentFolder(), folder)
const CLOCK_MODULE = new URL('jumping-clock.fixture.ts', import.meta.url).href

/**
 * Starts a whole installation for incidents.
 *
 * @param onEnd receives clean-up functions: `onTestFinished` or `afterAll`, which run them in reverse order
 */
export async function startInstallation(onEnd: (end: () => Promise<void>) => void) {
  const disk = makeSmallDisk((end) => onEnd(async () => end()))
  const installation = await install(onEnd, linkAllContent)
  cpSync(installation.dataDir, disk.folder, { recursive: true })
  const { cmsUrl, siteUrl, previewUrl, embedsUrl, startCms, startSite, startPreview } = installation
  const proxy = await startFaultyProxy(cmsUrl, (end) => onEnd(async () => end()))
  const clockFile = join(disk.folder, 'clock')
  const databaseUrl = `file:${join(disk.folder, 'cms.sqlite')}`
  const settings = {
    DATA_DIR: disk.folder,
    DATABASE_URL: databaseUrl,
    MANAGEMENT_TOKEN,
    WEBHOOK_SECRET,
    SEAL_SECRET: 'secret-for-seals',
    TRUST_PROXY: 'on',
    PROSPECTUS_JUMPING_CLOCK: clockFile,
    NODE_OPTIONS: `--import=${CLOCK_MODULE}`,
  }
  const siteSettings = { ...settings, CONTENT_API_URL: `${proxy.url}/v2` }
  const cms = await createVictim(cmsUrl, () => startCms(settings))
  const site = await createVictim(siteUrl, () => startSite(siteSettings))
  const preview = await createVictim(previewUrl, () => startPreview(siteSettings))
  const storage = await openStorage(databaseUrl)
  onEnd(() => storage.close())
  const { id: spaceId } = await storage.space()
  return {
    site,
    preview,
    cms,
    embedsUrl,
    spaceId,
    proxy,
    disk,
    /** Accesses the database directly. */
    storage,
    /** Sets the clocks of all roles this far ahead of the real time; 0 resets them. */
    jump: (milliseconds: number) => {
      writeFileSync(clockFile, String(milliseconds))
      for (const role of [site, preview, cms]) process.kill(role.pid(), 'SIGUSR2')
    },
    /** Tells the site of a change, real or not, by default with a valid signature; resolves to the HTTP status. */
    sendWebhook: async (body: object, signature?: string) => {
      const text = JSON.stringify({ space_id: spaceId, ...body })
      const response = await fetch(`${siteUrl}/hooks/content`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-signature':
            signature ?? createHmac('sha1', WEBHOOK_SECRET).update(text).digest('hex'),
        },
        body: text,
      })
      return response.status
    },
  }
}

export type ChaosInstallation = Awaited<ReturnType<typeof startInstallation>>
