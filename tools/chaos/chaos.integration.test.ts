import { expect, onTestFinished, test } from 'vitest'
import { createRandom, type Random } from '../../bench/catalogue/random.ts'
import { INCIDENTS } from './incidents.fixture.ts'
import { MANAGEMENT_TOKEN, startInstallation } from './installation.fixture.ts'
import { editionsIn, startReaders } from './readers.fixture.ts'
import { PUBLISHED_STORY, startWriters } from './writers.fixture.ts'

/** For the audit and `npm run chaos`, which runs all incidents ten times in varying order. */
const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 1)
const SEED = Number(process.env.SEED ?? 20_261_122)
const POLL_OPTIONS = { interval: 20 }

test.skipIf(process.env.CHAOS_ROUNDS === undefined)(
  `CALL-6 in all incidents visitors get complete pages, and no acknowledged change is lost (seed ${SEED})`,
  {
    timeout: 120_000 + ROUNDS * 120_000,
  },
  async () => {
    const random = createRandom(SEED)
    const installation = await startInstallation(onTestFinished)
    const { site, preview, cms, embedsUrl, storage, disk } = installation
    const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const pages = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
      ([, at = '/']) => at,
    )
    const lists = ['/resources', '/search?q=portfolio', '/sitemap.xml', '/api/suggestions?q=risk']
    const from = [
      { victim: site, paths: pages },
      { victim: site, paths: [`/${PUBLISHED_STORY}`, ...lists] },
      { victim: site, paths: [`/${PUBLISHED_STORY}`, '/resources?page=2', '/search?q=register'] },
      { victim: preview, paths: [`/${PUBLISHED_STORY}`, '/resources', '/about'] },
    ]
    const readers = startReaders(from, random)
    const writers = await startWriters({
      ...{ cmsUrl: cms.url, embedsUrl, managementToken: MANAGEMENT_TOKEN, storage, random },
      mayRefuse: () => disk.isFull() || !cms.isUp(),
    })
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, run } of shuffled(INCIDENTS, random)) {
        await run(installation, readers)
        expect([...readers.failures, ...writers.failures], `after: ${name} (seed ${SEED})`).toEqual(
          [],
        )
      }
    }
    await writers.leave()
    const shown = async () =>
      editionsIn(await (await fetch(`${site.url}/${PUBLISHED_STORY}`)).text())
    await expect.poll(shown, POLL_OPTIONS).toEqual([expect.any(Number)])
    await expect
      .poll(async () => (await shown())[0], POLL_OPTIONS)
      .toBeGreaterThanOrEqual(writers.published())
    await readers.leave()
    expect([...readers.failures, ...writers.failures]).toEqual([])
    expect(await writers.lost()).toEqual([])
    const { saves, leads, unanswered } = writers.counts()
    expect(Math.min(saves, leads)).toBeGreaterThan(ROUNDS * 5)
    const killCount = site.killCount() + preview.killCount() + cms.killCount()
    process.stdout.write(
      `${ROUNDS * INCIDENTS.length} incidents, ${killCount} kills, ${readers.responseCount()} responses, ${readers.cutOffCount()} cut off with the process that was killed, slowest ${readers.slowestMs()} ms; ${saves} saves and ${leads} leads acknowledged, ${unanswered} without a response, 0 lost; full disk ${disk.isSmall ? 'tried' : 'not tried: only root can make one'}; seed ${SEED}\n`,
    )
  },
)

function shuffled<T>(items: readonly T[], { below }: Random): readonly T[] {
  return items
    .map((item) => ({ item, place: below(1e9) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
