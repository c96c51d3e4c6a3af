import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createRandom } from '../../bench/catalogue/random.ts'
import { startReaders } from '../chaos/readers.fixture.ts'
import type { Victim } from '../chaos/victim.fixture.ts'
import { PUBLISHED_STORY, startWriters } from '../chaos/writers.fixture.ts'
import { type Deployed, deploy, MANAGEMENT_TOKEN } from './deployed.fixture.ts'
import { hasNginx } from './nginx.fixture.ts'

/** `npm run audit` runs it for three minutes, `npm test` not at all: eight processes have to start first. */
const MINUTES = Number(process.env.TOPOLOGY_MINUTES ?? Number.NaN)
const SEED = Number(process.env.SEED ?? 20_261_122)
/** Responses that visitors get between two kills. */
const BETWEEN = 40
const PICTURE = '640x400/0123456789/heron.png'

test.skipIf(!hasNginx || Number.isNaN(MINUTES))(
  'behind nginx nobody notices when each part is killed and restarted in turn: two sites, two content systems, PostgreSQL, the file store; and after a restart of nginx itself every retry succeeds',
  { timeout: 180_000 + MINUTES * 120_000 },
  async () => {
    const deployed = await deploy()
    const { siteUrl, cmsUrl, embedsUrl, storage, sites, contentSystems, nginx } = deployed
    const picture = `/assets/f/${(await storage.space()).id}/${PICTURE}`
    deployed.bucket.files.set(PICTURE, { bytes: await drawnPicture(), type: 'image/png' })
    for (const { url } of sites) expect((await fetch(url + picture)).status).toBe(200)

    const random = createRandom(SEED)
    const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
    const pages = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
      ([, path = '/']) => path,
    )
    const front: Victim = { ...sites[0], ...nginx, name: 'nginx', url: siteUrl }
    const lists = ['/resources', '/search?q=portfolio', '/api/suggestions?q=risk', '/sitemap.xml']
    const files = [picture, `${picture}/m/64x40`, `${picture}/m/320x0`]
    const readers = startReaders(
      [pages, pages, [`/${PUBLISHED_STORY}`, ...lists], files].map((paths) => ({
        victim: front,
        paths,
      })),
      random,
    )
    const writers = await startWriters({
      ...{ cmsUrl, embedsUrl, managementToken: MANAGEMENT_TOKEN, storage, random },
      // Rejected changes are repeated.
      mayRefuse: always,
    })
    const end = Date.now() + MINUTES * 60_000
    let rounds = 0
    do {
      for (const [name, kill] of Object.entries(kills(deployed))) {
        await readers.waitForResponses(BETWEEN)
        await kill()
        expect(readers.failures, `after: ${name}`).toEqual([])
      }
      rounds++
    } while (Date.now() < end)
    await readers.waitForResponses(BETWEEN)
    await Promise.all([readers.leave(), writers.leave()])
    expect([...readers.failures, ...writers.failures]).toEqual([])
    expect(await writers.lost()).toEqual([])
    const { saves, leads, unanswered } = writers.counts()
    expect(Math.min(saves, leads)).toBeGreaterThan(5)
    const killCount = [...sites, ...contentSystems].reduce(
      (sum, { killCount }) => sum + killCount(),
      0,
    )
    process.stdout.write(
      `${rounds} rounds, ${killCount} kill -9 of sites and content systems: ${readers.responseCount()} requests through nginx, ${readers.failures.length} failures, ${nginx.killCount()} kill -9 of nginx, which cut off ${readers.cutOffCount()} requests that succeeded the second time, slowest ${readers.slowestMs()} ms; ${saves} saves and ${leads} leads acknowledged, ${unanswered} sent again, 0 lost\n`,
    )
  },
)

/** Kills and restarts each part; nginx, which visitors are connected to, is reloaded before that. */
function kills({ sites, contentSystems, postgres, bucket, nginx }: Deployed) {
  return {
    'first site': sites[0].kill,
    'second site': sites[1].kill,
    'first content system': contentSystems[0].kill,
    'second content system': contentSystems[1].kill,
    PostgreSQL: postgres.crash,
    'store of files': async () => {
      bucket.stop()
      await sites[0].kill()
      await bucket.restart()
    },
    'nginx, reloaded': async () => nginx.reload(),
    nginx: nginx.kill,
  }
}

const always = () => true

function drawnPicture(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background: '#0e4a5c' } })
    .png()
    .toBuffer()
}
