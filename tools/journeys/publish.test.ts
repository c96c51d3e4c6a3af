import { expect, it } from 'vitest'
import { install, LONG_POLLS } from './running-roles.fixture.ts'

/** The content system looks for what other processes have changed every second. */
const SOON = { timeout: 20_000, interval: 50 }

it('content-webhook#events a published word shows on both sites without a poll', async () => {
  const installation = await install()
  await installation.startCms()
  await installation.startSite(LONG_POLLS)
  await installation.startPreview()
  const storage = await installation.storage()
  const urls = [installation.siteUrl, installation.previewUrl]
  const texts = () => Promise.all(urls.map((url) => fetch(`${url}/about`).then((r) => r.text())))
  const isInStep = (url: string) =>
    fetch(`${url}/readyz`).then(async (answer) => (await answer.json()).contentSystemReachable)
  await expect.poll(() => Promise.all(urls.map(isInStep)), SOON).toEqual([true, true])

  const about = await storage.story({ fullSlug: 'about' }, 'draft')
  if (about === undefined) throw new Error('there is no story about')
  const content = { ...JSON.parse(about.content), seo: { title: 'A new word' } }
  await storage.changeStory(about.id, { content })
  expect((await texts()).join()).not.toContain('A new word')
  await storage.publishStory(about.id)
  await expect
    .poll(texts, SOON)
    .toEqual([expect.stringContaining('A new word'), expect.stringContaining('A new word')])
}, 120_000)
