import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import {
  announced,
  field,
  focusName,
  holdResponses,
  listedNumbers,
  pageLink,
  pathAndQuery,
  range,
  resourcesBrowser,
  waitForListed,
} from './resources-page.ts'

const { openResources } = resourcesBrowser()

describe('filters', () => {
  it('RES-2 RES-3 a choice changes the list and the address, and keeps the focus', async () => {
    const { page, requests } = await openResources('/resources?category=podcast&page=3')
    expect(await listedNumbers(page)).toEqual(range(19, 27))
    await field(page, 'Theme').focus()
    await field(page, 'Theme').selectOption('pmo')
    await waitForListed(page, [1, 3, 5, 7, 9, 11, 13, 15, 17])
    expect(requests).toMatchObject([
      { starts_with: 'podcast/', filter_query: { theme: { in_array: 'pmo' } }, page: 1 },
    ])
    expect(pathAndQuery(page)).toBe('/resources?type=podcast&theme=pmo')
    expect(await focusName(page)).toBe('Theme')
  })

  inAudit(
    'RES-1 keeps a category that is no resource type, and filters nothing by it',
    async () => {
      const { page } = await openResources('/resources?category=nothing')
      await field(page, 'Industry').selectOption('industry-energy')
      await waitForListed(page, range(41, 49))
      expect(pathAndQuery(page)).toBe('/resources?category=nothing&industry=industry-energy')
    },
  )

  inAudit(
    'RES-2 RES-8 waits for 300 ms without a letter, and further typing adds no history entry',
    async () => {
      const { page, requests } = await openResources()
      const before = await page.evaluate(() => history.length)
      const search = field(page, 'Search resources')
      await search.pressSequentially('BUC')
      await page.clock.runFor(299)
      await search.pressSequentially('her ')
      await page.clock.runFor(299)
      expect(requests).toEqual([])
      expect(pathAndQuery(page)).toBe('/resources')
      await page.clock.runFor(1)
      await waitForListed(page, range(41, 49))
      expect(requests.map(({ search_term }) => search_term)).toEqual(['BUCher'])
      expect(pathAndQuery(page)).toBe('/resources?q=BUCher')
      expect(await search.inputValue()).toBe('BUCher ')
      expect(await focusName(page)).toBe('Search resources')
      await search.fill('part 7')
      await page.clock.runFor(300)
      await waitForListed(page, [7])
      expect(await page.evaluate(() => history.length)).toBe(before + 1)
    },
  )

  inAudit('RES-1 after typing, Back leads to the view where the typing began', async () => {
    const { page } = await openResources('/resources?page=3')
    for (const letters of ['part', ' 7']) {
      await field(page, 'Search resources').pressSequentially(letters)
      await page.clock.runFor(300)
    }
    await waitForListed(page, [7])
    expect(pathAndQuery(page)).toBe('/resources?q=part+7')
    await page.goBack()
    await waitForListed(page, range(19, 27))
    expect(pathAndQuery(page)).toBe('/resources?page=3')
    expect(await field(page, 'Search resources').inputValue()).toBe('')
  })

  inAudit(
    'RES-1 arrow keys on a filter pass through its values, and add one history entry',
    async () => {
      const { page } = await openResources()
      const historyLength = () => page.evaluate(() => history.length)
      const before = await historyLength()
      const type = field(page, 'Resource type')
      const addresses: string[] = []
      for (let presses = 0; presses < 3; presses++) {
        const was = pathAndQuery(page)
        await type.press('ArrowDown')
        await expect.poll(() => pathAndQuery(page)).not.toBe(was)
        addresses.push(pathAndQuery(page))
      }
      expect(new Set(addresses).size).toBe(3)
      expect(await historyLength()).toBe(before + 1)
      await field(page, 'Theme').selectOption('pmo')
      await expect.poll(historyLength).toBe(before + 2)
      await page.goBack()
      await expect.poll(() => pathAndQuery(page)).toBe(addresses[2])
      await page.goBack()
      await expect.poll(() => pathAndQuery(page)).toBe('/resources')
      await waitForListed(page, range(1, 9))
    },
  )

  inAudit(
    'RES-3 the rest of the address survives every change: the campaign and the fragment',
    async () => {
      const rest = 'utm_source=mail&x=a+b'
      const { page } = await openResources(`/resources?${rest}&category=podcast&page=2#main`)
      await field(page, 'Theme').selectOption('pmo')
      await expect
        .poll(() => pathAndQuery(page))
        .toBe(`/resources?type=podcast&theme=pmo&${rest}#main`)
      await pageLink(page, 'Next').click()
      await expect
        .poll(() => pathAndQuery(page))
        .toBe(`/resources?type=podcast&theme=pmo&page=2&${rest}#main`)
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await expect.poll(() => pathAndQuery(page)).toBe(`/resources?${rest}#main`)
      await page.goBack()
      await expect.poll(() => field(page, 'Theme').inputValue()).toBe('pmo')
    },
  )

  inAudit('RES-2 sends no request for blanks, or for a text that ends up unchanged', async () => {
    const { page, requests } = await openResources('/resources?page=2')
    await field(page, 'Search resources').pressSequentially('  ')
    await page.clock.runFor(1000)
    await field(page, 'Search resources').fill('slack')
    await field(page, 'Search resources').fill('')
    await page.clock.runFor(1000)
    expect(requests).toEqual([])
    expect(pathAndQuery(page)).toBe('/resources?page=2')
  })

  inAudit('RES-2 sends the form at once, and only once', async () => {
    const { page, requests } = await openResources()
    await field(page, 'Search resources').pressSequentially('part 7')
    await page.keyboard.press('Enter')
    await waitForListed(page, [7])
    await page.clock.runFor(1000)
    expect(requests).toHaveLength(1)
    expect(pathAndQuery(page)).toBe('/resources?q=part+7')
  })

  inAudit(
    'RES-6 says word for word that nothing fits, and the way back keeps the focus on the page',
    async () => {
      const { page } = await openResources('/resources?type=whitepapers')
      await field(page, 'Theme').selectOption('pmo')
      const sentence = 'No results found. Try adjusting your filters.'
      await page.locator('main p').getByText(sentence).first().waitFor()
      await expect.poll(() => announced(page)).toBe(sentence)
      expect(await listedNumbers(page)).toEqual([])
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await waitForListed(page, range(1, 9))
      expect(pathAndQuery(page)).toBe('/resources')
      expect(await field(page, 'Resource type').inputValue()).toBe('')
      expect(await focusName(page)).toBe('60 resourcesPage 1 of 7')
    },
  )

  it('CALL-4 brings in the styles of parts that the page was not served with', async () => {
    const { page } = await openResources('/resources?q=zzz')
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await waitForListed(page, range(1, 9))
    const columns = await page
      .getByRole('article')
      .first()
      .evaluate((card) => getComputedStyle(card).display)
    expect(columns).toBe('flex')
    expect((await pageLink(page, '2').boundingBox())?.height).toBeGreaterThanOrEqual(36)
  })
})

describe('pages', () => {
  it('RES-4 turns the page in place, and back and forward restore it and the form', async () => {
    const { page, requests } = await openResources()
    await pageLink(page, 'Next').click()
    await waitForListed(page, range(10, 18))
    await field(page, 'Resource type').selectOption('blog')
    await waitForListed(page, range(41, 49))
    await pageLink(page, '2').click()
    await waitForListed(page, range(50, 57))
    expect(pathAndQuery(page)).toBe('/resources?type=blog&page=2')
    const requestCount = requests.length

    await page.goBack()
    await waitForListed(page, range(41, 49))
    await page.goBack()
    await waitForListed(page, range(10, 18))
    expect(await field(page, 'Resource type').inputValue()).toBe('')
    expect(await pageLink(page, '2').getAttribute('aria-current')).toBe('page')
    await page.goBack()
    await waitForListed(page, range(1, 9))
    await page.goForward()
    await page.goForward()
    await waitForListed(page, range(41, 49))
    expect(await field(page, 'Resource type').inputValue()).toBe('blog')
    expect(requests).toHaveLength(requestCount)
  })

  inAudit.each([
    ['abc', 1],
    ['1e9', 7],
  ])('RES-4 page=%s shows page %i, and goes on from there', async (requested, shown) => {
    const { page } = await openResources(`/resources?page=${requested}`)
    expect(await pageLink(page, String(shown)).getAttribute('aria-current')).toBe('page')
    const [to, first] = shown === 7 ? ['Prev', 46] : ['Next', 9 * shown + 1]
    await pageLink(page, to).click()
    await waitForListed(page, range(first, first + 8))
  })

  inAudit(
    'RES-4 requests the last page when the list has become too short for the requested one',
    async () => {
      const { page, requests } = await openResources('/resources?type=podcast&page=4')
      const { routes } = await holdResponses(page)
      await pageLink(page, 'Next').click()
      await expect.poll(() => routes.length).toBe(1)
      await routes[0]?.fulfill({ json: { data: { stories: [] }, total: 10 } })
      await expect.poll(() => requests.map((options) => options.page)).toEqual([5, 2])
      await routes[1]?.continue()
      await waitForListed(page, range(10, 18))
    },
  )

  inAudit('leaves every other click to the browser', async () => {
    const { page, requests } = await openResources()
    const left = page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const clicks: string[] = []
          for (const type of ['click', 'auxclick'] as const) {
            document.addEventListener(type, (event) => {
              clicks.push(`${type} ${event.defaultPrevented ? 'followed here' : 'left'}`)
              event.preventDefault()
              if (clicks.length === 6) resolve(clicks)
            })
          }
        }),
    )
    for (const modifier of ['Control', 'Meta', 'Shift', 'Alt'] as const) {
      await pageLink(page, '7').click({ modifiers: [modifier] })
    }
    await pageLink(page, '7').click({ button: 'middle' })
    expect(requests.filter((options) => options.page === 7)).toEqual([])
    expect(pathAndQuery(page)).toBe('/resources')
    await pageLink(page, '7').click()
    expect(await left).toEqual([
      ...Array.from({ length: 4 }, () => 'click left'),
      ...['auxclick left', 'click followed here'],
    ])
  })

  inAudit(
    'fetches the next page when its link is pointed at or focused, and then not again',
    async () => {
      const { page, requests } = await openResources()
      await pageLink(page, '7').hover()
      expect(requests).toEqual([])
      await pageLink(page, 'Next').focus()
      await expect.poll(() => requests.map((options) => options.page)).toEqual([2])
      await pageLink(page, 'Next').hover()
      await pageLink(page, 'Next').click()
      await waitForListed(page, range(10, 18))
      expect(requests.filter((options) => options.page === 2)).toHaveLength(1)
    },
  )

  it('brings the top of the list into view, and the focus stays on the pagination', async () => {
    const { page } = await openResources('/resources?type=blog', { reducedMotion: true })
    await pageLink(page, 'Next').click()
    await waitForListed(page, range(50, 57))
    expect(await focusName(page)).toBe('2')
    const reading = page.getByText('17 resources', { exact: true }).first()
    expect((await reading.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(300)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await waitForListed(page, range(41, 49))
    expect(await focusName(page)).toBe('1')
  })
})
