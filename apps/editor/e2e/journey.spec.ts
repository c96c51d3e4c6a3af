import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { byKeyboard, byMouse } from './input-methods.ts'
import { callApi, createPage, signIn } from './owner.ts'

const { open } = testBrowser()

const OLD = 'As it was at first'
const NEW = 'Typed in the editor'

/** Creates a published page, and signs out. */
async function createStartPage(page: Page, kind: string) {
  await signIn(page)
  const body = [
    { _uid: 'ask', component: 'call-to-action', heading: OLD },
    { _uid: 'text', component: 'content-area', heading: 'What it says' },
  ]
  const { id, slug, name } = await createPage(page, `by-${kind}`, body, { publish: true })
  await page.context().clearCookies()
  return { id, slug, name }
}

/** `npm test` covers each of the dialogs and keys elsewhere. */
const METHODS = [['keyboard', byKeyboard] as const, ['mouse', byMouse] as const]

inAudit.each(METHODS)('EDIT-7 the whole workflow is possible by %s', async (kind, inputOf) => {
  // The browser logs the response that nobody is signed in yet.
  const page = await open({ origin: inject('cmsUrl'), width: 1440, quiet: true })
  const { id, slug, name } = await createStartPage(page, kind)
  const input = await inputOf(page)
  const visit = () => fetch(`${inject('siteUrl')}/${slug}`)
  const publicHtml = async () => await (await visit()).text()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const fields = page.getByRole('region', { name: 'Fields' })
  const heading = fields.getByLabel('Heading', { exact: true })
  const blocks = page.getByRole('tree', { name: 'Blocks' })
  const preview = page.frameLocator('iframe[title="Preview"]')
  const expectSaved = () =>
    expect.poll(() => page.getByRole('status', { name: 'Save state' }).textContent()).toBe('Saved')
  const firstBlocks = async () => {
    const lines = await blocks.getByRole('treeitem', { level: 2 }).allTextContents()
    return lines.map((line) => /Come and see|What it says|Typed in/.exec(line)?.[0])
  }

  // Signing in, and finding the page.
  await page.goto('/')
  await input.replaceText(page.getByLabel('Email'), inject('owner').email)
  await input.replaceText(page.getByLabel('Password'), inject('owner').password)
  await input.press(button('Sign in'))
  await input.replaceText(page.getByRole('searchbox', { name: 'Search stories' }), name)
  await input.chooseLine(page.getByRole('tree', { name: 'Stories' }), new RegExp(name))

  // A heading, and a preview that follows without loading again.
  const shown = preview.locator('h1, h2').filter({ hasText: OLD })
  await shown.waitFor()
  const marked = await shown.elementHandle()
  await input.chooseLine(blocks, /As it was/)
  await input.replaceText(heading, NEW)
  await expect.poll(() => marked?.textContent()).toBe(NEW)

  // Blocks.
  await input.chooseLine(blocks, /Typed in/)
  await input.press(button('Add block'))
  await input.replaceText(dialog('Add block').getByRole('searchbox'), 'call to')
  await page.keyboard.press('Enter')
  await input.replaceText(heading, 'Come and see')
  await expect.poll(firstBlocks).toEqual([NEW.slice(0, 8), 'Come and see', 'What it says'])
  await input.moveUp(blocks, /Come and see/, /Typed in/)
  await expect.poll(firstBlocks).toEqual(['Come and see', NEW.slice(0, 8), 'What it says'])
  await input.press(button('Delete block'))
  await expect.poll(firstBlocks).toEqual([NEW.slice(0, 8), 'What it says'])

  // A text with a link to a story.
  await input.chooseLine(blocks, /What it says/)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await input.press(text)
  await page.keyboard.type('Read more')
  await page.keyboard.press('Shift+Home')
  await input.link(text)
  await input.replaceText(dialog('Link').getByRole('searchbox'), 'about')
  await input.press(
    dialog('Link')
      .getByRole('button', { name: /^About/ })
      .first(),
  )
  await input.press(dialog('Link').getByRole('button', { name: 'Set link' }))
  await dialog('Link').waitFor({ state: 'hidden' })
  await preview.getByRole('link', { name: 'Read more' }).waitFor()
  await input.press(button('Undo'))
  await expect.poll(() => text.locator('a').count()).toBe(0)
  await input.press(button('Redo'))
  await expect.poll(() => text.locator('a').count()).toBe(1)

  // A picture, uploaded in the library and chosen at the block.
  await expectSaved()
  await input.press(page.getByRole('link', { name: 'Media' }))
  const create = { width: 60, height: 40, channels: 3, background: '#336699' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  const file = { name: `${slug}.png`, mimeType: 'image/png', buffer }
  await input.upload(page.getByLabel('Upload files'), file)
  await button(new RegExp(`^${slug}.png`)).waitFor()
  await page.goBack()
  await input.chooseLine(blocks, /Typed in/)
  await input.press(fields.getByRole('button', { name: 'Choose Image' }))
  await input.press(dialog('Choose a file').getByRole('button', { name: `${slug}.png` }))
  await preview.locator(`img[src*="${slug}"]`).waitFor()
  await expectSaved()
  expect(await publicHtml()).toContain(OLD)

  // Visitors see it once it is published.
  await input.press(button('Publish'))
  await input.press(dialog('Publish').getByRole('button', { name: 'Publish now' }))
  await dialog('Publish').waitFor({ state: 'hidden' })
  await expect.poll(publicHtml).toContain(NEW)
  expect(await publicHtml()).not.toContain(OLD)

  // The first version is restored.
  await input.press(button('More'))
  await input.press(button('Versions'))
  await input.press(dialog('Versions').getByRole('button', { name: /^Version 1 / }))
  await input.press(dialog('Versions').getByRole('button', { name: 'Restore this version' }))
  await dialog('Versions').getByText('This version is the same as the draft.').waitFor()
  await page.keyboard.press('Escape')
  await preview.getByText(OLD).first().waitFor()

  // A plan is carried out when it is due.
  await input.press(button('More'))
  await input.press(button('Schedule'))
  const schedule = dialog('Schedule')
  await input.selectOption(schedule.getByLabel('What happens'), 'Publish')
  await input.setTime(schedule.locator('input[name=at]').first(), '2040-05-01T10:00')
  await input.press(schedule.getByRole('button', { name: 'Schedule it' }))
  await schedule.getByText('is published').waitFor()
  await page.keyboard.press('Escape')
  const planned = await callApi(page, 'GET', `story_schedulings?story_id=${id}`)
  const due = { publish_at: new Date().toISOString() }
  const plan = `story_schedulings/${planned.story_schedulings[0].id}`
  await callApi(page, 'PUT', plan, { story_scheduling: due })
  await expect.poll(publicHtml).toContain(OLD)

  // Visitors find nothing any more.
  await input.press(button('Unpublish'))
  await input.press(dialog('Unpublish').getByRole('button', { name: 'Unpublish now' }))
  await expect.poll(async () => (await visit()).status).toBe(404)
})
