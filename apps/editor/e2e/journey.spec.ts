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
async function startedPage(page: Page, kind: string) {
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
const HANDS = [['keyboard', byKeyboard] as const, ['mouse', byMouse] as const]

inAudit.each(HANDS)('EDIT-7 from signing in to unpublishing, by %s', async (kind, handsOf) => {
  // The browser logs the response that nobody is signed in yet.
  const page = await open({ origin: inject('cmsUrl'), width: 1440, quiet: true })
  const { id, slug, name } = await startedPage(page, kind)
  const hands = await handsOf(page)
  const visit = () => fetch(`${inject('siteUrl')}/${slug}`)
  const seen = async () => await (await visit()).text()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const fields = page.getByRole('region', { name: 'Fields' })
  const heading = fields.getByLabel('Heading', { exact: true })
  const blocks = page.getByRole('tree', { name: 'Blocks' })
  const preview = page.frameLocator('iframe[title="Preview"]')
  const saved = () =>
    expect.poll(() => page.getByRole('status', { name: 'Save state' }).textContent()).toBe('Saved')
  const firstBlocks = async () => {
    const lines = await blocks.getByRole('treeitem', { level: 2 }).allTextContents()
    return lines.map((line) => /Come and see|What it says|Typed in/.exec(line)?.[0])
  }

  // Signing in, and finding the page.
  await page.goto('/')
  await hands.write(page.getByLabel('Email'), inject('owner').email)
  await hands.write(page.getByLabel('Password'), inject('owner').password)
  await hands.press(button('Sign in'))
  await hands.write(page.getByRole('searchbox', { name: 'Search stories' }), name)
  await hands.choose(page.getByRole('tree', { name: 'Stories' }), new RegExp(name))

  // A heading, and a preview that follows without loading again.
  const shown = preview.locator('h1, h2').filter({ hasText: OLD })
  await shown.waitFor()
  const marked = await shown.elementHandle()
  await hands.choose(blocks, /As it was/)
  await hands.write(heading, NEW)
  await expect.poll(() => marked?.textContent()).toBe(NEW)

  // Blocks.
  await hands.choose(blocks, /Typed in/)
  await hands.press(button('Add block'))
  await hands.write(dialog('Add block').getByRole('searchbox'), 'call to')
  await page.keyboard.press('Enter')
  await hands.write(heading, 'Come and see')
  await expect.poll(firstBlocks).toEqual([NEW.slice(0, 8), 'Come and see', 'What it says'])
  await hands.moveUp(blocks, /Come and see/, /Typed in/)
  await expect.poll(firstBlocks).toEqual(['Come and see', NEW.slice(0, 8), 'What it says'])
  await hands.press(button('Delete block'))
  await expect.poll(firstBlocks).toEqual([NEW.slice(0, 8), 'What it says'])

  // A text with a link to a story.
  await hands.choose(blocks, /What it says/)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await hands.press(text)
  await page.keyboard.type('Read more')
  await page.keyboard.press('Shift+Home')
  await hands.link(text)
  await hands.write(dialog('Link').getByRole('searchbox'), 'about')
  await hands.press(
    dialog('Link')
      .getByRole('button', { name: /^About/ })
      .first(),
  )
  await hands.press(dialog('Link').getByRole('button', { name: 'Set link' }))
  await dialog('Link').waitFor({ state: 'hidden' })
  await preview.getByRole('link', { name: 'Read more' }).waitFor()
  await hands.press(button('Undo'))
  await expect.poll(() => text.locator('a').count()).toBe(0)
  await hands.press(button('Redo'))
  await expect.poll(() => text.locator('a').count()).toBe(1)

  // A picture, uploaded in the library and chosen at the block.
  await saved()
  await hands.press(page.getByRole('link', { name: 'Media' }))
  const create = { width: 60, height: 40, channels: 3, background: '#336699' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  const file = { name: `${slug}.png`, mimeType: 'image/png', buffer }
  await hands.upload(page.getByLabel('Upload files'), file)
  await button(new RegExp(`^${slug}.png`)).waitFor()
  await page.goBack()
  await hands.choose(blocks, /Typed in/)
  await hands.press(fields.getByRole('button', { name: 'Choose Image' }))
  await hands.press(dialog('Choose a file').getByRole('button', { name: `${slug}.png` }))
  await preview.locator(`img[src*="${slug}"]`).waitFor()
  await saved()
  expect(await seen()).toContain(OLD)

  // Visitors see it once it is published.
  await hands.press(button('Publish'))
  await hands.press(dialog('Publish').getByRole('button', { name: 'Publish now' }))
  await dialog('Publish').waitFor({ state: 'hidden' })
  await expect.poll(seen).toContain(NEW)
  expect(await seen()).not.toContain(OLD)

  // The old version is restored.
  await hands.press(button('More'))
  await hands.press(button('Versions'))
  await hands.press(dialog('Versions').getByRole('button', { name: /^Version 1 / }))
  await hands.press(dialog('Versions').getByRole('button', { name: 'Restore this version' }))
  await dialog('Versions').getByText('This version is the same as the draft.').waitFor()
  await page.keyboard.press('Escape')
  await preview.getByText(OLD).first().waitFor()

  // A plan is carried out when it is due.
  await hands.press(button('More'))
  await hands.press(button('Schedule'))
  const schedule = dialog('Schedule')
  await hands.pick(schedule.getByLabel('What happens'), 'Publish')
  await hands.setTime(schedule.locator('input[name=at]').first(), '2040-05-01T10:00')
  await hands.press(schedule.getByRole('button', { name: 'Schedule it' }))
  await schedule.getByText('is published').waitFor()
  await page.keyboard.press('Escape')
  const planned = await callApi(page, 'GET', `story_schedulings?story_id=${id}`)
  const due = { publish_at: new Date().toISOString() }
  const plan = `story_schedulings/${planned.story_schedulings[0].id}`
  await callApi(page, 'PUT', plan, { story_scheduling: due })
  await expect.poll(seen).toContain(OLD)

  // Visitors find nothing any more.
  await hands.press(button('Unpublish'))
  await hands.press(dialog('Unpublish').getByRole('button', { name: 'Unpublish now' }))
  await expect.poll(async () => (await visit()).status).toBe(404)
})
