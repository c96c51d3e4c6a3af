import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, inject, it } from 'vitest'
import { testBrowser } from './browser.ts'
import { openEditor, signedAddress } from './editor-page.ts'

const { open } = testBrowser()
let sdk = ''

/** The package has no script for a page without a bundler. */
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('@storyblok/js')),
        formats: ['iife'],
        name: 'storyblok',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  sdk = output?.output[0].code ?? ''
})

/** A page that uses only the official package: it shows the name of the story being typed. */
const html = () => `<!doctype html><title>Page</title><link rel="icon" href="data:,">
  <script src="/sdk.js"></script>
  <h1>Not typed yet</h1>
  <script>
    storyblok.storyblokInit({ accessToken: 'none', bridge: true })
    const customParent = '${inject('cmsUrl')}'
    storyblok.useStoryblokBridge(17, ({ name }) => {
      document.querySelector('h1').textContent = name
    }, { customParent })
  </script>`

it('live-preview#bridge the official package follows our editor over the bridge that it brings', async () => {
  const page = await open()
  const address = (await signedAddress('/official', 17)).replace(inject('previewUrl'), PAGE)
  await page.route(`${PAGE}/official?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html() }),
  )
  await page.route(`${PAGE}/sdk.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: sdk }),
  )
  const editor = await openEditor(page, address)
  await expect
    .poll(async () => (await editor.received()).map(({ data }) => data.action))
    .toEqual(['initialized'])

  await editor.type({ id: 18, name: 'Another story' })
  await editor.type({ id: 17, name: 'Typed in the editor' })
  await editor.frame.getByRole('heading', { name: 'Typed in the editor' }).waitFor()

  const reloaded = page.waitForEvent('framenavigated')
  await editor.send({ action: 'change', reload: true, storyId: 17 })
  expect((await reloaded).url()).toBe(address)
})

/** Nothing listens at this address: the test answers the requests itself. */
const PAGE = 'http://127.0.0.1:9999'
