import { expect, inject, it } from 'vitest'
import { SERVED_PAGE } from '../../../tools/testing/served-stories.ts'
import { testBrowser } from './browser.ts'
import { draftOf, openEditor, signedAddress } from './editor-page.ts'

const { open } = testBrowser()

it('ROUTE-5 MSG-2 a bridge that cannot be loaded is logged, and the page shows all the same', async () => {
  const page = await open({ quiet: true, shared: true })
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.route('**/bridge.js', (route) => route.abort())
  const story = await draftOf(SERVED_PAGE.slice(1))
  const { frame } = await openEditor(page, await signedAddress(SERVED_PAGE, story.id))
  await frame.locator('#live-cover').waitFor({ state: 'hidden' })
  await frame.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => messages.join('\n')).toContain('bridge.js could not be loaded')
})

it('ROUTE-5 MSG-2 a script without a bridge is logged as a warning, and the page shows all the same', async () => {
  const page = await open({ quiet: true, shared: true })
  const warned: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text())
  })
  await page.route('**/bridge.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.other = true' }),
  )
  const story = await draftOf(SERVED_PAGE.slice(1))
  const { frame } = await openEditor(page, await signedAddress(SERVED_PAGE, story.id))
  await frame.locator('#live-cover').waitFor({ state: 'hidden' })
  await frame.getByRole('alert').getByText('The preview does not follow the editor').waitFor()
  expect(warned).toEqual([
    `The preview does not follow the editor: ${inject('cmsUrl')}/bridge.js defines no StoryblokBridge; check BRIDGE_URL.`,
  ])
})
