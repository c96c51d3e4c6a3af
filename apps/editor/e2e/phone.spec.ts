import type { Locator } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { testBrowser } from '../../site/e2e/browser.ts'
import { createPage, ownersPage } from './owner.ts'

const { open } = testBrowser()

/** Returns true when an element begins within the window, without scrolling. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return top >= 0 && top < innerHeight - 40
  })

it('EDIT-7 on a phone a page is opened, changed and published without searching for the controls', async () => {
  const page = await ownersPage(open, { width: 390 })
  const cta = { _uid: 'cta', component: 'call-to-action', heading: 'From the desk' }
  const { slug } = await createPage(page, 'on-the-phone', [cta])

  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search stories' }).fill(slug)
  await page.getByRole('treeitem', { name: slug }).click()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect.poll(() => isInSight(publish)).toBe(true)
  await page
    .getByRole('tree', { name: 'Blocks' })
    .getByRole('treeitem', { name: /From the desk/ })
    .click()
  const fields = page.getByRole('region', { name: 'Fields' })
  const heading = fields.getByLabel('Heading', { exact: true })
  await expect.poll(() => isInSight(heading)).toBe(true)
  await heading.fill('From the phone')
  await publish.click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByText('Side by side').waitFor()
  expect(await dialog.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  const publicHtml = async () => await (await fetch(`${inject('siteUrl')}/${slug}`)).text()
  await expect.poll(publicHtml).toContain('From the phone')
})
