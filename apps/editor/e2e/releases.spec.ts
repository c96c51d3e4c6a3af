import { expect, inject } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { violationsIfAuditing } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { callApi, createPage, ownersPage } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

inAudit(
  'management-api#schedules-and-releases a release lists its pages: a deleted one is removed, and the rest is published',
  async () => {
    // The browser logs rejected requests and the missing page.
    const page = await ownersPage(open, { quiet: true })
    const cta = { _uid: 'b', component: 'call-to-action', heading: 'In a release' }
    const [published, gone] = [
      await createPage(page, 'release-kept', [cta]),
      await createPage(page, 'release-gone', [cta]),
    ]
    const [autumn, summer] = [uniqueName('Autumn'), uniqueName('Summer')]
    await callApi(page, 'POST', 'releases', {
      release: { name: autumn, story_ids: [published.id, gone.id] },
    })
    await callApi(page, 'DELETE', `stories/${gone.id}`)

    await page.goto(`/stories/${published.id}`)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('More').click()
    await button('Schedule').click()
    const releases = page.getByRole('list', { name: 'Releases' })
    await releases.getByRole('listitem').filter({ hasText: autumn }).getByText('2 pages').click()
    await releases.getByRole('link', { name: published.slug }).waitFor()
    expect(await violationsIfAuditing(page)).toEqual([])
    await button(`Publish “${autumn}” now`).click()
    await page.getByText(`“/${gone.slug}” was deleted.`).waitFor()
    const deletedPage = releases.getByRole('listitem').filter({ hasText: /^a deleted page/ })
    await deletedPage.getByRole('button', { name: 'Take out' }).click()
    const release = releases.getByRole('listitem').filter({ hasText: autumn })
    await release.getByText('1 page', { exact: true }).waitFor()
    await button(`Publish “${autumn}” now`).click()
    await button(`Delete “${autumn}”`).waitFor({ state: 'detached' })
    const visit = () => fetch(`${inject('siteUrl')}/${published.slug}`)
    await expect.poll(async () => (await visit()).status).toBe(200)

    await page.getByLabel('Name of a new release').fill(summer)
    await button('Make a release with this page').click()
    await button(`Delete “${summer}”`).click()
    await button(`Delete “${summer}”`).waitFor({ state: 'detached' })
  },
)
