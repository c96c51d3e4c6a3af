import type { Page, Route } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'
import { layoutShifts } from '../../../apps/site/e2e/layout-shifts.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { sitemapPaths } from './crawl.ts'

const { open } = testBrowser()

/** Pages of several layouts whose headings nearly fill their lines. */
const SOME_PAGES = [
  '/',
  '/de/',
  '/industry/healthcare',
  '/resources',
  '/guidebooks/capacity-workbook',
]
/** In the audit, every page of the site. */
const PAGES = process.env.EVERY_STORY
  ? await sitemapPaths(inject('siteUrl'))
  : ['/guidebooks/capacity-workbook']

/** A page with a picture beside its heading; in the audit, all of these. */
const PAGES_OF_SHIFTS = process.env.EVERY_STORY ? SOME_PAGES : ['/guidebooks/capacity-workbook']

const FONTS = '**/*.woff2'

describe('while the font of the site is loading', () => {
  it.each(PAGES)('every heading of %s has the same lines as afterwards', async (path) => {
    const page = await open({ width: 390, shared: true })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await painted(page)
    await page.evaluate(() => document.fonts.ready)
    const later = await linesOfHeadings(page)
    expect(await withoutFont(page)).toBeGreaterThan(0)
    expect(await hasFallbackFont(page), 'Arial or a metric-compatible font is installed').toBe(true)
    expect(await linesOfHeadings(page)).toEqual(later)
  })

  it.each(PAGES_OF_SHIFTS)('nothing on %s moves when it has loaded', async (path) => {
    const page = await open({ width: 390 })
    const requests: Route[] = []
    await page.route(FONTS, (route) => {
      requests.push(route)
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await painted(page)
    await expect.poll(() => requests.length).toBe(1)
    await Promise.all(requests.map((route) => route.continue()))
    await page.evaluate(() => document.fonts.ready)
    await painted(page)
    expect(await layoutShifts(page)).toEqual([])
  })
})

describe('the font of the site', () => {
  it.each(someCases('P', 'K', 'Y'))(
    'has the same space after a word that ends in %s as after any other',
    async (letter) => {
      const page = await open({ shared: true })
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      const spaceAfter = (last: string) =>
        page.evaluate((last) => {
          const line = document.body.appendChild(document.createElement('h1'))
          Object.assign(line.style, { position: 'absolute', whiteSpace: 'pre', fontSize: '100px' })
          const widthOf = (text: string) => {
            line.textContent = text
            return line.getBoundingClientRect().width
          }
          const space = widthOf(`|${last} |`) - widthOf(`|${last}|`)
          line.remove()
          return space
        }, last)
      expect(await spaceAfter(letter)).toBeCloseTo(await spaceAfter('n'), 1)
    },
  )

  inAudit('draws every letter of German, Polish, Czech and Turkish names', async () => {
    const names = [
      'Jürgen Weiß, Änne Öztürk, STRASSE STRAẞE „Größe“',
      'ĄĆĘŁŃÓŚŹŻ Łukasz Żółć ąćęłńóśźż',
      'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ Čeněk Dvořák áčďéěíňóřšťúůýž',
      'ÇĞİÖŞÜ Işıl Çağrı İpek Gülşen çğıöşü',
    ].join(' ')
    const page = await open({ width: 390, shared: true })
    await page.goto(`/search?q=${encodeURIComponent(names)}`)
    const heading = page.locator('h1')
    expect(await heading.textContent()).toContain(names)
    await page.evaluate(() => document.fonts.ready)
    expect(await facesOf(page, 'h1')).toEqual([expect.stringMatching(/^Archivo/)])
  })

  inAudit('is one file on an English page', async () => {
    const page = await open({ width: 390 })
    const files: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') files.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(files).toHaveLength(1)
  })
})

/** Number of lines and text of each heading. */
function linesOfHeadings(page: Page): Promise<readonly string[]> {
  return page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings.map((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)))
      return `${lines.size} × ${heading.textContent}`
    }),
  )
}

/** Removes the font of the site from a page, as if it had not loaded yet. Returns the number of faces removed. */
function withoutFont(page: Page): Promise<number> {
  return page.evaluate(() => {
    const withoutFaces = (group: CSSStyleSheet | CSSGroupingRule): number =>
      [...group.cssRules].reverse().reduce((removed, rule) => {
        if (rule instanceof CSSGroupingRule) return removed + withoutFaces(rule)
        if (!(rule instanceof CSSFontFaceRule)) return removed
        if (!/^"?Archivo"?$/.test(rule.style.getPropertyValue('font-family'))) return removed
        group.deleteRule([...group.cssRules].indexOf(rule))
        return removed + 1
      }, 0)
    return [...document.styleSheets].reduce((removed, sheet) => removed + withoutFaces(sheet), 0)
  })
}

/** True if the fallback font, which is shown until then, is installed on this machine. */
function hasFallbackFont(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => /^"?Archivo fallback"?$/.test(family))
    const loaded = await Promise.allSettled(faces.map((face) => face.load()))
    return loaded.length > 0 && loaded.every(({ status }) => status === 'fulfilled')
  })
}

/** Names of the fonts in which an element is rendered. */
async function facesOf(page: Page, selector: string): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  await devtools.send('CSS.enable')
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return [...new Set(fonts.map(({ familyName }) => familyName))]
}

/** Waits for two frames, after which the page has been painted. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
