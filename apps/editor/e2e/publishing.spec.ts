import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { violations, violationsIfAuditing } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { createPage, ownersPage, spacePath } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

const OLD = 'As it was at first'
const NEW = 'As it shall be'

/** Signs in, and creates a published page of two blocks that a second page links to. */
async function openLinkedPage() {
  const page = await ownersPage(open)
  const first = { _uid: 'b1', component: 'call-to-action', heading: OLD }
  const second = { _uid: 'b2', component: 'call-to-action', heading: 'The second' }
  const story = await createPage(page, 'published-page', [first, second], { publish: true })
  const link = { linktype: 'story', id: story.uuid, cached_url: story.slug }
  const linking = { _uid: 'c1', component: 'call-to-action', heading: 'Go', links: [link] }
  const { name: linkingName } = await createPage(page, 'linking-page', [linking], { publish: true })
  const previewed = async () => (await fetch(`${inject('previewUrl')}/${story.slug}`)).status
  await expect.poll(previewed).toBe(200)
  await page.goto(`/stories/${story.id}?block=b1&field=heading`)
  const visit = () => fetch(`${inject('siteUrl')}/${story.slug}`)
  const publicHtml = async () => await (await visit()).text()
  return { page, id: story.id, name: story.name, linkingName, visit, publicHtml }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function openDialogFromMenu(page: Page, name: string): Promise<void> {
  await button(page, 'More').press('Enter')
  await button(page, name).press('Enter')
}

it('PUB-1 publishing shows what changes; an old version can be restored, and unpublishing lists the pages that link there', async () => {
  const { page, linkingName, visit, publicHtml } = await openLinkedPage()
  const heading = page
    .getByRole('region', { name: 'Fields' })
    .getByLabel('Heading', { exact: true })
  await expect.poll(() => heading.inputValue()).toBe(OLD)
  await expect.poll(publicHtml).toContain(OLD)
  await heading.fill(NEW)

  // The dialog shows warnings, changes and both pages side by side. Escape changes nothing.
  await button(page, 'Publish').press('Enter')
  const publish = dialog(page, 'Publish')
  await publish.getByText(`${OLD} → ${NEW}`).waitFor()
  await publish.getByText('There is no description for search results').waitFor()
  await publish.frameLocator('iframe[title="Now"]').getByText(OLD).waitFor()
  await publish.frameLocator('iframe[title="After publishing"]').getByText(NEW).waitFor()
  expect(await violationsIfAuditing(page)).toEqual([])
  await page.keyboard.press('Escape')
  await publish.waitFor({ state: 'hidden' })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe('Publish')
  expect(await publicHtml()).toContain(OLD)
  await button(page, 'Publish').press('Enter')
  await publish.getByRole('button', { name: 'Publish now' }).press('Enter')
  await publish.waitFor({ state: 'hidden' })
  await expect.poll(publicHtml).toContain(NEW)

  // The previous version is compared field by field, and becomes the draft.
  await openDialogFromMenu(page, 'Versions')
  const versions = dialog(page, 'Versions')
  await versions.getByRole('button', { name: /^Version 1 / }).click()
  const first = versions.getByRole('region', { name: 'Version 1' })
  await first.getByText(`${OLD} → ${NEW}`).waitFor()
  await first.frameLocator('iframe[title="Version 1"]').getByText(OLD).waitFor()
  expect(await violations(page)).toEqual([])
  await first.getByRole('button', { name: 'Restore this version' }).click()
  await first.getByText('This version is the same as the draft.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('More')
  await expect.poll(() => heading.inputValue()).toBe(OLD)
  expect(await publicHtml()).toContain(NEW)
  await button(page, 'Undo').click()
  await expect.poll(() => heading.inputValue()).toBe(NEW)
  await button(page, 'Redo').click()
  await expect.poll(() => heading.inputValue()).toBe(OLD)

  // Unpublishing lists the pages that link here; then visitors find nothing.
  await button(page, 'Unpublish').press('Enter')
  const unpublish = dialog(page, 'Unpublish')
  await unpublish.getByRole('link', { name: linkingName }).waitFor()
  expect(await violationsIfAuditing(page)).toEqual([])
  await unpublish.getByRole('button', { name: 'Unpublish now' }).press('Enter')
  await unpublish.waitFor({ state: 'hidden' })
  await expect.poll(async () => (await visit()).status).toBe(404)
})

inAudit(
  'PUB-1 unpublishing is planned, a link shows the draft, a review is answered, and the page is deleted',
  async () => {
    const { page, id, name, linkingName } = await openLinkedPage()
    // A plan is made, is in the calendar, and is cancelled.
    await openDialogFromMenu(page, 'Schedule')
    const schedule = dialog(page, 'Schedule')
    await schedule.getByLabel('What happens').selectOption('unpublish')
    await schedule.locator('input[name=at]').first().fill('2040-05-01T10:00')
    await schedule.getByRole('button', { name: 'Schedule it' }).click()
    const planned = schedule.getByRole('list', { name: 'Planned for this page' })
    await planned.getByText('is unpublished').waitFor()
    await schedule.getByLabel('Name of a new release').fill(uniqueName('Spring'))
    await schedule.getByRole('button', { name: 'Make a release with this page' }).click()
    await schedule.getByText('This page is in it.').waitFor()
    expect(await violationsIfAuditing(page)).toEqual([])
    await page.keyboard.press('Escape')
    await openDialogFromMenu(page, 'Everything scheduled')
    const calendar = dialog(page, 'Everything scheduled')
    await calendar.getByRole('heading', { name: 'May 2040' }).waitFor()
    await calendar.getByRole('link', { name }).waitFor()
    await page.keyboard.press('Escape')

    // A link shows the draft without an account, until it is revoked.
    await openDialogFromMenu(page, 'Share link')
    const share = dialog(page, 'Share link')
    await share.getByRole('button', { name: 'Make a link' }).click()
    const address = await share.getByLabel('Link', { exact: true }).inputValue()
    const response = await fetch(address)
    expect([response.status, (await response.text()).includes(OLD)]).toEqual([200, true])
    expect(await violationsIfAuditing(page)).toEqual([])
    await share.getByRole('button', { name: 'Take back' }).click()
    await share.getByText('No link is open.').waitFor()
    expect((await fetch(address)).status).toBe(404)
    await page.keyboard.press('Escape')

    await openDialogFromMenu(page, 'Review')
    const review = dialog(page, 'Review')
    await review.getByLabel('What should they look at?').fill('The heading')
    await review.getByRole('button', { name: 'Ask for a review' }).click()
    await review.getByLabel('What do you want to say?').fill('Good')
    await review.getByRole('button', { name: 'Approve' }).click()
    await review.getByText(/^Approved by/).waitFor()
    expect(await violationsIfAuditing(page)).toEqual([])
    await page.keyboard.press('Escape')

    // The question before a deletion also lists the pages that link here, and a deleted page can be brought back.
    // Heartbeats of a deleted page would get an error, which the browser logs.
    await page.route(/\/presence\b/, () => undefined)
    await button(page, 'Delete story').press('Enter')
    const remove = dialog(page, 'Delete story')
    await remove.getByRole('link', { name: linkingName }).waitFor()
    expect(await violationsIfAuditing(page)).toEqual([])
    await remove.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    const story = `${await spacePath(page)}/stories/${id}`
    const storyStatus = async () => (await page.request.get(story)).status()
    await expect.poll(storyStatus).toBe(404)
    await page.getByText(`${name} was deleted.`).waitFor()
    await button(page, 'Bring it back').press('Enter')
    await expect.poll(storyStatus).toBe(200)
  },
)
