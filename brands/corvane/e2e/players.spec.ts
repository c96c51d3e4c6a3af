import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { type PageOptions, testBrowser } from '../../../apps/site/e2e/browser.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'

const { open } = testBrowser()

const EPISODE = '/podcast/a-sponsor-explains'
const FILM = '/videos/a-network-by-hand'

const player = (page: Page) => page.getByRole('group', { name: /^Audio player/ })
const audio = (page: Page) => page.locator('audio')
const timeOf = (page: Page) =>
  audio(page).evaluate((element: HTMLAudioElement) => Math.round(element.currentTime))

/** Opens a page with a player and waits for its script; `fetched` lists the requests for recordings so far. */
async function openPlayer(path: string, options: PageOptions = {}) {
  const page = await open({ shared: true, ...options })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\.(?:mp3|mp4|webm)$/.test(new URL(request.url()).pathname)) fetched.push(request.url())
  })
  await page.goto(path)
  await page.locator('[data-enhance$="-player"][data-state="ready"]').waitFor()
  return { page, fetched }
}

describe('BLOCK-12 the player of an episode', () => {
  it('loads nothing of the recording before it is played', async () => {
    const { page, fetched } = await openPlayer(EPISODE)
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])
    await player(page).getByRole('button', { name: 'Play' }).click()
    await player(page).getByRole('button', { name: 'Pause' }).waitFor()
    expect(fetched.length).toBeGreaterThan(0)
  })

  inAudit(
    'skips 15 seconds forward and back, shows the position, and stops at the beginning',
    async () => {
      const { page } = await openPlayer(EPISODE)
      await player(page).getByRole('button', { name: 'Forward 15 seconds' }).click()
      await expect.poll(() => timeOf(page)).toBe(15)
      const scale = player(page).getByRole('slider', { name: 'Position' })
      await expect.poll(() => scale.getAttribute('aria-valuetext')).toMatch(/^0:15 of 4:\d\d$/)
      await player(page).getByRole('button', { name: 'Forward 15 seconds' }).click()
      await expect.poll(() => timeOf(page)).toBe(30)
      await player(page).getByText('0:30').waitFor()
      for (let times = 0; times < 3; times += 1) {
        await player(page).getByRole('button', { name: 'Back 15 seconds' }).click()
      }
      await expect.poll(() => timeOf(page)).toBe(0)
    },
  )

  it('works by keyboard: space plays and pauses, arrows move the needle', async () => {
    const { page } = await openPlayer(EPISODE)
    const paused = () => audio(page).evaluate((element: HTMLAudioElement) => element.paused)
    await player(page).getByRole('button', { name: 'Play' }).focus()
    await page.keyboard.press('Space')
    await expect.poll(paused).toBe(false)
    await page.keyboard.press('Space')
    await expect.poll(paused).toBe(true)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Home')
    await expect.poll(() => timeOf(page)).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => timeOf(page)).toBe(5)
    await page.keyboard.press('PageUp')
    await expect.poll(() => timeOf(page)).toBe(20)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => timeOf(page)).toBe(15)
  })

  inAudit('plays at the speed that is chosen', async () => {
    const { page } = await openPlayer(EPISODE)
    await player(page).getByLabel('Speed').selectOption('1.5')
    await player(page).getByRole('button', { name: 'Play' }).click()
    const speed = () => audio(page).evaluate((element: HTMLAudioElement) => element.playbackRate)
    await expect.poll(speed).toBe(1.5)
  })

  it('goes to the times of the transcript, which marks the current passage', async () => {
    const { page } = await openPlayer(EPISODE)
    await page.getByText('Transcript', { exact: true }).click()
    await page.locator('.transcript[data-state="ready"]').waitFor()
    const time = page.getByRole('link', { name: /^Play from 0:43/ })
    await time.click()
    await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(43)
    await expect.poll(() => time.getAttribute('aria-current')).toBe('true')
    expect(page.url()).toBe(`${inject('siteUrl')}${EPISODE}`)
  })

  inAudit('goes to the beginning of a chapter, plays on from there and marks it', async () => {
    const { page, fetched } = await openPlayer(EPISODE)
    const chapters = page.getByRole('navigation', { name: 'Chapters' })
    await page.locator('.chapters[data-state="ready"]').waitFor()
    expect(await chapters.getByRole('link').allInnerTexts()).toHaveLength(6)
    const chapter = chapters.getByRole('link', { name: /Support is requested$/ })
    await chapter.click()
    await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(167)
    await player(page).getByRole('button', { name: 'Pause' }).waitFor()
    await expect.poll(() => chapter.getAttribute('aria-current')).toBe('true')
    expect(fetched.length).toBeGreaterThan(0)
    expect(page.url()).toBe(`${inject('siteUrl')}${EPISODE}`)
  })

  inAudit('is the browser’s own without script, and the times link into the file', async () => {
    const page = await open({ script: false, shared: true })
    await page.goto(EPISODE)
    expect(await audio(page).isVisible()).toBe(true)
    expect(await audio(page).getAttribute('controls')).not.toBeNull()
    expect(await page.locator('.audio-player-panel').isVisible()).toBe(false)
    await page.getByText('Transcript', { exact: true }).click()
    const time = page.getByRole('link', { name: /^Play from 0:43/ })
    expect(await time.getAttribute('href')).toMatch(/\.mp3#t=43$/)
  })
})

describe('BLOCK-12 a recording that fails to load', () => {
  it.each(
    someCases(
      [EPISODE, 'audio', 'Play', 'The recording could not be played here.'],
      [FILM, 'video', 'Play video: A network by hand', 'The film cannot be played now.'],
    ),
  )(
    'is requested again with the button of %s, and then plays',
    async (path, media, name, label) => {
      const { page } = await openPlayer(path, { quiet: true })
      let isOffline = true
      await page.route(/\.(?:mp3|mp4|webm)$/, (route) =>
        isOffline ? route.abort() : route.continue(),
      )
      const button = page.getByRole('button', { name, exact: true })
      const failure = page.getByText(label)
      await button.click()
      await failure.waitFor()
      isOffline = false
      await button.click()
      await failure.waitFor({ state: 'detached' })
      const played = () =>
        page.locator(media).evaluate((element: HTMLMediaElement) => element.currentTime)
      await expect.poll(played).toBeGreaterThan(0)
    },
  )
})

describe('BLOCK-12 a film of ours', () => {
  it('loads nothing before its button is pressed, then has the browser’s controls and its captions', async () => {
    const { page, fetched } = await openPlayer(FILM)
    const film = page.locator('video')
    expect(await film.getAttribute('controls')).toBeNull()
    expect(await page.getByLabel('Speed').isVisible()).toBe(false)
    expect(fetched).toEqual([])
    await page.getByRole('button', { name: 'Play video: A network by hand' }).click()
    expect(await page.getByLabel('Speed').isVisible()).toBe(true)
    await expect.poll(() => fetched.length).toBeGreaterThan(0)
    expect(await film.getAttribute('controls')).not.toBeNull()
    expect(await film.evaluate((element) => element === document.activeElement)).toBe(true)
    const captions = () =>
      film.evaluate((element: HTMLVideoElement) => {
        const track = element.textTracks[0]
        return [track?.kind, track?.language, track?.mode, track?.cues?.length]
      })
    await expect.poll(captions).toEqual(['captions', 'en', 'showing', 8])
  })

  inAudit(
    'shows its captions below the picture, where the browser’s controls do not cover the film',
    async () => {
      const { page } = await openPlayer(FILM)
      const captions = page.locator('.video-player-captions')
      const button = page.getByRole('button', { name: /^Play video/ })
      const film = page.locator('video')
      const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)
      expect(await captions.isVisible()).toBe(false)
      expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(
        bottomOf(await film.boundingBox()),
      )
      await film.click({ force: true })
      await expect
        .poll(() => captions.innerText())
        .toBe('Seven activities in a plant room, and a scale of 23 days.')
      const box = await captions.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(bottomOf(await film.boundingBox()))
      const setTrackMode = (mode: TextTrackMode) =>
        film.evaluate((element: HTMLVideoElement, to) => {
          const [track] = element.textTracks
          if (track) track.mode = to
        }, mode)
      await setTrackMode('disabled')
      await captions.waitFor({ state: 'hidden' })
      await setTrackMode('showing')
      await captions.waitFor()
    },
  )

  inAudit('has the browser’s controls without script', async () => {
    const page = await open({ script: false, shared: true })
    await page.goto(FILM)
    expect(await page.locator('video').getAttribute('controls')).not.toBeNull()
    expect(await page.getByRole('button', { name: /^Play video/ }).count()).toBe(0)
  })
})
