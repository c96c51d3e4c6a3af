import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { violations, violationsIfAuditing } from './accessibility.ts'
import { type PageOptions, testBrowser, WIDTHS } from './browser.ts'
import { fontlessPdf } from './fixtures/fontless-pdf.ts'
import {
  cutOffPdf,
  encryptedPdf,
  jpeg2000Pdf,
  lockedPdf,
  manyPagesPdf,
} from './fixtures/odd-pdfs.ts'
import { startPdfServer } from './fixtures/pdf-server.ts'
import { STANDARD_FONT_COUNT, standardFontsPdf } from './fixtures/standard-fonts-pdf.ts'
import {
  countColours,
  inkedBands,
  middleColour,
  pageNumbered,
  pageNumberField,
  respondWith,
  scrollArea,
  zoomPercent,
} from './pdf-page.ts'

declare global {
  interface Window {
    /** The browser's own search; not standardised, so not among the types. */
    find(words: string): boolean
  }
}

const server = await startPdfServer()
const { open } = testBrowser()
afterAll(() => server.close())

/** Not opened at any address yet. */
const openPage = (options: PageOptions = {}): Promise<Page> =>
  open({ origin: server.origin, reducedMotion: true, shared: true, ...options })

async function openReader(example = 'usual', options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options)
  await page.goto(`/${example}`)
  return page
}

/** A reader whose first page is drawn. */
async function openDrawnReader(example = 'usual', options: PageOptions = {}): Promise<Page> {
  const page = await openReader(example, options)
  await page.locator('.pdf-viewer-live').waitFor()
  await pageNumbered(page, 1).locator('canvas').waitFor()
  return page
}

const EXAMPLES = ['most', 'hostile', 'usual', 'least', 'not a PDF']

/** The colour of the square in `odd-pdfs.ts`. */
const GREEN = [31, 143, 125]

describe('BLOCK-9 the PDF reader, under the site’s own headers', () => {
  it('draws the first page when it is seen, sharp but bounded, and only pages near the view', async () => {
    const page = await openDrawnReader()
    expect(await countColours(page, 1)).toBeGreaterThan(10)
    expect(await page.getByRole('group', { name: /^Page \d of 3$/ }).count()).toBe(3)
    expect(await pageNumbered(page, 3).locator('canvas').count()).toBe(0)
    await pageNumberField(page).fill('3')
    await pageNumberField(page).press('Enter')
    await pageNumbered(page, 3).locator('canvas').waitFor()
    await expect.poll(() => pageNumbered(page, 1).locator('canvas').count()).toBe(0)
    // The number follows the visitor's own scrolling.
    await scrollArea(page).evaluate((element) => element.scrollTo(0, 0))
    await expect.poll(() => pageNumberField(page).inputValue()).toBe('1')
  })

  it('has text that can be selected and searched where it is drawn', async () => {
    const page = await openDrawnReader()
    const run = pageNumbered(page, 1).locator('.pdf-viewer-text span').first()
    await run.waitFor()
    const text = (await run.textContent()) ?? ''
    expect(text.length).toBeGreaterThan(3)
    await run.click({ clickCount: 3 })
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(text.trim())
    const found = await page.evaluate((words) => window.find(words), text.trim())
    expect(found).toBe(true)
    const [inside, sheet] = [await run.boundingBox(), await pageNumbered(page, 1).boundingBox()]
    expect(inside?.x).toBeGreaterThan(sheet?.x ?? 0)
    expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThan(
      (sheet?.x ?? 0) + (sheet?.width ?? 0),
    )
  })

  it('turns pages and zooms by button and by number, and stays at either end', async () => {
    const page = await openDrawnReader()
    const [previous, next] = [
      page.getByRole('button', { name: 'Previous page' }),
      page.getByRole('button', { name: 'Next page' }),
    ]
    expect(await previous.getAttribute('aria-disabled')).toBe('true')
    await next.click()
    expect(await pageNumberField(page).inputValue()).toBe('2')
    await next.click()
    await next.click({ force: true })
    expect(await pageNumberField(page).inputValue()).toBe('3')
    expect(await next.getAttribute('aria-disabled')).toBe('true')
    await previous.click()
    expect(await pageNumberField(page).inputValue()).toBe('2')
    for (const [typed, shown] of [
      ['99', '3'],
      ['0', '1'],
      ['', '1'],
    ] as const) {
      await pageNumberField(page).fill(typed)
      await pageNumberField(page).press('Enter')
      await pageNumberField(page).blur()
      expect(await pageNumberField(page).inputValue()).toBe(shown)
    }
    const fitted = await zoomPercent(page)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    expect(await zoomPercent(page)).toBeGreaterThan(fitted)
    await page.getByRole('button', { name: 'Fit to width' }).click()
    expect(await zoomPercent(page)).toBe(fitted)
  })

  inAudit('zooms in steps, keeps its place, and fits the width again', async () => {
    const page = await openDrawnReader()
    const fitted = await zoomPercent(page)
    const fit = page.getByRole('button', { name: 'Fit to width' })
    expect(await fit.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    expect(await zoomPercent(page)).toBeGreaterThan(fitted)
    expect(await fit.getAttribute('aria-pressed')).toBe('false')
    expect(await pageNumberField(page).inputValue()).toBe('2')
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await page.getByRole('button', { name: 'Zoom out' }).click()
    expect(await zoomPercent(page)).toBeLessThan(fitted)
    await fit.click()
    expect(await zoomPercent(page)).toBe(fitted)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(() => zoomPercent(page)).toBeLessThan(fitted)
  })

  it('works by keyboard alone', async () => {
    const page = await openDrawnReader()
    await scrollArea(page).focus()
    const after = async (key: string) => {
      await page.keyboard.press(key)
      return pageNumberField(page).inputValue()
    }
    expect(await after('PageDown')).toBe('2')
    expect(await after('ArrowRight')).toBe('3')
    expect(await after('PageDown')).toBe('3')
    expect(await after('ArrowLeft')).toBe('2')
    expect(await after('Home')).toBe('1')
    expect(await after('End')).toBe('3')
    expect(await after('PageUp')).toBe('2')
    const fitted = await zoomPercent(page)
    await page.keyboard.press('+')
    expect(await zoomPercent(page)).toBeGreaterThan(fitted)
    await page.keyboard.press('0')
    expect(await zoomPercent(page)).toBe(fitted)
    await scrollArea(page).evaluate((element) => element.scrollTo(0, 0))
    await page.keyboard.press('ArrowDown')
    await expect
      .poll(() => scrollArea(page).evaluate((element) => element.scrollTop))
      .toBeGreaterThan(0)
  })

  inAudit('lends fonts and character maps to a document that brings none', async () => {
    const page = await openPage()
    await respondWith(page, fontlessPdf)
    await page.goto('/usual')
    const text = pageNumbered(page, 1).locator('.pdf-viewer-text')
    await text.waitFor()
    expect(await text.textContent()).toBe('αβχ你中文')
  })

  inAudit(
    'draws each of the fonts that documents need not contain, with the font files that are served',
    async () => {
      const page = await openPage()
      const fonts: string[] = []
      page.on('response', (response) => {
        const [name] = /[^/]*(Foxit|Liberation)[^/]*$/.exec(response.url()) ?? []
        if (name !== undefined) fonts.push(`${name.split('-')[0]} ${response.status()}`)
      })
      await respondWith(page, standardFontsPdf)
      await page.goto('/usual')
      const sheet = pageNumbered(page, 1)
      await sheet.locator('canvas').waitFor()
      const text = sheet.locator('.pdf-viewer-text')
      await text.waitFor()
      expect(await text.locator('span').count()).toBe(STANDARD_FONT_COUNT)
      expect((await text.textContent())?.slice(0, 36)).toBe('abc'.repeat(12))
      expect(await inkedBands(page, STANDARD_FONT_COUNT)).toEqual(
        Array(STANDARD_FONT_COUNT).fill(true),
      )
      expect(fonts.sort()).toEqual(['FoxitDingbats 200', 'FoxitSymbol 200'])
    },
  )

  inAudit.each([
    ['has no table of its objects', manyPagesPdf(2)],
    ['is encrypted, but needs no password', encryptedPdf()],
    ['has a picture in JPEG 2000', jpeg2000Pdf()],
    ['has 500 pages', manyPagesPdf(500)],
  ])('draws a document that %s', async (_, body) => {
    const page = await openPage()
    await respondWith(page, body)
    await page.goto('/usual')
    await pageNumbered(page, 1).locator('canvas').waitFor()
    const green = (colour: readonly number[]) =>
      Math.max(...colour.slice(0, 3).map((part, index) => Math.abs(part - (GREEN[index] ?? 0)))) < 4
    await expect.poll(async () => green(await middleColour(page, 1))).toBe(true)
    if (body.length < 20_000) return
    // One key reaches the last of many pages, and the pages in between use no memory.
    await scrollArea(page).focus()
    await page.keyboard.press('End')
    await pageNumbered(page, 500).locator('canvas').waitFor()
    await expect.poll(async () => green(await middleColour(page, 500))).toBe(true)
    expect(await pageNumberField(page).inputValue()).toBe('500')
    expect(await page.locator('.pdf-viewer canvas').count()).toBeLessThan(12)
  })

  inAudit.each(WIDTHS)(
    'fits and has no accessibility violation at %i px, in any theme',
    async (width) => {
      for (const example of EXAMPLES) {
        const page = await openReader(example, { width })
        if ((await page.locator('.pdf-viewer').count()) > 0) {
          await page.locator('.pdf-viewer-live').waitFor()
          await pageNumbered(page, 1).locator('.pdf-viewer-text').waitFor()
        }
        expect(await violations(page), example).toEqual([])
        const wider = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(wider, example).toBe(0)
      }
    },
  )
})

describe('BLOCK-9 the PDF reader when it cannot read', () => {
  /** A reader that has failed, and its console messages. */
  async function openFailing(example: string, body?: string | Buffer) {
    const page = await open({ origin: server.origin, quiet: true, shared: true })
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    if (body !== undefined) await page.route('**/*.pdf', (route) => route.fulfill({ body }))
    await page.goto(`/${example}`)
    await page.getByRole('alert').waitFor()
    return { page, lines: lines.filter((line) => line.startsWith('The PDF ')) }
  }

  inAudit.each<readonly [string, string | Buffer, RegExp, RegExp]>([
    ['is no PDF', 'no document', /damaged, or is no PDF/, /Invalid PDF/],
    ['is cut off in the middle', cutOffPdf, /damaged, or is no PDF/, /Invalid PDF/],
    ['is empty', '', /damaged, or is no PDF/, /empty/i],
    ['asks for a password', lockedPdf(), /protected by a password/, /password/i],
  ])('says why and keeps the download when the file %s', async (_, body, why, logged) => {
    const { page, lines } = await openFailing('usual', body)
    const alert = page.getByRole('alert')
    await expect.poll(() => alert.textContent()).toMatch(why)
    expect(await page.getByRole('link', { name: 'Download PDF' }).isVisible()).toBe(true)
    expect(lines).toEqual([
      expect.stringMatching(/^The PDF \/assets\/\S+\.pdf could not be shown: /),
    ])
    expect(lines[0]).toMatch(logged)
  })

  it('promises no download of a file that is gone; the log says which, and why', async () => {
    const { page, lines } = await openFailing('gone')
    expect(await page.getByRole('alert').textContent()).toBe(
      'The document cannot be reached just now.',
    )
    expect(await page.getByRole('link', { name: 'Download PDF' }).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'Open the document' }).isVisible()).toBe(false)
    expect(lines).toEqual([
      expect.stringMatching(/^The PDF \/assets\/f\/1\/x\/0\/gone\.pdf could not be shown: .*404/),
    ])
    expect(await scrollArea(page).count()).toBe(0)
    expect(await page.getByRole('status', { name: 'Loading' }).count()).toBe(0)
    expect(await violationsIfAuditing(page)).toEqual([])
  })

  inAudit('shows that it is loading, for as long as it is', async () => {
    const page = await openPage()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.pdf', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/usual')
    const status = page.getByRole('status', { name: 'Loading' })
    await status.waitFor()
    release()
    await page.locator('.pdf-viewer-live').waitFor()
    expect(await status.count()).toBe(0)
  })

  inAudit('is a download without script', async () => {
    const page = await openReader('usual', { script: false })
    expect(await page.getByRole('link', { name: 'Download PDF' }).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Open the document' }).isVisible()).toBe(true)
    expect(await page.getByRole('region').count()).toBe(0)
    expect(await page.getByRole('button').count()).toBe(0)
  })
})
