import { expect, test } from 'vitest'
import { createPages } from '../../../apps/site/src/page/pages.ts'
import {
  renderNotFound,
  renderShared,
  renderStory,
} from '../../../apps/site/src/page/render-page.tsx'
import { serveStories } from '../../../apps/site/src/routes/stories-request.fixture.ts'
import { settings, snapshot } from './bundled-site.fixture.ts'

test('BLOCK-12 the address of a gated file is in no page, list, search or response of the bundled site', async () => {
  const pages = createPages(settings, () => ({ renderStory, renderNotFound, renderShared }))
  const { send, post } = await serveStories({ settings, snapshot, pages })
  const slug = 'the-price-of-knowing-late'
  const found = snapshot.find(`whitepapers/${slug}`)
  const uuid = found?.kind === 'story' ? found.entry.uuid : 'none'
  const name = found?.kind === 'story' ? found.entry.name : ''
  const page = await send(`/whitepapers/${slug}`)
  expect(page.status).toBe(200)
  expect(page.text).toMatch(new RegExp(`<iframe[^>]*/forms/whitepaper[?][^"]*story=${uuid}"`))
  const words = slug.replaceAll('-', ' ')
  const responses = [
    page,
    await send(`/resources?type=whitepapers&q=${encodeURIComponent(name)}`),
    await send(`/search?q=${encodeURIComponent(words)}`),
    await send(`/api/suggestions?q=${encodeURIComponent(words)}`),
    await post({ options: { by_uuids: uuid } }),
  ]
  for (const { text } of responses) {
    expect(text.includes(slug), 'speaks of the paper').toBe(true)
    expect(text, 'gives its file away').not.toMatch(/weeks-of-silence|knowing-late\.pdf/)
  }
})

test('BLOCK-12 BLOCK-9 every other download of the bundled site is a plain link to a file', async () => {
  const pages = createPages(settings, () => ({ renderStory, renderNotFound, renderShared }))
  const { send } = await serveStories({ settings, snapshot, pages })
  const { text } = await send('/guidebooks/gate-evidence-under-gxp')
  expect(text).toMatch(/<a href="\/assets\/f\/[^"]*\/gate-evidence-under-gxp\.pdf"[^>]* download/)
  expect(text).not.toContain('<iframe')
})
