import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import {
  announced,
  field,
  focusName,
  holdResponses,
  listedNumbers,
  pathAndQuery,
  quietSpinner,
  range,
  resourcesBrowser,
  respondWith,
  spinner,
  touchList,
  waitForListed,
} from './resources-page.ts'

const { openResources } = resourcesBrowser()

describe('the spinner', () => {
  it('RES-5 is there for 300 ms after hydration, moves nothing, and is not announced over a list that can be read', async () => {
    const { page } = await openResources('/resources', { settled: false })
    await quietSpinner(page).waitFor({ state: 'attached' })
    const during = await page.getByRole('article').first().boundingBox()
    await page.clock.runFor(299)
    expect(await quietSpinner(page).count()).toBe(1)
    expect(await page.getByRole('status').count()).toBe(0)
    await page.clock.runFor(1)
    await quietSpinner(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('article').first().boundingBox()).toEqual(during)
    expect(await announced(page)).toBe('')
  })

  inAudit(
    'RES-5 shows until the list is there and 300 ms more, over a list that can be used',
    async () => {
      const { page } = await openResources()
      const { routes } = await holdResponses(page)
      await field(page, 'Theme').selectOption('pmo')
      await page.clock.runFor(5000)
      expect(await spinner(page).count()).toBe(1)
      expect(await listedNumbers(page)).toEqual(range(1, 9))
      await page.getByRole('link', { name: 'Resource 2', exact: true }).click({ trial: true })
      await routes[0]?.continue()
      await waitForListed(page, [1, 3, 5, 7, 9, 11, 13, 15, 17])
      await page.clock.runFor(299)
      expect(await spinner(page).count()).toBe(1)
      await page.clock.runFor(1)
      await spinner(page).waitFor({ state: 'detached' })
    },
  )

  inAudit(
    'RES-5 CALL-4 shows for 300 ms for a list that was fetched before, which is not fetched again',
    async () => {
      const { page, requests } = await openResources()
      for (const value of ['podcast', 'blog', 'podcast', 'blog', '']) {
        await field(page, 'Resource type').selectOption(value)
        // Two of the lists start alike: only the address shows that the new one has arrived.
        await expect
          .poll(() => pathAndQuery(page))
          .toBe(value ? `/resources?type=${value}` : '/resources')
        await waitForListed(page, value === 'blog' ? range(41, 49) : range(1, 9))
        await page.clock.runFor(299)
        expect(await spinner(page).count()).toBe(1)
        await page.clock.runFor(1)
        await spinner(page).waitFor({ state: 'detached' })
      }
      expect(requests.map(({ starts_with }) => starts_with)).toEqual(['podcast/', 'blog/'])
    },
  )
})

describe('responses', () => {
  inAudit(
    'CALL-4 a newer change cancels an older request, whose response is never shown',
    async () => {
      const { page } = await openResources()
      const failed: string[] = []
      page.on('requestfailed', (request) => failed.push(request.failure()?.errorText ?? ''))
      const { routes } = await holdResponses(page)
      await field(page, 'Resource type').selectOption('blog')
      await field(page, 'Resource type').selectOption('whitepapers')
      await expect.poll(() => routes.length).toBe(2)
      await expect.poll(() => failed).toEqual(['net::ERR_ABORTED'])
      await routes[1]?.continue()
      await waitForListed(page, [58, 59, 60])
      expect(await announced(page)).toBe('3 resources')
    },
  )

  it.each(
    someCases<readonly [string, number, string, string, RegExp]>(
      [
        'status 500',
        500,
        '{"error": "no"}',
        'error',
        /POST http.*\/api\/stories .*"blog\/".* 500 /,
      ],
      [
        'malformed JSON',
        200,
        '{"data": {',
        'warning',
        /"blog\/".*unexpected shape.*: \{"data": \{/,
      ],
    ),
  )(
    'CALL-4 RES-5 MSG-2 %s is logged, and the last good list stays',
    async (_, status, body, type, text) => {
      const { page } = await openResources('/resources', { quiet: true })
      const consoleOutput: string[] = []
      page.on('console', (message) => consoleOutput.push(`${message.type()}: ${message.text()}`))
      await respondWith(page, status, body)
      await field(page, 'Resource type').selectOption('blog')
      await expect.poll(() => announced(page)).toBe('The list could not be refreshed.')
      expect(consoleOutput.filter((line) => line.startsWith(type) && text.test(line))).toHaveLength(
        1,
      )
      expect(await listedNumbers(page)).toEqual(range(1, 9))
      expect(await page.getByText('60 resources', { exact: true }).count()).toBe(1)
      expect(await page.getByText('The list could not be refreshed.').count()).toBe(1)
      const plainLink = page.getByRole('link', { name: 'Load the page with these filters' })
      expect(await plainLink.getAttribute('href')).toBe('/resources?type=blog')
      expect([pathAndQuery(page), await field(page, 'Resource type').inputValue()]).toEqual([
        '/resources',
        '',
      ])
      await page.clock.runFor(300)
      await spinner(page).waitFor({ state: 'detached' })

      await page.unroute('**/api/stories')
      await field(page, 'Resource type').selectOption('blog')
      await waitForListed(page, range(41, 49))
      expect(pathAndQuery(page)).toBe('/resources?type=blog')
    },
  )

  inAudit(
    'RES-5 when a call for Back has failed, address and fields are those of the view that is shown',
    async () => {
      const { page } = await openResources('/resources', { quiet: true })
      for (const [type, shown] of [
        ['blog', range(41, 49)],
        ['whitepapers', [58, 59, 60]],
      ] as const) {
        await field(page, 'Resource type').selectOption(type)
        await waitForListed(page, shown)
      }
      await page.evaluate(() => window.prospectusStories?.clear())
      await respondWith(page, 500, '')
      await page.goBack()
      await expect.poll(() => announced(page)).toBe('The list could not be refreshed.')
      await expect.poll(() => pathAndQuery(page)).toBe('/resources?type=whitepapers')
      expect(await field(page, 'Resource type').inputValue()).toBe('whitepapers')
      expect(await listedNumbers(page)).toEqual([58, 59, 60])
      await page.unroute('**/api/stories')
      await page.goBack()
      await waitForListed(page, range(41, 49))
      expect(pathAndQuery(page)).toBe('/resources?type=blog')
    },
  )

  inAudit('RES-5 a failed request does not remove letters typed meanwhile', async () => {
    const { page } = await openResources('/resources', { quiet: true })
    const { routes } = await holdResponses(page)
    await field(page, 'Search resources').pressSequentially('part')
    await page.clock.runFor(300)
    await expect.poll(() => routes.length).toBe(1)
    await field(page, 'Search resources').pressSequentially(' 7')
    const failed = page.waitForEvent('console', (message) => /^POST .* 500 /.test(message.text()))
    await routes[0]?.fulfill({ status: 500, body: 'no' })
    await failed
    expect(await field(page, 'Search resources').inputValue()).toBe('part 7')
    await page.clock.runFor(300)
    await expect.poll(() => routes.length).toBe(2)
    await routes[1]?.continue()
    await waitForListed(page, [7])
    expect(pathAndQuery(page)).toBe('/resources?q=part+7')
  })

  inAudit(
    'MSG-2 a connection that breaks off is logged, and the last good list stays',
    async () => {
      const { page } = await openResources('/resources', { quiet: true })
      const consoleOutput: string[] = []
      page.on('console', (message) => consoleOutput.push(message.text()))
      await page.route('**/api/stories', (route) => route.abort())
      await field(page, 'Resource type').selectOption('blog')
      await expect.poll(() => announced(page)).toBe('The list could not be refreshed.')
      expect(consoleOutput.some((line) => /^POST .*"blog\/".* failed: TypeError/.test(line))).toBe(
        true,
      )
      expect(await listedNumbers(page)).toEqual(range(1, 9))
    },
  )

  inAudit('CALL-5 goes on by plain pages when the token is no longer valid', async () => {
    const { page, requests } = await openResources('/resources', { quiet: true })
    await respondWith(page, 401, '{"error": "token"}')
    const loaded = page.waitForEvent('load')
    await field(page, 'Resource type').selectOption('blog')
    await loaded
    expect(pathAndQuery(page)).toBe('/resources?type=blog')
    await waitForListed(page, range(41, 49))

    await touchList(page)
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' })
    await field(page, 'Search resources').pressSequentially('plane')
    await page.clock.runFor(300)
    await expect.poll(() => requests.length).toBe(2)
    await expect.poll(() => pathAndQuery(page)).toBe('/resources?type=blog')
    expect(await focusName(page)).toBe('Search resources')
    const reloaded = page.waitForEvent('load')
    await page.keyboard.press('Enter')
    await reloaded
    expect(new URL(page.url()).searchParams.get('q')).toBe('plane')
    expect(requests).toHaveLength(2)
  })
})
