import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { violations } from '../../../apps/site/e2e/accessibility.ts'
import { type PageOptions, testBrowser } from '../../../apps/site/e2e/browser.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'

const { open } = testBrowser()
const embeds = () => `http://${inject('assetHost')}`
const openTool = (options: PageOptions = {}) => open({ origin: embeds(), shared: true, ...options })
const ASSESSMENT = '/assessment/pmo-maturity'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const choose = async (page: Page, question: number, points: number) =>
  await page.locator(`[name="q${question}"][value="${points}"]`).check()
/** Much faster than a mouse, for most of the answers. */
const chooseByScript = async (page: Page, question: number, points: number) =>
  await page
    .locator(`[name="q${question}"][value="${points}"]`)
    .evaluate((answer: HTMLInputElement) => answer.click())
const shownPart = (page: Page) => page.locator('.assessment-part:visible h2').innerText()
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe('the assessment', () => {
  it('EMBED-1 asks part by part, keeps its answers over a reload, and ends with a result page', async () => {
    const page = await openTool({ width: 390 })
    await page.goto(`${ASSESSMENT}?embedded=true`)
    expect(await page.locator('.assessment-part:visible').count()).toBe(1)
    await choose(page, 1, 2)
    await next(page).click()
    const second = page.getByRole('group', { description: 'Choose the answer that comes closest.' })
    expect(await second.getByText('Choose the answer that comes closest.').isVisible()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q2')
    await choose(page, 2, 1)
    await next(page).click()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    const part2 = await shownPart(page)
    await page.reload()
    expect(await shownPart(page)).toBe(part2)
    await page.getByText('2 of 12 answered', { exact: true }).waitFor()
    for (let part = 2; part <= 6; part += 1) {
      await chooseByScript(page, 2 * part - 1, 3)
      await chooseByScript(page, 2 * part, 0)
      if (part < 6) await next(page).click()
    }
    await page.getByRole('button', { name: 'Show the result' }).click()
    await page.waitForURL(/\/result\/213030303030-\d\d\?embedded=true$/)
    await page.getByRole('heading', { name: 'Reporting by document' }).waitFor()
    await page.getByRole('link', { name: 'Change answers' }).click()
    await page.getByText('12 of 12 answered', { exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Start again' }).click()
    await page.getByText('0 of 12 answered', { exact: true }).waitFor()
  })

  inAudit('works as one long form without script', async () => {
    const page = await openTool({ script: false })
    await page.goto(`${ASSESSMENT}?lang=de`)
    for (let question = 1; question <= 12; question += 1) await choose(page, question, 4)
    await page.getByRole('button', { name: 'Ergebnis anzeigen' }).click()
    await page.getByRole('heading', { name: 'Entscheiden mit dem System' }).waitFor()
  })
})

describe.each(someCases('dark', 'light', 'tinted', 'brand'))('in the theme %s', (theme) => {
  const tools = {
    questions: `${ASSESSMENT}?embedded=true&theme=${theme}`,
    openings: `/openings?embedded=true&theme=${theme}`,
    ...(process.env.EVERY_EXAMPLE && {
      'what is missing': `${ASSESSMENT}/result?embedded=true&theme=${theme}&q1=1`,
    }),
  }

  it('both tools pass axe, and fit a window of 320 px', async () => {
    const page = await openTool({ width: 320, quiet: true })
    for (const [name, address] of Object.entries(tools)) {
      await page.goto(address)
      expect(await violations(page), name).toEqual([])
      expect(await overflow(page), name).toBe(0)
    }
    const answers = Array.from({ length: 12 }, (_, index) => `q${index + 1}=${index % 5}`).join('&')
    await page.goto(`${ASSESSMENT}/result?theme=${theme}&${answers}`)
    expect(await violations(page), 'the result').toEqual([])
    expect(await overflow(page), 'the result').toBe(0)
  })
})

inAudit('with forced colours the drawing of the result has the colour of the text', async () => {
  const page = await openTool()
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const answers = Array.from({ length: 12 }, (_, index) => `q${index + 1}=2`).join('&')
  await page.goto(`${ASSESSMENT}/result?${answers}`)
  const text = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)
  for (const [part, property] of [
    ['.sheet text', 'fill'],
    ['.sheet-points', 'fill'],
    ['.sheet-reached', 'stroke'],
  ] as const) {
    const drawn = page.locator(part).first()
    expect(await drawn.evaluate((of, name) => getComputedStyle(of)[name], property)).toBe(text)
  }
})

describe('on the pages of the site', () => {
  inAudit.each([
    ['/careers/', '/openings'],
    ['/pmo-maturity-assessment', ASSESSMENT],
  ])('EMBED-2 %s gives its frame the height of the tool', async (path, tool) => {
    const page = await open()
    await page.goto(path)
    const frame = page.locator(`iframe[src*="${tool}"]`)
    await frame.scrollIntoViewIfNeeded()
    const inside = page.frameLocator(`iframe[src*="${tool}"]`).locator('html')
    await inside.waitFor()
    const height = () => frame.evaluate((element) => element.getBoundingClientRect().height)
    await expect.poll(height).not.toBe(600)
    const contentHeight = () => inside.evaluate((root) => root.getBoundingClientRect().height)
    await expect
      .poll(async () => Math.abs((await height()) - (await contentHeight())))
      .toBeLessThanOrEqual(5)
  })

  inAudit('EMBED-2 the window shows the top of the next page of a tool', async () => {
    const page = await open({ width: 390, reducedMotion: true })
    await page.goto('/pmo-maturity-assessment')
    const tool = page.locator('iframe')
    await tool.scrollIntoViewIfNeeded()
    const inside = page.frameLocator('iframe')
    const frameTop = () => tool.evaluate((frame) => frame.getBoundingClientRect().top)
    for (let part = 1; part <= 6; part += 1) {
      for (const question of [2 * part - 1, 2 * part]) {
        await inside.locator(`[name="q${question}"][value="4"]`).check()
      }
      await inside.locator('button:visible').last().click()
    }
    await inside.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(frameTop).toBeGreaterThanOrEqual(0)
    expect(await frameTop()).toBeLessThan(450)
  })

  inAudit(
    'EMBED-1 a job opening opens its page in the whole window, not in the frame',
    async () => {
      const page = await open()
      await page.goto('/careers/')
      const opening = page.frameLocator('iframe[src*="/openings"]').getByRole('link').first()
      await page.locator('iframe[src*="/openings"]').scrollIntoViewIfNeeded()
      const title = await opening.innerText()
      await opening.click()
      await page.waitForURL('**/job-vacancies/*')
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    },
  )
})
