import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fontOutlines } from 'virtual:brand-covers'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { serveSite } from '../served-site.fixture.ts'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'

const FLOAT = { component: 'modules/resource', seo: { title: 'On float' } }
const STALE = '0'.repeat(20)

async function served() {
  const dataDir = temporaryFolder('social-pictures', onTestFinished)
  const raw = rawStory('on-float', FLOAT)
  const site = await serveSite({ env: { DATA_DIR: dataDir }, snapshot: snapshotOf([raw]) })
  const of = (version: string) => `/_/social/${raw.uuid}/${version}.png`
  const { headers } = await site.send(of(STALE))
  return { ...site, of, current: headers.location ?? '', folder: join(dataDir, 'social') }
}

/** A brand without a font for pictures has none drawn. */
const itWithFont = it.skipIf(fontOutlines === undefined)

itWithFont('HEAD-1 draws the picture of a page once, as an immutable file', async () => {
  const { send, current, folder } = await served()
  const [first, same] = await Promise.all([send(current), send(current)])
  expect(first.status).toBe(200)
  expect(first.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(first.headers['cache-control']).toContain('immutable')
  expect(await sharp(first.body).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(first.body.length).toBeLessThan(60_000)
  expect(same.body.equals(first.body)).toBe(true)
  expect(await readdir(folder)).toHaveLength(1)
  expect((await send(current)).body.equals(first.body)).toBe(true)
})

itWithFont(
  'HEAD-1 leads from the address of an earlier picture to the current one, and draws nothing else',
  async () => {
    const { send, of, current, folder } = await served()
    const earlier = await send(of(STALE))
    expect(earlier.status).toBe(302)
    expect(current).not.toBe(of(STALE))
    for (const path of [
      '/_/social/',
      `/_/social/nobody/${STALE}.png`,
      `/_/social/%E0%A4%A/${STALE}.png`,
      of('../../secret'),
      of('x'),
    ])
      expect((await send(path)).status, path).toBeGreaterThanOrEqual(400)
    expect(await readdir(folder).catch(() => [])).toEqual([])
  },
)
