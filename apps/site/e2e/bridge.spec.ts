import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { SERVED_PAGE } from '../../../tools/testing/served-stories.ts'
import { testBrowser } from './browser.ts'
import { draftOf, openEditor, signedAddress } from './editor-page.ts'

const { open } = testBrowser()

/** Nothing listens at this address: the test answers the requests itself. */
const PAGE = 'http://127.0.0.1:9999'
const identity = (uid: string) => `{"name": "text", "space": "1", "uid": "${uid}", "id": "17"}`
const comment = (uid: string) => `<!--#storyblok#${identity(uid).replaceAll('"', '\\"')}-->`

/** A page of another site, with blocks marked by comments; its bridge is the global `bridge`. */
const html = (options: object) => `<!doctype html><title>Page</title><link rel="icon" href="data:,">
  <script src="${inject('cmsUrl')}/bridge.js"></script>
  <main>${comment('a')}<p>First <a href="#first">there</a></p>${comment('b')}<p>Second</p></main>
  <script>
    window.reported = []
    window.actions = []
    window.bridge = new StoryblokBridge(${JSON.stringify(options)})
    bridge.on(['input', 'customEvent'], ({ action }) => reported.push(action))
    // Added after the bridge's own listener, so that the bridge has handled a message before it is recorded here.
    addEventListener('message', ({ data }) => actions.push(data.action))
  </script>`

async function openBridged(page: Page, options: object = {}, origin = inject('cmsUrl')) {
  await page.route(`${PAGE}/bridged`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html(options) }),
  )
  const editor = await openEditor(page, `${PAGE}/bridged`, { origin, isSilent: true })
  const body = editor.frame.locator('body')
  await body.locator('main').waitFor()
  const actions = async () => (await editor.received()).map(({ data }) => data.action)
  return {
    ...editor,
    inPage: <T>(work: () => T) => body.evaluate(work),
    actions,
  }
}

/** Seen by a page's own script. */
declare global {
  interface Window {
    bridge: {
      readonly pingEditor: (answered: () => void) => void
      readonly isInEditor: () => boolean
      readonly destroy: () => void
    }
    reported: string[]
    actions: string[]
  }
}

it('live-preview#bridge a page looks for an editor, and is notified once it responds', async () => {
  const { send, inPage, actions } = await openBridged(await open({ shared: true }))
  await inPage(() => window.bridge.pingEditor(() => window.reported.push('answered')))
  await expect.poll(actions).toEqual(['ping', 'initialized', 'ping'])
  expect(await inPage(() => [window.bridge.isInEditor(), ...window.reported])).toEqual([false])
  await send({ action: 'pingBack' })
  await expect
    .poll(() => inPage(() => [window.bridge.isInEditor(), ...window.reported]))
    .toEqual([true, 'answered'])
  await send({ action: 'pingBack' })
  await send({ action: 'customEvent', event: 'start-sync' })
  await expect.poll(() => inPage(() => window.reported)).toEqual(['answered', 'customEvent'])
})

it('live-preview#bridge a click selects a block that comments mark, and a second click reaches the page', async () => {
  const { send, frame, received, actions } = await openBridged(await open({ shared: true }))
  const link = frame.getByRole('link')
  const first = frame.locator('p').first()
  expect(await first.getAttribute('data-blok-uid')).toBeNull()
  await send({ action: 'enterEditmode', reload: true })
  await expect.poll(() => first.getAttribute('data-blok-uid')).toBe('17-a')
  expect(await first.getAttribute('data-blok-c')).toBe(identity('a'))
  const hash = () => link.evaluate(() => location.hash)
  await link.click()
  await expect.poll(actions).toContain('edit')
  expect((await received()).at(-1)?.data).toMatchObject({ dataC: JSON.parse(identity('a')) })
  expect(await hash()).toBe('')
  await link.click()
  expect(await hash()).toBe('#first')
})

it('live-preview#edit-markers the page shows when a click selects a block, and not before', async () => {
  const story = await draftOf(SERVED_PAGE.slice(1))
  const address = await signedAddress(SERVED_PAGE, story.id)
  const editor = await openEditor(await open({ shared: true }), address, { isSilent: true })
  const actions = async () => (await editor.received()).map(({ data }) => data.action)
  await expect.poll(actions).toContain('initialized')
  const cover = editor.frame.locator('#live-cover')
  expect(await cover.isVisible()).toBe(true)
  await editor.send({ action: 'enterEditmode' })
  await cover.waitFor({ state: 'hidden' })
  await editor.frame.locator('[data-blok-uid]').first().click()
  await expect.poll(actions).toContain('edit')
})

inAudit(
  'live-preview#bridge a destroyed bridge hears nothing, and leaves clicks to the page',
  async () => {
    const { send, frame, inPage, actions } = await openBridged(await open({ shared: true }))
    await send({ action: 'enterEditmode', reload: true })
    await frame.getByRole('link').click()
    await expect.poll(actions).toContain('edit')
    const sheets = () => inPage(() => document.adoptedStyleSheets.length)
    expect(await sheets()).toBe(1)
    await inPage(() => window.bridge.destroy())
    expect(await sheets()).toBe(0)
    const before = (await actions()).length
    await frame.getByText('Second').click()
    await send({ action: 'input', story: {} })
    await expect.poll(() => inPage(() => window.actions)).toContain('input')
    expect(await inPage(() => window.reported)).toEqual([])
    expect(await actions()).toHaveLength(before)
  },
)

inAudit(
  'live-preview#bridge a page may name an editor on another origin than its bridge, and then hears that one only',
  async () => {
    const other = inject('siteUrl')
    const named = await openBridged(
      await open({ shared: true }),
      { customParent: `${other}/editor` },
      other,
    )
    await expect.poll(named.actions).toEqual(['ping', 'initialized'])
    await named.send({ action: 'input', story: {} })
    await expect.poll(() => named.inPage(() => window.reported)).toEqual(['input'])

    // The browser logs that the page's messages have no such recipient.
    const foreign = await openBridged(await open({ quiet: true }), { customParent: other })
    await foreign.send({ action: 'input', story: {} })
    await expect.poll(() => foreign.inPage(() => window.actions)).toContain('input')
    expect(await foreign.inPage(() => window.reported)).toEqual([])
    expect(await foreign.actions()).toEqual([])
  },
)
