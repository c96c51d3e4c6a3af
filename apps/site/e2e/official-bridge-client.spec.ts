import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { testBrowser } from './browser.ts'
import { openEditor, signedAddress } from './editor-page.ts'

const { open } = testBrowser()
const SDK = readFileSync(
  fileURLToPath(import.meta.resolve('@storyblok/js')).replace(/\.mjs$/, '.js'),
)

/** A page that uses only the official package: it shows the name of the story being typed. */
const html = () => `<!doctype html><title>Page</title><link rel="icon" href="data:,">
  <script src="/sdk.js"></script>
  <h1>Not typed yet</h1>
  <script>
    const bridgeUrl = '${inject('cmsUrl')}/bridge.js'
    storyblok.storyblokInit({ accessToken: 'none', bridge: true, bridgeUrl })
    storyblok.useStoryblokBridge(17, ({ name }) => {
      document.querySelector('h1').textContent = name
    })
  </script>`

it('live-preview#bridge the official package follows our editor over our bridge', async () => {
  const page = await open()
  const address = (await signedAddress('/official', 17)).replace(inject('previewUrl'), PAGE)
  await page.route(`${PAGE}/official?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html() }),
  )
  await page.route(`${PAGE}/sdk.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SDK }),
  )
  const editor = await openEditor(page, address)
  await expect
    .poll(async () => (await editor.received()).map(({ data }) => data.action))
    .toEqual(['ping', 'initialized'])

  await editor.type({ id: 18, name: 'Another story' })
  await editor.type({ id: 17, name: 'Typed in the editor' })
  await editor.frame.getByRole('heading', { name: 'Typed in the editor' }).waitFor()

  const reloaded = page.waitForEvent('framenavigated')
  await editor.send({ action: 'change', reload: true, storyId: 17 })
  expect((await reloaded).url()).toBe(address)
})

/** Nothing listens at this address: the test answers the requests itself. */
const PAGE = 'http://127.0.0.1:9999'
