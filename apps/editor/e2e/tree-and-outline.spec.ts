import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { type CreatedPage, callApi, createPage, ownersPage } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

const block = (_uid: string) => ({ component: 'call-to-action', _uid, heading: _uid })

/** A story of three blocks. */
const threeBlocks = ['First', 'Second', 'Third'].map(block)

/** Opens a story of three blocks in the workspace. */
async function openStory(text: string, locale?: string): Promise<Page> {
  const page = await ownersPage(open, { ...(locale && { locale }) })
  const { id } = await createPage(page, text, threeBlocks)
  await page.goto(`/stories/${id}`)
  return page
}

/** Begins an expectation of what the workspace's live region says. */
const expectAnnouncement = (page: Page, name = 'What has happened') =>
  expect.poll(() => page.getByRole('status', { name }).textContent())

/** Drags a line over the upper edge of another. */
async function drag(page: Page, line: Locator, over: Locator): Promise<void> {
  await line.hover()
  await page.mouse.down()
  const box = await over.boundingBox()
  if (box === null) throw new Error('The line is not shown')
  await page.mouse.move(box.x + 30, box.y + 12, { steps: 3 })
  await page.mouse.move(box.x + 30, box.y + 3, { steps: 3 })
}

inAudit(
  'EDIT-7 a screen reader announces a block that is picked up, held over another, dropped, moved or left',
  async () => {
    const page = await openStory('moved-aloud')
    const tree = page.getByRole('tree', { name: 'Blocks' })
    const line = (name: RegExp) => tree.getByRole('treeitem', { name })
    await line(/First/).waitFor()

    await line(/Third/).hover()
    await page.mouse.down()
    const start = await line(/Third/).boundingBox()
    await page.mouse.move((start?.x ?? 0) + 40, (start?.y ?? 0) + 16, { steps: 2 })
    await expectAnnouncement(page).toMatch(/^Call to action, Third is picked up/)
    await page.mouse.up()
    await expectAnnouncement(page).toBe('Call to action, Third stays where it was.')

    await drag(page, line(/Third/), line(/First/))
    await expectAnnouncement(page).toBe('Before Call to action, First')
    await page.mouse.up()
    await expectAnnouncement(page).toBe('Call to action is now number 1.')

    await line(/Third/).click()
    await tree.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expectAnnouncement(page).toBe('Call to action is now number 2.')
    await page.keyboard.press('Alt+ArrowDown')
    await expectAnnouncement(page).toBe('Call to action is now number 3.')
    await page.keyboard.press('Alt+ArrowDown')
    await expectAnnouncement(page).toBe('Call to action cannot move further.')
  },
)

inAudit('EDIT-8 moves in the tree of pages are announced in German too', async () => {
  const page = await ownersPage(open, { locale: 'de-DE' })
  // In a separate folder, where no other test adds or removes pages.
  const folder = uniqueName('ordner')
  const make = async (story: object): Promise<CreatedPage> =>
    (await callApi(page, 'POST', 'stories', { story })).story
  const { id: parent_id } = await make({ name: folder, slug: folder, is_folder: true })
  const names: string[] = []
  const ids: number[] = []
  // The newest comes first.
  for (const text of ['laut-verschoben', 'zweite', 'erste']) {
    const name = uniqueName(text)
    const content = { component: 'modules/page', _uid: 'root', body: threeBlocks }
    const { id } = await make({ name, slug: name, content, parent_id })
    names.unshift(name)
    ids.unshift(id)
  }
  const [first, second, moved = ''] = names
  await page.goto(`/stories/${ids.at(-1)}`)
  const tree = page.getByRole('tree', { name: 'Seiten' })
  const movedLine = tree.getByRole('treeitem', { name: moved })
  await movedLine.waitFor()
  const order = async () => {
    const lines = await tree.getByRole('treeitem').allTextContents()
    return lines.flatMap((line) => names.filter((name) => line.includes(name)))
  }
  expect(await order()).toEqual([first, second, moved])
  await tree.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expectAnnouncement(page, 'Was geschehen ist').toBe(`${moved} wurde verschoben.`)
  await expect.poll(order).toEqual([first, moved, second])
  // The tree shows its end, so the line above is visible.
  await movedLine.hover()
  const box = await movedLine.boundingBox()
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) - 10, { steps: 3 })
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) - 25, { steps: 3 })
  await expectAnnouncement(page, 'Was geschehen ist').toMatch(/^Vor /)
  await page.mouse.move(900, 30, { steps: 4 })
  await page.mouse.up()
  await expectAnnouncement(page, 'Was geschehen ist').toBe(`${moved} bleibt, wo es war.`)
})

it('EDIT-1 the block picker and the tree’s dialogs have addresses, and Back closes them', async () => {
  const page = await openStory('addressed')
  const tree = page.getByRole('tree', { name: 'Blocks' })
  await tree.getByRole('treeitem', { name: /First/ }).click()
  await page.getByRole('button', { name: 'Add block' }).click()
  const picker = page.getByRole('dialog', { name: 'Add block' })
  await picker.waitFor()
  const address = page.url()
  await page.goBack()
  await picker.waitFor({ state: 'hidden' })
  await page.goto(address)
  await picker.getByRole('searchbox').fill('call to')
  await picker.getByRole('searchbox').press('Enter')
  await picker.waitFor({ state: 'hidden' })
  await expect
    .poll(() => tree.getByRole('treeitem', { level: 2 }).allTextContents())
    .toHaveLength(4)
  expect(page.url()).not.toContain('dialog=')

  const others = process.env.EVERY_EXAMPLE ? ['Duplicate story', 'Move story'] : []
  for (const name of ['New story', ...others, 'Delete story']) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    expect(page.url()).toContain('dialog=')
    // Some dialogs open at once, others only after the tree has loaded.
    if (name === 'Delete story' || (process.env.EVERY_EXAMPLE && name === 'New story'))
      await page.reload()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.goto(page.url().replace(/\?.*/, '?dialog=delete&about=99999999'))
  await tree.getByRole('treeitem', { name: /First/ }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

inAudit(
  'EDIT-7 at 1280 px the publish button is visible in German too, while a review waits; the tree shows the open page',
  async () => {
    const page = await openStory(
      'seite-mit-einem-langen-namen-der-nicht-in-die-leiste-passt',
      'de-DE',
    )
    const id = Number(/stories\/(\d+)/.exec(page.url())?.[1])
    await callApi(page, 'POST', `stories/${id}/publish`)
    await callApi(page, 'POST', 'reviews', { review: { story_id: id } })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await page.getByRole('button', { name: /bittet um Freigabe/ }).waitFor()
    for (const name of ['Veröffentlichen', 'Zurückziehen']) {
      const button = page.getByRole('banner').getByRole('button', { name, exact: true })
      const box = await button.boundingBox()
      expect((box?.x ?? 2000) + (box?.width ?? 0), name).toBeLessThanOrEqual(1280)
    }
    const tree = page.getByRole('tree', { name: 'Seiten' })
    const isInSight = () =>
      tree.getByRole('treeitem', { selected: true }).evaluate((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        const frame = line.closest('.tree')?.getBoundingClientRect()
        return frame !== undefined && top >= frame.top && bottom <= frame.bottom + 1
      })
    await expect.poll(isInSight).toBe(true)
  },
)

inAudit.each([
  {
    locale: 'en-GB',
    words: /^All pages of a language are in this folder/,
    first: 'Type the name first.',
    act: { delete: 'Delete', move: 'Move' },
  },
  {
    locale: 'de-DE',
    words: /^In diesem Ordner sind alle Seiten einer Sprache/,
    first: 'Tippen Sie zuerst den Namen.',
    act: { delete: 'Löschen', move: 'Verschieben' },
  },
])(
  'LANG-1 the folder of a language is moved and deleted only when its name is typed ($locale)',
  async ({ locale, words: text, first, act }) => {
    const page = await ownersPage(open, { locale })
    const { space } = await (await page.request.get('/v1/me')).json()
    const folders = `/v1/spaces/${space.id}/stories?folder_only=1&with_slug=de`
    const storedStory = async () => (await (await page.request.get(folders)).json()).stories[0]
    const { id } = await storedStory()
    for (const dialog of ['delete', 'move'] as const) {
      await page.goto(`/?dialog=${dialog}&about=${id}`)
      const asking = page.getByRole('dialog')
      await asking.getByText(text).waitFor()
      await asking.getByRole('button', { name: act[dialog], exact: true }).press('Enter')
      await asking.getByText(first).waitFor()
    }
    expect(await storedStory()).toMatchObject({ id, full_slug: 'de' })
  },
)
