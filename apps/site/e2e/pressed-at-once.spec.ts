import { SHARED_DRAFT_PARAMETER, signSharedDraft } from '@prospectus/server/shared-draft'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { SERVED_ARTICLE, SERVED_EPISODE } from '../../../tools/testing/served-stories.ts'
import { devicesFrom, openOnSlowMachine, PRESS_WITH } from './at-once.ts'
import { type PageOptions, testBrowser } from './browser.ts'
import { draftOf, spaceId } from './editor-page.ts'

const { open } = testBrowser()
const FILM = '/videos/a-network-by-hand'

const arrive = async (path: string, options: PageOptions = {}) =>
  await openOnSlowMachine(await open({ reducedMotion: true, ...options }), path)

const folds = (page: Page) => page.locator('.header-fold')
const isOpen = (fold: Locator) => fold.evaluate((details: HTMLDetailsElement) => details.open)
const pathOf = (page: Page) => new URL(page.url()).pathname

describe('presses before the script has loaded count on a slow machine:', () => {
  inAudit.each(devicesFrom('keyboard'))(
    'a group of the navigation, then another, then a link in it (%s)',
    async (device) => {
      const press = PRESS_WITH[device]
      const page = await arrive(SERVED_ARTICLE)
      await press(folds(page).nth(0).locator('summary'))
      await press(folds(page).nth(1).locator('summary'))
      await expect.poll(() => isOpen(folds(page).nth(1))).toBe(true)
      expect(await isOpen(folds(page).nth(0))).toBe(false)
      const link = folds(page).nth(1).locator('.header-entry a').first()
      const href = await link.getAttribute('href')
      await press(link)
      await expect.poll(() => pathOf(page)).toBe(href?.replace(/[?#].*$/, ''))
    },
  )

  inAudit.each(devicesFrom('mouse'))(
    'the menu of a phone, a group in it, then another, then a link (%s)',
    async (device) => {
      const press = PRESS_WITH[device]
      const page = await arrive(SERVED_ARTICLE, { width: 390 })
      await press(page.locator('.header-menu-button'))
      await press(folds(page).nth(0).locator('summary'))
      await expect.poll(() => isOpen(folds(page).nth(0))).toBe(true)
      await press(folds(page).nth(1).locator('summary'))
      await expect.poll(() => isOpen(folds(page).nth(1))).toBe(true)
      const link = folds(page).nth(1).locator('.header-entry a').first()
      const href = await link.getAttribute('href')
      await press(link)
      await expect.poll(() => pathOf(page)).toBe(href?.replace(/[?#].*$/, ''))
    },
  )

  inAudit.each(devicesFrom('keyboard'))(
    'the menu of a phone and its closing button (%s)',
    async (device) => {
      const press = PRESS_WITH[device]
      const page = await arrive(SERVED_ARTICLE, { width: 390 })
      const menu = page.locator('.header-menu')
      await press(page.locator('.header-menu-button'))
      await press(page.locator('.header-close'))
      await menu.waitFor({ state: 'hidden' })
      await press(page.locator('.header-menu-button'))
      await menu.waitFor()
    },
  )

  it.each(devicesFrom('mouse'))(
    'the search box, and the letters typed right after (%s)',
    async (device) => {
      const press = PRESS_WITH[device]
      const page = await arrive(SERVED_ARTICLE)
      await press(page.locator('button.header-search'))
      await page.keyboard.type('float')
      await page.keyboard.press('Enter')
      await expect.poll(() => new URL(page.url()).search).toBe('?q=float')
    },
  )

  inAudit.each(devicesFrom('mouse'))(
    'the contents list of a phone, and a heading in it (%s)',
    async (device) => {
      const press = PRESS_WITH[device]
      const page = await arrive(SERVED_ARTICLE, { width: 390 })
      await press(page.locator('.contents-list-summary').first())
      const link = page.locator('.contents-list-items a').nth(1)
      const href = await link.getAttribute('href')
      await press(link)
      await expect.poll(() => new URL(page.url()).hash).toBe(href)
    },
  )

  inAudit.each(devicesFrom('keyboard'))('a transcript (%s)', async (device) => {
    const press = PRESS_WITH[device]
    const page = await arrive(SERVED_EPISODE)
    const transcript = page.locator('.transcript')
    await press(transcript.locator('summary'))
    await expect.poll(() => isOpen(transcript)).toBe(true)
  })

  it('a filter of the resources, chosen before any script has arrived', async () => {
    const page = await open({ reducedMotion: true })
    const { promise: scriptsMayArrive, resolve: letScriptsArrive } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scriptsMayArrive
      await route.continue()
    })
    await page.goto('/resources', { waitUntil: 'commit' })
    await page.getByLabel('Resource type', { exact: true }).focus()
    await page.keyboard.type('Web')
    letScriptsArrive()
    await expect.poll(() => new URL(page.url()).search).toBe('?type=webinars')
  })

  inAudit.each(devicesFrom('mouse'))(
    'the button of a film, as soon as it is there (%s)',
    async (device) => {
      const press = PRESS_WITH[device]
      const page = await arrive(FILM)
      await press(page.locator('.video-player-start'))
      await page.getByLabel('Speed').waitFor()
      const time = () =>
        page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)
      await expect.poll(time).toBeGreaterThan(0)
    },
  )

  inAudit.each(devicesFrom('keyboard'))(
    'the language of the page, and there the navigation (%s)',
    async (device) => {
      const press = PRESS_WITH[device]
      const page = await arrive('/about')
      await press(page.locator('footer a[hreflang="de"]'))
      await expect.poll(() => pathOf(page)).toMatch(/^\/de\//)
      await press(folds(page).nth(0).locator('summary'))
      await expect.poll(() => isOpen(folds(page).nth(0))).toBe(true)
    },
  )

  inAudit.each(devicesFrom('mouse'))(
    'the navigation of a shared draft, and a block of the gallery (%s)',
    async (device) => {
      const press = PRESS_WITH[device]
      const [origin, previewToken] = [inject('previewUrl'), inject('previewToken')]
      const [expires, { id: storyId }] = [new Date(Date.now() + 600_000), await draftOf('about')]
      const secrets = { spaceId: await spaceId(), previewToken }
      const signed = signSharedDraft({ storyId, expires, ends: expires }, secrets)
      const page = await arrive(`/about?${SHARED_DRAFT_PARAMETER}=${signed}`, { origin })
      await press(folds(page).nth(0).locator('summary'))
      await expect.poll(() => isOpen(folds(page).nth(0))).toBe(true)
      await page.getByRole('note').getByText('This is a draft').waitFor()

      await page.goto('/dev/blocks', { waitUntil: 'commit' })
      const link = page.locator('.gallery-name-link').first()
      const href = await link.getAttribute('href')
      await press(link)
      await expect.poll(() => pathOf(page)).toBe(href)
    },
  )
})
