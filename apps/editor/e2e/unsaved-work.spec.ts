import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { violationsIfAuditing } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { callApi, createPage, ownersPage } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

/** Signs in. The browser logs network failures, which are no errors of the page. */
const openQuietly = () => ownersPage(open, { quiet: true })

const saveState = (page: Page) => page.getByRole('status', { name: 'Save state' }).textContent()
const fields = (page: Page) => page.getByRole('region', { name: 'Fields' })
const blocks = (page: Page) => page.getByRole('tree', { name: 'Blocks' })
const heading = (page: Page) => fields(page).getByLabel('Heading', { exact: true })
const label = (page: Page) => fields(page).getByLabel('Label', { exact: true })

/** Creates a story of one block, and returns its address in the editor. */
async function createStory(page: Page, text: string) {
  const cta = { _uid: 'cta', component: 'call-to-action', heading: 'First', label: '' }
  const { id } = await createPage(page, text, [cta])
  return { id, address: `/stories/${id}?block=cta` }
}

it('EDIT-5 nothing typed is lost when the session ends: the person signs in again on the same page', async () => {
  const page = await openQuietly()
  await page.goto((await createStory(page, 'ended-session')).address)
  await heading(page).waitFor()
  // The heartbeat would open the dialog before anything could be typed.
  await page.route(/\/(presence|reviews)\b/, () => undefined)
  await page.context().clearCookies()
  await heading(page).fill('Typed when the session had ended')
  // Nothing takes the focus, so that no letter goes into another field.
  const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended' })
  await notice.waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(', and after it')
  expect(await heading(page).inputValue()).toBe('Typed when the session had ended, and after it')
  expect(await violationsIfAuditing(page)).toEqual([])
  await notice.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Email').fill(inject('owner').email)
  await dialog.getByLabel('Password').fill(inject('owner').password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => saveState(page)).toBe('Saved')
  await page.reload()
  await expect
    .poll(() => heading(page).inputValue())
    .toBe('Typed when the session had ended, and after it')
})

it('EDIT-5 keeps what was typed in two tabs of one browser while there was no network', async () => {
  const page = await openQuietly()
  const { address } = await createStory(page, 'cut-network')
  const other = await page.context().newPage()
  for (const each of [page, other]) {
    await each.goto(address)
    await heading(each).waitFor()
  }
  // The tab that came last knows of the other at once.
  const presentPeople = other.getByRole('list', { name: 'Also here' })
  await presentPeople.getByRole('button', { name: 'You, in another window' }).waitFor()
  await page.context().setOffline(true)
  await heading(page).fill('Typed on one page')
  await label(other).fill('Typed on the other')
  for (const each of [page, other]) await expect.poll(() => saveState(each)).toBe('Not saved')
  await other.close()
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(address)
  await expect.poll(() => heading(page).inputValue()).toBe('Typed on one page')
  expect(await label(page).inputValue()).toBe('Typed on the other')
  await expect.poll(() => saveState(page)).toBe('Saved')
})

inAudit(
  'EDIT-4 a notice shows in full that a colleague’s text was replaced, until it is closed',
  async () => {
    const page = await openQuietly()
    const { id, address } = await createStory(page, 'conflict')
    await page.goto(address)
    await heading(page).waitFor()
    // The editor does not know of the colleague's save before its own.
    await page.route(/\/presence\b/, () => undefined)
    const { content } = (await callApi(page, 'GET', `stories/${id}`)).story
    content.body[0].heading = 'From a colleague'
    await callApi(page, 'PUT', `stories/${id}`, { story: { content } })
    await heading(page).fill('Mine')
    const notice = page.getByRole('status', { name: 'Conflicts' })
    const text = notice.getByText('yours was kept, theirs is in the versions.')
    await text.waitFor()
    expect(await text.evaluate((each) => each.scrollHeight <= each.clientHeight)).toBe(true)
    const box = await notice.boundingBox()
    expect(box && box.y > 48 && box.y + box.height <= 900).toBe(true)
    await notice.getByRole('button', { name: 'Close' }).click()
    await text.waitFor({ state: 'detached' })
    expect(await heading(page).inputValue()).toBe('Mine')
  },
)

it('EDIT-2 a story is created, gets a block copied from another, is deleted and restored', async () => {
  const page = await openQuietly()
  await page.goto((await createStory(page, 'copied-from')).address)
  await heading(page).waitFor()
  await page.getByRole('button', { name: 'Copy block' }).click()
  await page.getByRole('button', { name: 'New story' }).click()
  const dialog = page.getByRole('dialog', { name: 'New story' })
  const name = uniqueName('Größe zählt')
  await dialog.getByLabel('Name').fill(name)
  expect(await dialog.getByLabel('Address').inputValue()).toBe(
    name.replace('Größe zählt', 'groesse-zaehlt'),
  )
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { name }).waitFor()
  await blocks(page).focus()
  await page.keyboard.press('Control+v')
  await expect.poll(() => heading(page).inputValue()).toBe('First')
  expect(page.url()).not.toContain('block=cta')
  await expect.poll(() => saveState(page)).toBe('Saved')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await fields(page).getByLabel('Name of the story').fill(`${name} doch`)
  await page.getByRole('treeitem', { name: `${name} doch` }).waitFor()

  await page.getByRole('button', { name: 'Delete story' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('heading', { name: 'Choose a page' }).waitFor()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await page.getByRole('heading', { name }).waitFor()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('Undo').waitFor()
})
