import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import {
  announced,
  field,
  holdResponses,
  listedNumbers,
  pageLink,
  pathAndQuery,
  range,
  resourcesBrowser,
  spinner,
  waitForListed,
} from './resources-page.ts'

const { openResources } = resourcesBrowser()

const FIRST = { address: '/resources', list: range(1, 9) }
const BLOG = { address: '/resources?type=blog', list: range(41, 49) }
const PAPERS = { address: '/resources?type=whitepapers', list: [58, 59, 60] }

type View = typeof FIRST

const type = (page: Page) => field(page, 'Resource type')

/** Shows the blog after the first view, then requests the white papers, whose response is held back. */
async function openWithPress(options: Parameters<typeof openResources>[1] = {}) {
  const { page } = await openResources('/resources', options)
  await type(page).selectOption('blog')
  await expectSettled(page, BLOG)
  const { routes } = await holdResponses(page)
  await type(page).selectOption('whitepapers')
  await expect.poll(() => routes.length).toBe(1)
  return { page, routes }
}

/** Expects that address, list and form show this view, and that nothing is loading. */
async function expectSettled(page: Page, view: View) {
  await expect.poll(() => pathAndQuery(page)).toBe(view.address)
  await waitForListed(page, view.list)
  const chosen = new URLSearchParams(view.address.split('?')[1]).get('type') ?? ''
  await expect.poll(() => type(page).inputValue()).toBe(chosen)
  await page.clock.runFor(300)
  await spinner(page).waitFor({ state: 'detached' })
}

/** Expects that late responses do not change the view. */
async function expectUnchanged(page: Page, routes: readonly Route[], view: View) {
  await Promise.all(routes.map((route) => route.continue().catch(() => undefined)))
  await expectSettled(page, view)
}

describe('RES-1 Back while a list loads', () => {
  it('returns to the view that was shown before the press, and from there to the one before it', async () => {
    const { page, routes } = await openWithPress()
    await page.goBack()
    await expectSettled(page, BLOG)
    await expectUnchanged(page, routes, BLOG)
    await page.goBack()
    await expectSettled(page, FIRST)
  })

  inAudit('does not leave the page that the visitor came to first', async () => {
    const { page } = await openResources()
    const { routes } = await holdResponses(page)
    await type(page).selectOption('whitepapers')
    await expect.poll(() => routes.length).toBe(1)
    await page.goBack()
    await expectSettled(page, FIRST)
    await expectUnchanged(page, routes, FIRST)
  })

  inAudit('then Forward requests the pressed view', async () => {
    const { page, routes } = await openWithPress()
    await page.goBack()
    await expectSettled(page, BLOG)
    await page.goForward()
    await spinner(page).waitFor()
    await routes[0]?.continue()
    await expectSettled(page, PAPERS)
    await page.goBack()
    await expectSettled(page, BLOG)
  })

  inAudit('a second press takes the place of the first: one Back returns', async () => {
    const { page, routes } = await openWithPress()
    await field(page, 'Theme').selectOption('pmo')
    await expect.poll(() => routes.length).toBe(2)
    await page.goBack()
    await expectSettled(page, BLOG)
    expect(await field(page, 'Theme').inputValue()).toBe('')
    await page.goBack()
    await expectSettled(page, FIRST)
  })

  inAudit('a change undone by another press leaves no history entry', async () => {
    const { page } = await openWithPress()
    await type(page).selectOption('blog')
    await expectSettled(page, BLOG)
    await page.goBack()
    await expectSettled(page, FIRST)
  })

  inAudit('Back pressed twice goes to the view before', async () => {
    const { page, routes } = await openWithPress()
    await page.evaluate(() => {
      history.back()
      history.back()
    })
    await expectSettled(page, FIRST)
    await expectUnchanged(page, routes, FIRST)
  })

  inAudit('returns also while a page of the list loads', async () => {
    const { page } = await openResources('/resources?type=blog')
    const { routes } = await holdResponses(page)
    await pageLink(page, 'Next').click()
    await expect.poll(() => routes.length).toBeGreaterThan(0)
    await page.goBack()
    await expectSettled(page, BLOG)
    await expectUnchanged(page, routes, BLOG)
  })

  inAudit('returns also while a typed text is searched', async () => {
    const { page } = await openResources()
    const { routes } = await holdResponses(page)
    await field(page, 'Search resources').pressSequentially('part 7')
    await page.clock.runFor(300)
    await expect.poll(() => routes.length).toBe(1)
    await page.goBack()
    await expectSettled(page, FIRST)
    expect(await field(page, 'Search resources').inputValue()).toBe('')
    await expectUnchanged(page, routes, FIRST)
  })

  inAudit('LANG-2 returns in German too', async () => {
    const { page } = await openResources('/de/resources')
    const { routes } = await holdResponses(page)
    const theme = field(page, 'Thema')
    await theme.selectOption('pmo')
    await expect.poll(() => routes.length).toBe(1)
    await page.goBack()
    await expect.poll(() => theme.inputValue()).toBe('')
    await routes[0]?.continue()
    await page.clock.runFor(300)
    await page.getByRole('status', { name: 'Wird geladen' }).waitFor({ state: 'detached' })
    expect(pathAndQuery(page)).toBe('/de/resources')
    expect(await listedNumbers(page)).toEqual([61, 62, 63])
  })
})

describe('RES-1 Forward while Back loads', () => {
  inAudit(
    'returns to the view that is shown, and a late response of the other changes nothing',
    async () => {
      const { page } = await openResources()
      for (const view of [BLOG, PAPERS]) {
        await type(page).selectOption(view.address.split('=')[1] ?? '')
        await expectSettled(page, view)
      }
      await page.evaluate(() => window.prospectusStories?.clear())
      const { routes } = await holdResponses(page)
      await page.goBack()
      await expect.poll(() => routes.length).toBe(1)
      await page.goForward()
      await expectSettled(page, PAPERS)
      await expectUnchanged(page, routes, PAPERS)
    },
  )
})

describe('RES-5 a press whose call fails', () => {
  inAudit(
    'leaves no history entry behind: Back goes to the view before the one shown',
    async () => {
      const { page, routes } = await openWithPress({ quiet: true })
      await routes[0]?.fulfill({ status: 500, body: 'no' })
      await expect.poll(() => announced(page)).toBe('The list could not be refreshed.')
      await expectSettled(page, BLOG)
      await page.goBack()
      await expectSettled(page, FIRST)
    },
  )

  inAudit('can be repeated, and then adds one history entry', async () => {
    const { page, routes } = await openWithPress({ quiet: true })
    await routes[0]?.fulfill({ status: 500, body: 'no' })
    await expect.poll(() => announced(page)).toBe('The list could not be refreshed.')
    await type(page).selectOption('whitepapers')
    await expect.poll(() => routes.length).toBe(2)
    await routes[1]?.continue()
    await expectSettled(page, PAPERS)
    await page.goBack()
    await expectSettled(page, BLOG)
    await page.goBack()
    await expectSettled(page, FIRST)
  })
})
