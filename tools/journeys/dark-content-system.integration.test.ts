import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { StoredStory } from '../../apps/cms/src/queries/story-rows.ts'
import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import { changeStory } from '../../apps/cms/src/stories/change-story.ts'
import { createStory } from '../../apps/cms/src/stories/create-story.ts'
import { publishStory, unpublishStory } from '../../apps/cms/src/stories/publish-story.ts'
import { inAudit } from '../testing/in-audit.ts'
import { FAILURES, type Failure, startFaultyProxy } from './faulty-proxy.fixture.ts'
import { type Installation, install } from './running-roles.fixture.ts'

const PICTURE = '640x400/0123456789/heron.png'
const FILE = 'x/fedcba9876/herons.pdf'
/** Milliseconds between checks. */
const SOON = { interval: 50 }

async function page(installation: Installation, path: string) {
  const response = await fetch(installation.siteUrl + path, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

const textOf = async (installation: Installation, path: string) =>
  (await page(installation, path)).text

async function find(storage: Storage, fullSlug: string): Promise<StoredStory> {
  const story = await storage.findStory({ fullSlug }, 'draft')
  if (story === undefined) throw new Error(`there is no story ${fullSlug}`)
  return story
}

async function publishArticle(installation: Installation, storage: Storage): Promise<StoredStory> {
  const uploads = join(installation.dataDir, 'uploads')
  for (const [path, bytes] of [
    [PICTURE, await drawnPicture()],
    [FILE, Buffer.from('%PDF-1.4\n%%EOF\n')],
  ] as const) {
    mkdirSync(join(uploads, path, '..'), { recursive: true })
    writeFileSync(join(uploads, path), bytes)
  }
  const { id } = await storage.space()
  const { assetHost } = await storage.space()
  const address = (path: string) => `https://${assetHost}/f/${id}/${path}`
  const blog = (await find(storage, 'blog/a-register-that-adds-up')).parent_id
  const { id: story } = await storage.change(createStory, {
    name: 'Herons at the weir',
    slug: 'herons',
    parentId: blog,
    position: -999_999,
    content: {
      _uid: 'herons',
      component: 'modules/resource',
      date: '2099-11-01 09:00',
      description: 'What a grey heron teaches about float.',
      theme: ['ppm'],
      image: { fieldtype: 'asset', id: 1, filename: address(PICTURE), alt: 'A heron' },
      download: [
        {
          _uid: 'd',
          component: 'download',
          label: 'Herons (PDF)',
          link: {
            fieldtype: 'multilink',
            linktype: 'asset',
            url: address(FILE),
            cached_url: address(FILE),
          },
        },
      ],
      body: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Patience.' }] }],
      },
    },
  })
  return storage.change(publishStory, story)
}

function drawnPicture(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background: '#0e4a5c' } })
    .png()
    .toBuffer()
}

/** Checks that the site serves every change that was published. */
async function expectAllChanges(installation: Installation): Promise<void> {
  const article = await page(installation, '/blog/herons')
  expect(article.status).toBe(200)
  expect(article.text).toContain('Patience.')
  expect(await textOf(installation, '/resources')).toContain('Herons at the weir')
  expect(await textOf(installation, '/search?q=grey+heron')).toContain('href="/blog/herons"')
  expect(await textOf(installation, '/sitemap.xml')).toContain('/blog/herons')
  expect(await textOf(installation, '/about')).toContain('About, after the edit')
  expect((await page(installation, '/privacy-policy')).status).toBe(404)
  expect((await page(installation, '/edge')).status).toBe(307)
  expect((await page(installation, '/brink')).status).toBe(200)
  const space = /\/assets\/(f\/\d+)\//.exec(article.text)?.[1]
  const picture = await fetch(`${installation.siteUrl}/assets/${space}/${PICTURE}/m/320x200`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])
  const file = await fetch(`${installation.siteUrl}/assets/${space}/${FILE}`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
}

describe('a content system that goes dark', () => {
  /** Counterparts without processes: sync/refresh (after a restart), sync/dark and the site's create-assets (files). */
  inAudit(
    'CALL-6 takes nothing published away, even from a site that starts without it',
    async () => {
      const installation = await install(onTestFinished)
      const cms = await installation.startCms()
      let site = await installation.startSite()
      const storage = await installation.storage()

      await publishArticle(installation, storage)
      const about = await find(storage, 'about')
      const content = { ...JSON.parse(about.content), seo: { title: 'About, after the edit' } }
      await storage.change(changeStory, about.id, { content })
      await storage.change(publishStory, about.id)
      await storage.change(unpublishStory, (await find(storage, 'privacy-policy')).id)
      await storage.change(changeStory, (await find(storage, 'edge')).id, { slug: 'brink' })
      await expect
        .poll(() => page(installation, '/blog/herons').then(({ status }) => status), SOON)
        .toBe(200)
      await expect
        .poll(() => page(installation, '/edge').then(({ status }) => status), SOON)
        .toBe(307)
      await expect.poll(() => hasCopies(installation), SOON).toBe(true)

      await cms.stop()
      await site.stop()
      rmSync(join(installation.dataDir, 'images'), { recursive: true, force: true })
      site = await installation.startSite()
      await expectAllChanges(installation)

      await installation.startCms()
      await storage.change(changeStory, (await find(storage, 'about')).id, {
        content: { ...content, seo: { title: 'About, once more' } },
      })
      await storage.change(publishStory, about.id)
      await expect.poll(() => textOf(installation, '/about'), SOON).toContain('About, once more')
      await expectHealthy(installation, true)
    },
    180_000,
  )

  /** In `npm run audit`: without processes, `packages/catalogue/src/sync` and the protocol's client meet the same. */
  describe.runIf(process.env.EVERY_EXAMPLE)('behind a faulty proxy', () => {
    let installation: Installation
    let storage: Storage
    let proxy: Awaited<ReturnType<typeof startFaultyProxy>>

    beforeAll(async () => {
      installation = await install(afterAll)
      await installation.startCms()
      proxy = await startFaultyProxy(installation.cmsUrl, afterAll)
      await installation.startSite({ CONTENT_API_URL: `${proxy.url}/v2` })
      storage = await installation.storage()
    })

    it.each(FAILURES)(
      'CALL-6 changes nothing on the site when it %s, and is followed again once it recovers',
      async (failure: Failure) => {
        await expect.poll(() => proxy.forwardedCount(), SOON).toBeGreaterThan(0)
        const { id, content } = await find(storage, 'about')
        const before = await textOf(installation, '/about')
        const title = `Seen again after one that ${failure}`
        await storage.change(changeStory, id, {
          content: { ...JSON.parse(content), seo: { title } },
        })
        proxy.fail(failure)
        await storage.change(publishStory, id)
        // Only a slow response takes long to give up.
        const polls = failure === 'answers one byte at a time' ? 1 : 2
        await expect.poll(() => proxy.brokenCount(), SOON).toBeGreaterThanOrEqual(polls)
        expect(await textOf(installation, '/about')).toBe(before)
        expect((await page(installation, '/resources')).status).toBe(200)
        expect((await page(installation, '/search?q=portfolio')).status).toBe(200)

        proxy.recover()
        await expect.poll(() => textOf(installation, '/about'), SOON).toContain(title)
        await expectHealthy(installation, true)
      },
      60_000,
    )
  })
})

/** A change is visible shortly before the comparison that found it has ended. */
async function expectHealthy(installation: Installation, reachable: boolean): Promise<void> {
  const ready = async () => {
    const response = await fetch(`${installation.siteUrl}/readyz`)
    const { contentSystemReachable } = (await response.json()) as Record<string, unknown>
    return { status: response.status, contentSystemReachable }
  }
  await expect.poll(ready, SOON).toEqual({ status: 200, contentSystemReachable: reachable })
}

/** True when the site has its own copy of the new picture and file. */
async function hasCopies(installation: Installation): Promise<boolean> {
  const { globSync } = await import('node:fs')
  return globSync('originals/**/*', { cwd: installation.dataDir }).length >= 2
}
