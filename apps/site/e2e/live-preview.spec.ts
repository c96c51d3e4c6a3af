import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import { exampleAssetHost } from '@prospectus/content/schema/blocks/example-files'
import type { Page, Request } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { SERVED_PAGE } from '../../../tools/testing/served-stories.ts'
import { testBrowser } from './browser.ts'
import { draftOf, type EditedStory, openEditor, signedAddress } from './editor-page.ts'

const { open } = testBrowser()

const area = (uid: string, heading: string) => ({
  ...allExamples['content-area'].usual,
  _uid: uid,
  heading,
})

const withBlocks = (story: EditedStory, ...body: readonly object[]): EditedStory => ({
  ...story,
  content: { ...story.content, body },
})

/** A block's usual example, with pictures and files that the site has. */
function exampleOf(name: string): object {
  const { usual } = allExamples[name as keyof typeof allExamples]
  return JSON.parse(JSON.stringify(usual).replaceAll(exampleAssetHost, inject('assetHost')))
}

/** A page of a few blocks. */
const SLUG = SERVED_PAGE.slice(1)

async function openLive() {
  const story = await draftOf(SLUG)
  const page = await open({ shared: true })
  const editor = await openEditor(page, await signedAddress(`/${SLUG}`, story.id))
  await editor.frame.locator('#live-cover').waitFor({ state: 'hidden' })
  /** Sends these blocks and waits until they are shown. */
  const show = async (...body: readonly object[]) => {
    const rendered = page.waitForResponse((response) => response.url().includes('/preview/render'))
    await editor.type(withBlocks(story, ...body))
    await (await rendered).finished()
  }
  return { page, story, editor, show }
}

function requestsOf(page: Page, part: string): readonly Request[] {
  const found: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) found.push(request)
  })
  return found
}

it('ROUTE-5 live-preview#repaint a heading that is typed in the editor shows without another page', async () => {
  const { page, story, editor } = await openLive()
  await expect
    .poll(async () => (await editor.received()).map(({ data }) => data.action))
    .toEqual(['ping', 'initialized'])
  const documents: string[] = []
  page.on('framenavigated', (frame) => documents.push(frame.url()))
  await editor.type(withBlocks(story, area('a', 'Typed just now')))
  await editor.frame.getByRole('heading', { name: 'Typed just now' }).waitFor()
  expect(documents).toEqual([])
})

it('live-preview#repaint keeps what the visitor did to the page, whatever is edited around it', async () => {
  const { editor, show } = await openLive()
  const { faqs, timeline } = allExamples
  const centre = allExamples['resources-centre'].usual
  const body = [area('a', 'Before'), faqs.usual, timeline.usual, centre, area('z', 'After')]
  await show(...body)
  const { frame } = editor
  const entries = frame.locator('.faqs-entry')
  // The first click on a block selects it.
  await entries.nth(1).locator('summary').dblclick()
  await frame.locator('[data-block="timeline"]').scrollIntoViewIfNeeded()
  await frame.locator('.carousel-live').waitFor()
  await frame.locator('.carousel-next').dblclick()
  const count = frame.locator('.carousel-count')
  await expect.poll(() => count.textContent()).toMatch(/^2 /)
  const field = frame.locator('[data-block="resources-centre"] input[name="q"]')
  await field.scrollIntoViewIfNeeded()
  await frame.locator('[data-island][data-hydrated]').waitFor()
  await field.pressSequentially('cur')
  await frame
    .locator('.faqs-entry, .carousel, [data-island], [data-block]')
    .evaluateAll((elements) => {
      for (const element of elements) Reflect.set(element, 'known', true)
    })
  const placeOf = () => field.evaluate((element) => element.getBoundingClientRect().top)
  const before = await placeOf()

  const expectRetained = async () => {
    expect(await entries.evaluateAll((all) => all.map((entry) => entry.matches('[open]')))).toEqual(
      [false, true, false],
    )
    expect(await count.textContent()).toMatch(/^2 /)
    expect(await field.inputValue()).toBe('cur')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    const retained = frame.locator('.faqs-entry, .carousel, [data-island]')
    expect(
      await retained.evaluateAll((all) => all.map((one) => Reflect.get(one, 'known'))),
    ).toEqual(Array.from({ length: 5 }, () => true))
    expect(Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(1)
  }

  const longer = area('a', 'Before, with a heading that takes more than a line '.repeat(3))
  await show(area('new', 'Put on top'), longer, ...body.slice(1))
  await frame.getByRole('heading', { name: 'Put on top' }).waitFor()
  await expectRetained()

  await show(longer, { ...faqs.usual, heading: 'Asked anew' }, ...body.slice(2))
  await frame.getByRole('heading', { name: 'Asked anew' }).waitFor()
  await expectRetained()

  // The new block comes after the island, so that nothing in view needs to move.
  await show(body[1] ?? {}, body[2] ?? {}, centre, area('z', 'After'), area('a', 'Moved'))
  await frame.getByRole('heading', { name: 'Moved' }).waitFor()
  await expectRetained()
  const order = () =>
    frame
      .locator('main [data-block]')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('data-block'), Reflect.get(one, 'known') ?? false]),
      )
  expect(await order()).toEqual([
    ['faqs', true],
    ['timeline', true],
    ['resources-centre', true],
    ['content-area', true],
    ['content-area', true],
  ])

  if (!process.env.EVERY_EXAMPLE) return
  await show(longer, ...body.slice(1))
  await frame.getByRole('heading', { name: 'more than a line' }).waitFor()
  await expectRetained()

  await show(body[1] ?? {}, body[2] ?? {}, centre)
  await expect.poll(order).toHaveLength(3)
  await expectRetained()
})

inAudit(
  'live-preview#repaint an island that works shows its new properties at once, and loses nothing typed',
  async () => {
    const { page, editor, show } = await openLive()
    const centre = allExamples['resources-centre'].usual
    await show(centre)
    const island = editor.frame.locator('[data-island="resources-centre"]')
    await island.scrollIntoViewIfNeeded()
    await editor.frame.locator('[data-island][data-hydrated]').waitFor()
    const titles = island.locator('.article-card h2, .article-card h3')
    const [first = ''] = await titles.allTextContents()
    expect(first).not.toBe('')
    const field = island.locator('input[name="q"]')
    await page.route('**/preview/render?*', async (route) => {
      const original = await route.fetch()
      await route.fulfill({
        response: original,
        body: (await original.text()).replaceAll(first, 'A new draft'),
      })
    })
    await field.evaluate((element: HTMLInputElement) => {
      element.value = 'half a wo'
    })
    await show(area('a', 'Above'), centre)
    await island.locator('.article-card h3').filter({ hasText: 'A new draft' }).waitFor()
    expect(await island.locator('.article-card h2').count()).toBe(0)
    expect(await field.inputValue()).toBe('half a wo')
  },
)

inAudit(
  'live-preview#repaint a block of each kind can be added, and is shown in its place',
  async () => {
    const { editor, show } = await openLive()
    const kinds = Object.keys(allExamples).filter((one) => one !== 'redirect')
    for (const [at, name] of kinds.entries()) {
      await show(...kinds.slice(0, at + 1).map(exampleOf))
      await editor.frame
        .locator(`main [data-block="${name}"]`)
        .first()
        .waitFor({ state: 'attached' })
    }
    const shown = await editor.frame
      .locator('main > [data-block], main > * > [data-block]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-block')))
    expect(shown).toEqual(kinds)
    await show(area('a', 'All gone'))
    await expect.poll(() => editor.frame.locator('main [data-block]').count()).toBe(1)
  },
)

inAudit(
  'live-preview#repaint a burst of keystrokes ends with the last one, in few requests',
  async () => {
    const { page, story, editor } = await openLive()
    const requests = requestsOf(page, '/preview/render')
    await page.evaluate(
      (stories) => {
        const frame = document.querySelector('iframe')?.contentWindow
        for (const story of stories) frame?.postMessage({ action: 'input', story }, '*')
      },
      Array.from({ length: 40 }, (_, index) => withBlocks(story, area('a', `Typed ${index + 1}.`))),
    )
    await editor.frame.getByRole('heading', { name: 'Typed 40.' }).waitFor()
    expect(requests.length).toBe(2)
  },
)

it('CALL-2 live-preview#repaint a save fetches the draft again', async () => {
  const { page, editor, show } = await openLive()
  await show(area('a', 'Not saved'))
  const heading = editor.frame.getByRole('heading', { name: 'Not saved' })
  await heading.waitFor()
  const requests = requestsOf(page, inject('previewUrl'))
  await editor.send({ action: 'change', reload: true, slug: SLUG })
  await heading.waitFor({ state: 'detached' })
  expect(requests[0]?.method()).toBe('GET')
  expect(requests[0]?.isNavigationRequest()).toBe(false)
  expect(await editor.frame.locator('#live-cover').isVisible()).toBe(false)
})

it('live-preview#bridge messages from others are dropped', async () => {
  const { page, story, editor } = await openLive()
  const requests = requestsOf(page, '/preview/render')
  const message = { action: 'input', story: withBlocks(story, area('a', 'Smuggled in')) }
  await editor.frame.locator('body').evaluate((_, sent) => {
    window.postMessage(sent, '*')
    window.dispatchEvent(new MessageEvent('message', { data: sent, origin: location.origin }))
    window.dispatchEvent(new MessageEvent('message', { data: sent, source: window.parent }))
  }, message)
  await editor.type({ ...story, id: 1 })
  await editor.type(withBlocks(story, area('a', 'Really typed')))
  await editor.frame.getByRole('heading', { name: 'Really typed' }).waitFor()
  expect(requests).toHaveLength(1)
})

it('live-preview#frames an editor of another origin gets no preview at all', async () => {
  const page = await open({ quiet: true, shared: true })
  const foreign = inject('cmsUrl').replace('127.0.0.1', 'localhost')
  const refused = page.waitForEvent('requestfailed')
  const story = await draftOf(SLUG)
  const editor = await openEditor(page, await signedAddress(`/${SLUG}`, story.id), {
    origin: foreign,
  })
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
  expect(await editor.received()).toEqual([])
})

inAudit('ROUTE-5 live-preview#repaint links and forms lead on within the preview', async () => {
  const { page, editor } = await openLive()
  const link = editor.frame.locator('main a[href^="/"]').first()
  const followed = page.waitForEvent('framenavigated')
  await link.evaluate((element: HTMLAnchorElement) => {
    element.click()
    element.click()
  })
  const address = new URL((await followed).url())
  expect(address.searchParams.get('_storyblok_tk[token]')).toMatch(/^[0-9a-f]{40}$/)
  expect(address.searchParams.has('_storyblok')).toBe(false)
  await editor.frame.locator('#live-cover').waitFor({ state: 'hidden' })
  const searched = page.waitForEvent('framenavigated', (frame) => frame.url().includes('/search?'))
  const field = editor.frame.locator('form[action="/search"] input[name="q"]').first()
  await field.evaluate((element: HTMLInputElement) => {
    element.value = 'curve'
    element.form?.requestSubmit()
  })
  const results = new URL((await searched).url())
  expect(results.searchParams.get('q')).toBe('curve')
  expect(results.searchParams.has('_storyblok_tk[token]')).toBe(true)
})

it('ROUTE-5 a preview that has ended says so, and leaves the page as it is', async () => {
  const page = await open({ quiet: true, shared: true })
  const story = await draftOf(SLUG)
  const editor = await openEditor(page, await signedAddress(`/${SLUG}`, story.id))
  await editor.frame.locator('#live-cover').waitFor({ state: 'hidden' })
  await page.route('**/preview/render?*', (route) =>
    route.fulfill({ status: 401, json: { error: 'The signature has ended.' } }),
  )
  await editor.type(withBlocks(story, area('a', 'Too late')))
  await editor.frame.getByRole('alert').getByText('This preview has ended').waitFor()
  expect(await editor.frame.getByRole('heading', { name: 'Too late' }).count()).toBe(0)
})

it('live-preview#edit-markers in edit mode a click on a block selects it, a second one goes through', async () => {
  const { editor, show } = await openLive()
  await show(area('a', 'First'), area('b', 'Second'))
  const second = editor.frame.locator('[data-blok-uid$="-b"]')
  await second.getByRole('link').first().click()
  const edits = async () =>
    (await editor.received()).filter(({ data }) => data.action === 'edit').map(({ data }) => data)
  await expect.poll(edits).toHaveLength(1)
  expect((await edits())[0]).toMatchObject({ dataC: { name: 'content-area', uid: 'b' } })
  const outline = () => second.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(await outline()).toBe('solid')
  await show(area('a', 'First'), area('b', 'Second, typed'))
  await editor.frame.getByRole('heading', { name: 'Second, typed' }).waitFor()
  expect(await outline()).toBe('solid')
  await editor.frame
    .locator('header')
    .first()
    .click({ position: { x: 2, y: 2 } })
  await expect
    .poll(async () => (await editor.received()).map(({ data }) => data.action))
    .toContain('noFocus')
})
