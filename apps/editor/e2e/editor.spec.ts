import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { testBrowser } from '../../site/e2e/browser.ts'
import { createPage, ownersPage } from './owner.ts'

const { open } = testBrowser()

const saveState = (page: Page) => page.getByRole('status', { name: 'Save state' }).textContent()
const fields = (page: Page) => page.getByRole('region', { name: 'Fields' })
const blocks = (page: Page) => page.getByRole('tree', { name: 'Blocks' })
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')

const callToAction = (at: number) => ({
  ...{ _uid: `b${at}`, component: 'call-to-action', heading: `Heading ${at}` },
})

async function openStory(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search stories' }).fill(name)
  const tree = page.getByRole('tree', { name: 'Stories' })
  await tree.getByRole('treeitem', { name }).first().click()
  await preview(page).locator('[data-block]').first().waitFor()
}

it('EDIT-1 an editor finds a page, changes a heading while watching it change, and publishes it', async () => {
  const page = await ownersPage(open)
  const before = 'As visitors see it'
  const hero = { _uid: 'hero', component: 'hero-banner', heading: before }
  const { slug } = await createPage(page, 'edited', [hero], { publish: true })
  await page.goto('/')
  await openStory(page, slug)
  const heading = preview(page).locator('h1').first()
  const headingText = () => heading.textContent()
  const publicPage = async () => await (await fetch(`${inject('siteUrl')}/${slug}`)).text()
  await expect.poll(publicPage).toContain(before)

  // A click in the preview opens the block's form, and the address names the block.
  await heading.click()
  const control = fields(page).getByLabel('Heading', { exact: true })
  await expect.poll(() => control.inputValue()).toBe(before)
  expect(page.url()).toContain('?block=')
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await heading.evaluate(() => Reflect.set(window, 'isSamePage', true))

  await control.fill('Typed in the editor')
  await expect.poll(() => heading.textContent()).toBe('Typed in the editor')
  expect(await heading.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await expect.poll(() => saveState(page)).toBe('Saved')
  expect(await publicPage()).not.toContain('Typed in the editor')

  // Undo and redo reach across the save.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(headingText).toBe(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => heading.textContent()).toBe('Typed in the editor')
  await expect.poll(() => saveState(page)).toBe('Saved')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(publicPage).toContain('Typed in the editor')

  // The address opens the same block for a colleague.
  await page.reload()
  await expect.poll(() => control.inputValue()).toBe('Typed in the editor')
})

it('EDIT-2 blocks are added, moved by keyboard, duplicated and deleted; each is one step back', async () => {
  const page = await ownersPage(open)
  const { slug } = await createPage(page, 'edited', [1, 2, 3, 4].map(callToAction))
  await page.goto('/')
  await openStory(page, slug)
  // Lines far down are not rendered.
  const labels = async () => {
    const lines = blocks(page).getByRole('treeitem', { level: 2 })
    return (await lines.allTextContents()).slice(0, 3)
  }
  await blocks(page).getByRole('treeitem', { level: 2 }).first().click()
  const before = await labels()
  await page.getByRole('button', { name: 'Add block' }).click()
  const picker = page.getByRole('dialog', { name: 'Add block' })
  await picker.getByRole('searchbox').fill('call to')
  await picker.getByRole('searchbox').press('Enter')
  await fields(page).getByLabel('Heading', { exact: true }).fill('Come and see')
  await expect.poll(() => preview(page).getByText('Come and see').count()).toBeGreaterThan(0)
  await expect.poll(async () => (await labels())[1]).toContain('Come and see')

  await blocks(page).focus()
  await page.keyboard.press('Alt+ArrowUp')
  const areNew = async () => (await labels()).map((label) => label.includes('Come and see'))
  await expect.poll(areNew).toEqual([true, false, false])
  await page.getByRole('button', { name: 'Duplicate block' }).click()
  await expect.poll(areNew).toEqual([true, true, false])
  await page.getByRole('button', { name: 'Delete block' }).click()
  await expect.poll(areNew).toEqual([true, false, false])
  const undo = page.getByRole('button', { name: 'Undo' })
  while (await undo.isEnabled()) await undo.click()
  await expect.poll(labels).toEqual(before)
  await expect.poll(() => saveState(page)).toBe('Saved')
})

it('EDIT-3 in a story of 230 blocks a keystroke changes its own field, and is in the preview at once', async () => {
  const page = await ownersPage(open)
  const body = Array.from({ length: 230 }, (_, at) => callToAction(at))
  const { id } = await createPage(page, 'edited', body)
  await page.goto(`/stories/${id}?block=b7&field=heading`)
  const control = fields(page).getByLabel('Heading', { exact: true })
  await expect.poll(() => control.evaluate((input) => input === document.activeElement)).toBe(true)
  await preview(page).getByText('Heading 7', { exact: true }).waitFor()
  // The first change checks off one of the first steps, once.
  await page.getByRole('button', { name: 'Do not show this again' }).click()
  await control.focus()
  await page.evaluate(() => {
    const changed = new Set<string>()
    Reflect.set(window, 'changed', changed)
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const part = element?.closest('[data-field], [role=treeitem], [role=status], button')
        changed.add(part?.getAttribute('data-field') ?? part?.getAttribute('role') ?? 'button')
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await preview(page).getByText('Heading 7!', { exact: true }).waitFor()
  await expect.poll(() => saveState(page)).toBe('Saved')
  const changed = await page.evaluate(() => [...Reflect.get(window, 'changed')])
  expect(changed.filter((part) => !['heading', 'treeitem', 'status'].includes(part))).toEqual([])
})
