import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { WIDTHS } from './browser.ts'
import { findings } from './carousel-page.ts'
import {
  announced,
  field,
  focusName,
  listedNumbers,
  pageLink,
  pathAndQuery,
  range,
  recordAnnouncements,
  resourcesBrowser,
  respondWith,
  spinner,
  waitForListed,
} from './resources-page.ts'

const { openPage, openResources, sources } = resourcesBrowser()

describe('every visitor', () => {
  it('is sent neither all messages, nor code that validates, nor what only a server knows', () => {
    const needless =
      /\/messages\/(messages|en|de)\.ts|page-view|\/zod\/|\/ui\/figures\/(?!(?:chart|dial)\.always)/
    expect(sources().filter((source) => needless.test(source))).toEqual([])
    expect(sources().some((source) => source.endsWith('/messages/list-messages.ts'))).toBe(true)
  })

  it.each(someCases('focusin', 'touchstart'))(
    'RES-5 gets no script of the list before the first move (%s)',
    async (move) => {
      const page = await openPage()
      const scripts = await scriptsOf(page)
      expect(scripts()).toEqual(['/loader.js'])
      await field(page, 'Theme').dispatchEvent(move, { bubbles: true })
      await page.locator('[data-hydrated]').waitFor({ state: 'attached' })
    },
  )

  inAudit('gets the list’s script at the first move, however long they only read', async () => {
    const page = await openPage()
    const scripts = await scriptsOf(page)
    await page.clock.runFor(60_000)
    expect(scripts()).toEqual(['/loader.js'])
    await page.mouse.move(20, 20)
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' })
  })

  inAudit('prints each card in one piece', async () => {
    const page = await openPage({ shared: true })
    await page.goto('/resources')
    await page.emulateMedia({ media: 'print' })
    const breaks = await page
      .locator('.article-card')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside))
    expect(breaks).toEqual(Array.from({ length: 9 }, () => 'avoid'))
  })

  inAudit('RES-7 a link followed before script works leads where it says', async () => {
    const page = await openPage({ shared: true })
    await page.route('**/hydrate.js', () => undefined)
    await page.goto('/resources')
    await pageLink(page, '2').click()
    await expect.poll(() => pathAndQuery(page)).toBe('/resources?page=2')
    expect(await listedNumbers(page)).toEqual(range(10, 18))
  })

  it('RES-1 a choice made before script works is not lost', async () => {
    const page = await openPage()
    const held: Route[] = []
    await page.route('**/resources-centre.js', (route) => {
      held.push(route)
    })
    await page.goto('/resources')
    await field(page, 'Resource type').selectOption('whitepapers')
    await expect.poll(() => held.length).toBe(1)
    await held[0]?.continue()
    await waitForListed(page, [58, 59, 60])
    expect(pathAndQuery(page)).toBe('/resources?type=whitepapers')
  })

  inAudit(
    'RES-1 sees the view that Back leads to, though its list was not hydrated yet',
    async () => {
      const { page } = await openResources('/resources?type=podcast')
      await pageLink(page, '2').click()
      await waitForListed(page, range(10, 18))
      await page.goto('/elsewhere')
      await page.goBack()
      await page.getByRole('article').first().waitFor()
      expect(pathAndQuery(page)).toBe('/resources?type=podcast&page=2')
      await page.goBack()
      await waitForListed(page, range(1, 9))
      expect(pathAndQuery(page)).toBe('/resources?type=podcast')
      expect(await field(page, 'Resource type').inputValue()).toBe('podcast')
    },
  )

  inAudit(
    'RES-1 causes no further request after Back undid a change before the script ran',
    async () => {
      const { page, requests } = await openResources('/resources')
      await field(page, 'Resource type').selectOption('whitepapers')
      await waitForListed(page, [58, 59, 60])
      await page.goto('/elsewhere')
      await page.goBack()
      await page.getByRole('article').first().waitFor()
      await page.goBack()
      await waitForListed(page, range(1, 9))
      await page.clock.runFor(1000)
      expect(pathAndQuery(page)).toBe('/resources')
      expect(await field(page, 'Resource type').inputValue()).toBe('')
      expect(requests.length).toBeLessThanOrEqual(2)
    },
  )

  it.each(
    someCases(
      '?type=blog&page=2',
      '',
      '?q=part+7&theme=pmo',
      '?q=zzz',
      '?page=99&category=podcast',
    ),
  )('RES-7 sees the same at %s without script, without a token, and with both', async (query) => {
    const { page } = await openResources(`/resources${query}`)
    const bare = await openPage({ script: false, shared: true })
    const markup = (each: Page) =>
      each.locator('.resources-centre-view').evaluate((view) => view.outerHTML)
    await bare.goto(`/resources${query}`)
    expect(await markup(page)).toBe(await markup(bare))
    await bare.goto(`/resources${query || '?'}&plain`)
    expect(await bare.locator('[data-island]').count()).toBe(0)
    const priority = / (loading="lazy"|fetchpriority="high")/g
    expect((await markup(bare)).replace(priority, '')).toBe(
      (await markup(page)).replace(priority, ''),
    )
  })

  inAudit('LANG-2 reads German, and gets German lists', async () => {
    const { page, requests } = await openResources('/de/resources')
    expect(await listedNumbers(page)).toEqual([61, 62, 63])
    await field(page, 'Beiträge durchsuchen').fill('puffer')
    await page.clock.runFor(300)
    await expect.poll(() => announced(page)).toBe('3 Beiträge')
    expect(requests[0]?.starts_with).toMatch(/^de\/blog\/,de\//)
    expect(await page.getByRole('article').first().getByRole('time').textContent()).toMatch(
      /^\d+\. Februar 2024$/,
    )
    await respondWith(page, 200, JSON.stringify({ data: { stories: [] }, total: 0 }))
    await field(page, 'Beiträge durchsuchen').fill('zzz')
    await page.clock.runFor(300)
    await expect
      .poll(() => announced(page))
      .toBe('Keine Ergebnisse gefunden. Versuchen Sie es mit anderen Filtern.')
  })

  it.each(someCases(320, ...WIDTHS))(
    'has room for everything in a window %i px wide, in every state',
    async (width) => {
      const { page } = await openResources('/resources?page=4', {
        width,
        quiet: true,
        shared: false,
      })
      const tooWide = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      expect(await tooWide()).toBe(0)
      await respondWith(page, 500, '')
      await field(page, 'Theme').selectOption('esg')
      await expect.poll(() => announced(page)).toBe('The list could not be refreshed.')
      expect([await tooWide(), await findings(page)]).toEqual([0, []])
      await page.unroute('**/api/stories')
      await field(page, 'Search resources').fill('zzz')
      await page.clock.runFor(300)
      await page.getByText('No results found.').first().waitFor()
      if (!process.env.EVERY_EXAMPLE) return expect(await tooWide()).toBe(0)
      expect([await tooWide(), await findings(page)]).toEqual([0, []])
    },
  )

  it('hears each change once, and keeps the focus: a run through everything', async () => {
    const { page } = await openResources()
    const heard = await recordAnnouncements(page)
    const transcript: string[] = []
    const after = async (done: string, announcement: string) => {
      await expect.poll(() => announced(page)).toBe(announcement)
      await page.clock.runFor(300)
      await spinner(page).waitFor({ state: 'detached' })
      transcript.push(`${done} | ${await focusName(page)} | ${(await heard()).join(' + ')}`)
    }
    await field(page, 'Resource type').focus()
    await after('Arrive', '')
    await field(page, 'Resource type').selectOption('podcast')
    await after('Choose a type', '40 resources, page 1 of 5')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await field(page, 'Theme').selectOption('pmo')
    await after('Choose a theme', '20 resources, page 1 of 3')
    await page.keyboard.press('Tab')
    await page.keyboard.type('part 1')
    await page.clock.runFor(300)
    await after('Type a text', '6 resources')
    await page.keyboard.type('zzz')
    await page.clock.runFor(300)
    await after('Type on', 'No results found. Try adjusting your filters.')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await after('Take the text away', '20 resources, page 1 of 3')
    await pageLink(page, '3').focus()
    await page.keyboard.press('Enter')
    await after('Go to page 3', '20 resources, page 3 of 3')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await after('Go to page 2', '20 resources, page 2 of 3')
    await page.goBack()
    await after('Go back', '20 resources, page 3 of 3')
    await page.getByRole('link', { name: 'Clear filters' }).focus()
    await page.keyboard.press('Enter')
    await after('Take all filters away', '60 resources, page 1 of 7')
    await page.keyboard.press('Tab')
    expect(await focusName(page)).toBe('Resource 1')
    expect(transcript).toEqual([
      'Arrive | Resource type | ',
      'Choose a type | Resource type | 40 resources, page 1 of 5',
      'Choose a theme | Theme | 20 resources, page 1 of 3',
      'Type a text | Search resources | 6 resources',
      'Type on | Search resources | No results found. Try adjusting your filters.',
      'Take the text away | Search resources | 20 resources, page 1 of 3',
      'Go to page 3 | 3 | 20 resources, page 3 of 3',
      'Go to page 2 | 2 | 20 resources, page 2 of 3',
      'Go back | 2 | 20 resources, page 3 of 3',
      'Take all filters away | 60 resourcesPage 1 of 7 | 60 resources, page 1 of 7',
    ])
  })
})

/** Opens the resources with the clock stopped. The returned function lists the scripts requested so far. */
async function scriptsOf(page: Page): Promise<() => readonly string[]> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/resources')
  // Observers are notified in the order in which they started, so all earlier ones know by now what is in view.
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  )
  return () => scripts
}
