import { expect, inject, it } from 'vitest'
import { violations } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { ownName } from './own-name.ts'

const { open } = testBrowser()
const headers = { origin: inject('cmsUrl') }

it('management-api#schedules-and-releases a release names its pages: a deleted one is taken out, and the rest is published', async () => {
  // What is refused, and a page that is gone, are on the browser's console.
  const page = await open({ origin: inject('cmsUrl'), width: 1280, quiet: true })
  await page.request.post('/auth/sign-in/email', { data: inject('owner'), headers })
  const { space } = await (await page.request.get('/v1/me')).json()
  const post = async (path: string, data: object) =>
    await (await page.request.post(`/v1/spaces/${space.id}/${path}`, { data, headers })).json()
  const make = async (slug: string): Promise<number> => {
    const body = [{ _uid: slug, component: 'call-to-action', heading: slug }]
    const content = { component: 'modules/page', _uid: `root-${slug}`, body }
    return (await post('stories', { story: { name: slug, slug, content } })).story.id
  }
  const [keptSlug, goneSlug] = [ownName('release-kept'), ownName('release-gone')]
  const [kept, gone] = [await make(keptSlug), await make(goneSlug)]
  const [autumn, summer] = [ownName('Autumn'), ownName('Summer')]
  await post('releases', { release: { name: autumn, story_ids: [kept, gone] } })
  await page.request.delete(`/v1/spaces/${space.id}/stories/${gone}`, { headers })

  await page.goto(`/stories/${kept}`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('More').click()
  await button('Schedule').click()
  const releases = page.getByRole('list', { name: 'Releases' })
  await releases.getByRole('listitem').filter({ hasText: autumn }).getByText('2 pages').click()
  await releases.getByRole('link', { name: keptSlug }).waitFor()
  expect(await violations(page)).toEqual([])
  await button(`Publish “${autumn}” now`).click()
  await page.getByText(`“/${goneSlug}” was deleted.`).waitFor()
  const lost = releases.getByRole('listitem').filter({ hasText: /^a deleted page/ })
  await lost.getByRole('button', { name: 'Take out' }).click()
  const own = releases.getByRole('listitem').filter({ hasText: autumn })
  await own.getByText('1 page', { exact: true }).waitFor()
  await button(`Publish “${autumn}” now`).click()
  await button(`Delete “${autumn}”`).waitFor({ state: 'detached' })
  const seen = () => fetch(`${inject('siteUrl')}/${keptSlug}`)
  await expect.poll(async () => (await seen()).status).toBe(200)

  await page.getByLabel('Name of a new release').fill(summer)
  await button('Make a release with this page').click()
  await button(`Delete “${summer}”`).click()
  await button(`Delete “${summer}”`).waitFor({ state: 'detached' })
})
