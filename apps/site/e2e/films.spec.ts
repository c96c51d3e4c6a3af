import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { violationsIfAuditing } from './accessibility.ts'
import { type PageOptions, testBrowser } from './browser.ts'
import { startFilmServer } from './fixtures/film-server.tsx'

const server = await startFilmServer()
const { open } = testBrowser()
afterAll(() => server.close())

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ'
const FILE = 'https://cdn.films.example/a.mp4'

/** A page with a video, and every request to another site. */
async function openFilm(film: string, options: PageOptions = {}, opened?: Page) {
  const page = opened ?? (await open({ origin: server.origin, shared: true, ...options }))
  const foreignRequests: string[] = []
  await page.route(
    (url) => url.origin !== server.origin,
    async (route) => {
      foreignRequests.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
    },
  )
  await page.goto(`/?film=${encodeURIComponent(film)}`)
  if (options.script !== false) {
    await page.locator('.video-embed[data-state="ready"]').waitFor()
  }
  return { page, foreignRequests }
}

const playButton = (page: Page) => page.getByRole('button', { name: /^Play video: A tour/ })

describe('BLOCK-12 a film of YouTube or Vimeo', () => {
  it('loads nothing of them before the visitor presses the button that names the provider, and then plays in place', async () => {
    const { page, foreignRequests } = await openFilm(YOUTUBE)
    expect(foreignRequests).toEqual([])
    expect(await playButton(page).innerText()).toContain('Loads from YouTube, which then learns')
    expect(await page.getByRole('link', { name: /^Watch at youtu\.be/ }).isVisible()).toBe(true)
    expect(await violationsIfAuditing(page)).toEqual([])

    await playButton(page).click()
    const frame = page.locator('iframe[title="A tour"]')
    await expect.poll(() => frame.evaluate((f) => f === document.activeElement)).toBe(true)
    await expect
      .poll(() => page.frames().some((f) => f.url().includes('youtube-nocookie')))
      .toBe(true)
    await page.frameLocator('iframe').locator('title').waitFor({ state: 'attached' })
    expect(foreignRequests).toEqual([
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1',
    ])
    expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(await page.getByRole('link', { name: /^Watch at/ }).isVisible()).toBe(true)
  })

  it('plays by keyboard, and does not ask again for videos of any site once that was chosen', async () => {
    const { page } = await openFilm('https://vimeo.com/76979871/8272103f6e')
    await page.getByLabel('Do not ask again about films of other sites').check()
    await playButton(page).focus()
    await page.keyboard.press('Enter')
    await page.locator('iframe').waitFor()

    const again = await openFilm('https://vimeo.com/1', {}, page)
    expect(await playButton(page).innerText()).not.toContain('Loads from')
    expect(await page.getByLabel(/^Do not ask again/).count()).toBe(0)
    expect(again.foreignRequests).toEqual([])
    const other = await openFilm(YOUTUBE, {}, page)
    expect(await playButton(page).innerText()).not.toContain('Loads from')
    expect(other.foreignRequests).toEqual([])
  })

  it.each(someCases(YOUTUBE, 'https://vimeo.com/76979871'))(
    'without a network says that it cannot play %s here, and can be pressed again',
    async (film) => {
      const { page, foreignRequests } = await openFilm(film)
      await page.context().setOffline(true)
      await playButton(page).click()
      await page.getByText('The film cannot be played now.').waitFor()
      expect(await page.locator('iframe').count()).toBe(0)
      expect(await page.getByRole('link', { name: /^Watch at/ }).isVisible()).toBe(true)
      await page.context().setOffline(false)
      await playButton(page).click()
      await page.locator('iframe').waitFor()
      await expect.poll(() => foreignRequests.length).toBe(1)
      expect(await page.locator('.video-player-failed').innerText()).toBe('')
    },
  )

  it('is a link without script', async () => {
    const { page, foreignRequests } = await openFilm(YOUTUBE, { script: false })
    const link = page.getByRole('link', { name: /^Play video: A tour/ })
    expect(await link.getAttribute('href')).toBe(YOUTUBE)
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await page.getByRole('button').count()).toBe(0)
    expect(foreignRequests).toEqual([])
  })
})

it('BLOCK-12 a film that is a file on another site plays after the same press; a failure is shown', async () => {
  const { page, foreignRequests } = await openFilm(FILE, { quiet: true })
  expect(foreignRequests).toEqual([])
  await playButton(page).click()
  await expect.poll(() => foreignRequests).toContain(FILE)
  await page.getByText('The film cannot be played now. Press the button to try again.').waitFor()
  expect(await page.getByRole('link', { name: /^Watch at cdn\.films/ }).isVisible()).toBe(true)
  expect(await page.getByRole('img', { name: 'A drawn cover' }).isVisible()).toBe(true)
  expect(await page.locator('video').count()).toBe(0)
  expect(await playButton(page).evaluate((key) => key === document.activeElement)).toBe(true)
  const before = foreignRequests.length
  await page.keyboard.press('Enter')
  await expect.poll(() => foreignRequests.length).toBeGreaterThan(before)
})

const press = (key: Locator) => key.click()
const enter = async (key: Locator) => {
  await key.focus()
  await key.press('Enter')
}
/** Language, hand, what it does with the button, the button's name and what is said then. */
type Gone = readonly [string, string, typeof press, string, string]
const ENGLISH =
  'The film cannot be played now. Press the button to try again. What is said in it stands in the transcript below.'
const GERMAN =
  'Der Film lässt sich gerade nicht abspielen. Drücken Sie die Taste, um es noch einmal zu versuchen. Was darin gesagt wird, steht im Transkript darunter.'

it.each(
  someCases<Gone>(
    ['de', 'keyboard', enter, 'Video abspielen: A tour', GERMAN],
    ['en', 'mouse', press, 'Play video: A tour', ENGLISH],
  ),
)(
  'BLOCK-12 a film of ours whose file is gone (%s, by %s) says so in place, and keeps its poster and its button',
  async (lang, _by, begin, name, caption) => {
    const page = await open({ origin: server.origin, quiet: true, shared: true })
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('gone.mp4')) requests.push(request.method())
    })
    await page.goto(`/?film=/assets/f/1/x/ab/gone.mp4&lang=${lang}`)
    await page.locator('[data-enhance="video-player"][data-state="ready"]').waitFor()
    const key = page.getByRole('button', { name })
    for (const attempt of [1, 2]) {
      await begin(key)
      await expect.poll(() => requests.filter((method) => method === 'HEAD').length).toBe(attempt)
      await key.waitFor()
      expect(await page.getByRole('status').innerText()).toBe(caption)
      expect(await page.getByRole('img', { name: 'A drawn cover' }).isVisible()).toBe(true)
      expect(await page.locator('video').getAttribute('controls')).toBeNull()
      expect(await key.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await page.getByRole('link').count()).toBe(0)
    }
    expect(await violationsIfAuditing(page)).toEqual([])
  },
)

inAudit(
  'BLOCK-12 a stream (HLS) on another site plays in place where the browser has it',
  async () => {
    const { page } = await openFilm('https://cdn.films.example/film.m3u8')
    const requests: string[] = []
    await page.route('https://cdn.films.example/**', async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1)
      requests.push(name)
      await route.fulfill({
        path: join(import.meta.dirname, 'fixtures/stream', name),
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    await playButton(page).click()
    const film = page.locator('video')
    await expect
      .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0)
    expect(new Set(requests)).toEqual(new Set(['film.m3u8', 'begin.mp4', 'part0.m4s']))
    expect(await page.locator('.video-player-failed').innerText()).toBe('')
  },
)
