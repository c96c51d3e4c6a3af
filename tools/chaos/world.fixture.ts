import { createHmac } from 'node:crypto'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSmallDisk, type SmallDisk } from '../../apps/cms/src/storage/small-disk.fixture.ts'
import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import { openStorage } from '../../apps/cms/src/storage/storage.ts'
import { install } from '../journeys/running-roles.fixture.ts'
import { type Between, standBetween } from '../journeys/unreliable-content-system.fixture.ts'
import { createVictim, type Victim } from './victim.fixture.ts'

/** A whole installation to which anything may happen. */
export interface World {
  readonly site: Victim
  readonly preview: Victim
  readonly cms: Victim
  readonly embedsUrl: string
  readonly spaceId: number
  /** Between the sites and their content system. */
  readonly between: Between
  readonly disk: SmallDisk
  /** The clocks of all roles jump to so many milliseconds from now. */
  readonly jump: (milliseconds: number) => void
  /** Tells the site of a change, truly or not. */
  readonly hook: (body: object, signature?: string) => Promise<number>
  /** Reads what is stored, past the content system. */
  readonly storage: Storage
}

export const MANAGEMENT_TOKEN = 'token-of-management'
const SECRET = 'secret-of-hooks'
const CLOCK = new URL('jumping-clock.fixture.ts', import.meta.url).href

/**
 * Starts one.
 *
 * @param onEnd is given what ends it: `onTestFinished` or `afterAll`, which run the last given first
 */
export async function startWorld(onEnd: (end: () => Promise<void>) => void): Promise<World> {
  const disk = makeSmallDisk((end) => onEnd(async () => end()))
  const installation = await install(onEnd)
  cpSync(installation.dataDir, disk.folder, { recursive: true })
  const { cmsUrl, siteUrl, previewUrl, embedsUrl, startCms, startSite, startPreview } = installation
  const between = await standBetween(cmsUrl, (end) => onEnd(async () => end()))
  const clock = join(disk.folder, 'clock')
  const databaseUrl = `file:${join(disk.folder, 'cms.sqlite')}`
  const settings = {
    DATA_DIR: disk.folder,
    DATABASE_URL: databaseUrl,
    MANAGEMENT_TOKEN,
    WEBHOOK_SECRET: SECRET,
    SEAL_SECRET: 'secret-of-seals',
    TRUST_PROXY: 'on',
    JUMPING_CLOCK: clock,
    NODE_OPTIONS: `--import=${CLOCK}`,
  }
  const reading = { ...settings, CONTENT_API_URL: `${between.url}/v2` }
  const cms = await createVictim(cmsUrl, () => startCms(settings))
  const site = await createVictim(siteUrl, () => startSite(reading))
  const preview = await createVictim(previewUrl, () => startPreview(reading))
  const storage = await openStorage(databaseUrl)
  onEnd(() => storage.close())
  const { id: spaceId } = await storage.space()
  return {
    ...{ site, preview, cms, embedsUrl, spaceId, between, disk, storage },
    jump: (milliseconds) => {
      writeFileSync(clock, String(milliseconds))
      for (const role of [site, preview, cms]) process.kill(role.pid(), 'SIGUSR2')
    },
    hook: async (body, signature) => {
      const text = JSON.stringify({ space_id: spaceId, ...body })
      const answer = await fetch(`${siteUrl}/hooks/content`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-signature': signature ?? createHmac('sha1', SECRET).update(text).digest('hex'),
        },
        body: text,
      })
      return answer.status
    },
  }
}
