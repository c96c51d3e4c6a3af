import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { buildFolder, siteFolder } from '../../../tools/run/project.ts'
import { scrollThrough } from '../../../tools/testing/scroll-through.ts'
import {
  SERVED_ARTICLE,
  SERVED_EPISODE,
  SERVED_PAGE,
} from '../../../tools/testing/served-stories.ts'
import { testBrowser } from './browser.ts'

const { open } = testBrowser()

const built = readdirSync(join(buildFolder(siteFolder), 'client'))
const WHOLE_SHEET = `/_/${built.find((name) => /^all-styles-.*\.css$/.test(name))}`

/** Elements drawn differently with the site's whole style sheet than with the page's own styles. */
function missingStyles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (address) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
    await new Promise((resolve, reject) => {
      Object.assign(link, { href: address, onload: resolve, onerror: reject })
      document.head.append(link)
    })
    const { sheet } = link
    if (sheet === null) throw new Error('The whole style sheet has not come')
    // A missing rule shows in the properties that rules set; comparing all takes four times as long.
    const namesIn = (rules: CSSRuleList): readonly string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? rule.style : []),
        ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList
          ? namesIn(rule.cssRules)
          : []),
      ])
    const names = [...new Set(namesIn(sheet.cssRules))].filter((name) => !name.startsWith('--'))
    if (names.length < 100)
      throw new Error(
        `Expected 100 custom properties or more in the style sheet, found ${names.length}`,
      )
    const written = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo)
      const isDrawn = pseudo === '' || style.content !== 'none'
      return isDrawn ? names.map((name) => `${name}: ${style.getPropertyValue(name)}`) : []
    }
    const all = [...document.body.querySelectorAll('*')]
    const drawn = () =>
      all.flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => ({
          of: `${element.localName}.${element.className}${pseudo}`,
          style: written(element, pseudo).join('\n'),
        })),
      )
    sheet.disabled = true
    const own = drawn()
    sheet.disabled = false
    const whole = drawn()
    if (own.every(({ style }, index) => style === whole[index]?.style)) return []
    // Both are read again: a change by itself in the meantime is not a difference of styles.
    sheet.disabled = true
    const ownAgain = drawn()
    sheet.disabled = false
    const wholeAgain = drawn()
    return own.flatMap(({ of, style }, index) => {
      const wanted = whole[index]?.style ?? ''
      const isSteady = ownAgain[index]?.style === style && wholeAgain[index]?.style === wanted
      if (style === wanted || !isSteady) return []
      const found = style.split('\n')
      return wanted
        .split('\n')
        .filter((line) => !found.includes(line))
        .map((line) => `${of} ${line}`)
    })
  }, WHOLE_SHEET)
}

interface State {
  readonly name: string
  readonly path: string
  readonly width?: number
  readonly inTest?: true
  readonly reach?: (page: Page) => Promise<unknown>
}

const states: readonly State[] = [
  {
    name: 'the menu of a phone, open',
    path: SERVED_PAGE,
    width: 390,
    inTest: true,
    reach: (page) => page.locator('.header-menu-button').click(),
  },
  {
    name: 'a group of the menu, open, and a carousel that turns',
    path: SERVED_PAGE,
    reach: async (page) => {
      await page.locator('.carousel.carousel-live .carousel-next').first().click()
      await page.locator('.header-fold > summary').first().click()
    },
  },
  {
    name: 'suggestions',
    path: '/search',
    reach: async (page) => {
      await page.locator('main .search-form-field').pressSequentially('risk')
      await page.locator('.search-form-option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'resources where there were none',
    path: '/resources?text=nothing-is-called-this',
    reach: async (page) => {
      await page.locator('.filter-form-text > input').focus()
      await page.locator('[data-island][data-hydrated]').waitFor()
      await page.locator('.filter-form-text > input').fill('')
      await page.locator('.article-card').first().waitFor()
      await page.locator('.resources-centre-loading').waitFor({ state: 'detached' })
    },
  },
  { name: 'an article', path: SERVED_ARTICLE },
  {
    name: 'an episode that plays, its transcript open',
    path: SERVED_EPISODE,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Play' }).click()
      await page.getByRole('button', { name: 'Pause' }).waitFor()
      // Still playing, but at no speed: the current passage stays the same.
      await page.locator('audio').evaluate((audio) => {
        ;(audio as HTMLAudioElement).playbackRate = 0
      })
      await page.locator('main details').evaluateAll((folds) => {
        for (const fold of folds) (fold as HTMLDetailsElement).open = true
      })
    },
  },
  {
    name: 'a film that plays',
    path: '/videos/a-network-by-hand',
    reach: (page) => page.locator('.video-player-start').click(),
  },
]

describe('a page lacks no style that something on it needs (decision 0004)', () => {
  it.each(process.env.EVERY_EXAMPLE ? states : states.filter(({ inTest }) => inTest))(
    '$path, $name',
    async ({ path, width = 1440, reach }) => {
      const page = await open({ width, reducedMotion: true, shared: true })
      await page.goto(path)
      await scrollThrough(page)
      await reach?.(page)
      expect(await missingStyles(page)).toEqual([])
    },
  )
})
