import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { changeStory } from '../../apps/cms/src/stories/change-story.ts'
import { publishStory } from '../../apps/cms/src/stories/publish-story.ts'
import { inAudit } from '../testing/in-audit.ts'
import { install, WEBHOOKS_ONLY } from './running-roles.fixture.ts'

/** The content system checks for changes by other processes every second. */
const SOON = { interval: 50 }

it('content-webhook#events a published change shows on both sites without a poll', async () => {
  const installation = await install(onTestFinished)
  await installation.startCms(WEBHOOKS_ONLY)
  await installation.startSite(WEBHOOKS_ONLY)
  await installation.startPreview(WEBHOOKS_ONLY)
  const storage = await installation.storage()
  const urls = [installation.siteUrl, installation.previewUrl]
  const texts = () => Promise.all(urls.map((url) => fetch(`${url}/about`).then((r) => r.text())))
  const reachesContentSystem = (url: string) =>
    fetch(`${url}/readyz`).then(async (response) => (await response.json()).contentSystemReachable)
  await expect.poll(() => Promise.all(urls.map(reachesContentSystem)), SOON).toEqual([true, true])

  const about = await storage.findStory({ fullSlug: 'about' }, 'draft')
  if (about === undefined) throw new Error('there is no story about')
  const content = { ...JSON.parse(about.content), seo: { title: 'A new word' } }
  await storage.change(changeStory, about.id, { content })
  expect((await texts()).join()).not.toContain('A new word')
  await storage.change(publishStory, about.id)
  await expect
    .poll(texts, SOON)
    .toEqual([expect.stringContaining('A new word'), expect.stringContaining('A new word')])
})

inAudit(
  'decision 0020 an edited seed file reaches a running site when the database is recreated',
  async () => {
    const installation = await install(onTestFinished)
    const cms = await installation.startCms()
    await installation.startSite()
    const about = () => fetch(`${installation.siteUrl}/about`).then((response) => response.text())
    expect(await about()).not.toContain('Edited in its file')

    await cms.stop()
    for (const end of ['', '-wal', '-shm']) {
      rmSync(join(installation.dataDir, `cms.sqlite${end}`), { force: true })
    }
    const file = join(installation.contentDir, 'stories', 'about.json')
    const story = JSON.parse(readFileSync(file, 'utf8'))
    story.content.seo.title = 'Edited in its file'
    writeFileSync(file, JSON.stringify(story))
    await installation.startCms()
    await expect.poll(about, SOON).toContain('Edited in its file')
  },
  120_000,
)
