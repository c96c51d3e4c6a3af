import type { Page, Route } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'
import { layoutShifts } from '../../../apps/site/e2e/layout-shifts.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'

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
const PAGES = process.env.EVERY_STORY ? await everyPage() : ['/guidebooks/capacity-workbook']

/** A page with a picture beside its heading; in the audit, all of these. */
const ARRIVALS = process.env.EVERY_STORY ? SOME_PAGES : ['/guidebooks/capacity-workbook']

const FONTS = '**/*.woff2'

describe('while the font of the site is loading', () => {
  it.each(PAGES)('every heading of %s has the same lines as afterwards', async (path) => {
    const page = await open({ width: 390, shared: true })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await drawn(page)
    await page.evaluate(() => document.fonts.ready)
    const later = await linesOfHeadings(page)
    expect(await withoutFont(page)).toBeGreaterThan(0)
    expect(await standInLoads(page), 'Arial or its equal is installed').toBe(true)
    expect(await linesOfHeadings(page)).toEqual(later)
  })

  it.each(ARRIVALS)('nothing on %s moves when it arrives', async (path) => {
    const page = await open({ width: 390 })
    const held: Route[] = []
    await page.route(FONTS, (route) => {
      held.push(route)
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await drawn(page)
    await expect.poll(() => held.length).toBe(1)
    await Promise.all(held.map((route) => route.continue()))
    await page.evaluate(() => document.fonts.ready)
    await drawn(page)
    expect(await layoutShifts(page)).toEqual([])
  })
})

describe('the font of the site', () => {
  it.each(someCases('P', 'K', 'Y'))(
    'leaves a word that ends in %s as far from the next as any other',
    async (letter) => {
      const page = await open({ shared: true })
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      const blankAfter = (last: string) =>
        page.evaluate((last) => {
          const line = document.body.appendChild(document.createElement('h1'))
          Object.assign(line.style, { position: 'absolute', whiteSpace: 'pre', fontSize: '100px' })
          const widthOf = (text: string) => {
            line.textContent = text
            return line.getBoundingClientRect().width
          }
          const blank = widthOf(`|${last} |`) - widthOf(`|${last}|`)
          line.remove()
          return blank
        }, last)
      expect(await blankAfter(letter)).toBeCloseTo(await blankAfter('n'), 1)
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

/** Text and number of lines of each heading that is seen. */
function linesOfHeadings(page: Page): Promise<readonly string[]> {
  return page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings.map((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      const drawn = [...range.getClientRects()].filter(({ width }) => width > 0)
      const lines = new Set(drawn.map(({ bottom }) => Math.round(bottom)))
      return `${lines.size} × ${heading.textContent}`
    }),
  )
}

/** Takes the font of the site out of a page, which then looks as before the font has come. Returns the number of faces removed. */
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

/** Whether the font that stands in until then is installed on this machine. */
function standInLoads(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => /^"?Archivo fallback"?$/.test(family))
    const loaded = await Promise.allSettled(faces.map((face) => face.load()))
    return loaded.length > 0 && loaded.every(({ status }) => status === 'fulfilled')
  })
}

/** Names of the fonts that the letters of an element are drawn with. */
async function facesOf(page: Page, selector: string): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  await devtools.send('CSS.enable')
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return [...new Set(fonts.map(({ familyName }) => familyName))]
}

/** Two frames later, everything that was there has been painted. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

async function everyPage(): Promise<readonly string[]> {
  const map = await (await fetch(`${inject('siteUrl')}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || '/')
}
