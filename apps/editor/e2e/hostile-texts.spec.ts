import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import { exampleAssetHost } from '@prospectus/content/schema/blocks/example-files'
import type { Frame, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { testBrowser } from '../../site/e2e/browser.ts'
import { readComponents } from '../src/api/api.ts'
import type { Block } from '../src/document/json.ts'
import { createHostileValues, fillWithHostileTexts, HOSTILE_TEXTS } from './hostile-texts.ts'
import { createOwnersClient, signIn } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

/** Opens the form of a block by its address. */
async function openForm(page: Page, uid: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `?block=${uid}`)
  await page.locator(`[id^="field-${uid}-"]`).first().waitFor({ state: 'attached' })
}

/** Lists the parts of a document that could run a script, now or after a click. */
function dangers(): readonly string[] {
  const found = Reflect.get(window, 'pwned') === undefined ? [] : ['A script ran.']
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc']
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const runs = /^\s*(javascript|vbscript|data:text)/i.test(value.replaceAll(/[\n\t\r]/g, ''))
      const isAddress = addresses.includes(name) && runs
      if (name.startsWith('on') || name === 'srcdoc' || isAddress) {
        found.push(`${element.tagName} ${name}=${value}`)
      }
    }
    const isScript = element instanceof HTMLScriptElement && !element.type.includes('json')
    if (isScript && element.text.includes('pwned')) found.push(`SCRIPT ${element.text}`)
  }
  return found
}

/** Expects that no script has run or could run in the page and its frames. */
async function expectSafe(page: Page, where: string): Promise<void> {
  const inFrames = await Promise.all(page.frames().map((frame: Frame) => frame.evaluate(dangers)))
  expect(inFrames.flat(), where).toEqual([])
}

/**
 * Every example of a block with hostile texts in all fields, except the redirect, which would show nothing else
 * (ROUTE-4): resolve-path.test.ts covers its destinations.
 */
function hostileBody(round: number, components: Parameters<typeof fillWithHostileTexts>[1]) {
  const ofExamples = new RegExp(`https?://${exampleAssetHost}`, 'g')
  const hostile = createHostileValues(round)
  const { redirect: _, ...shownBlocks } = allExamples
  return Object.values(shownBlocks).map(({ usual }): Block => {
    const own = JSON.stringify(usual).replace(ofExamples, `http://${inject('assetHost')}`)
    return fillWithHostileTexts(JSON.parse(own), components, hostile)
  })
}

/** In the audit: `npm test` renders hostile content without a browser (hostile-content.test.ts). */
it.runIf(process.env.EVERY_EXAMPLE).each(HOSTILE_TEXTS.map((_, round) => [round]))(
  'DATA-4 a script in every text of every block runs nowhere: site, preview, share link, editor (round %i)',
  async (round) => {
    // This installation has no files of the examples, and the editor shows no pictures of other hosts.
    const page = await open({ origin: inject('cmsUrl'), width: 1280, quiet: true })
    const blockedScripts: string[] = []
    page.on('dialog', (dialog) => blockedScripts.push(dialog.message()))
    page.on('console', (message) => {
      const text = message.text()
      const isBlocked = text.includes('Content Security Policy')
      if (isBlocked && !text.startsWith('Loading the image')) blockedScripts.push(text)
    })
    await signIn(page)
    const request = await createOwnersClient()
    const components = await readComponents(request)
    const name = HOSTILE_TEXTS[round] ?? ''
    const slug = uniqueName(`hostile-${round}`)
    const root = { component: 'modules/page', _uid: slug, body: [] }
    const content = {
      ...fillWithHostileTexts(root, components, createHostileValues(round)),
      body: hostileBody(round, components),
    }
    const story = { name, slug, content, tag_list: [name] }
    const creation = await request('POST stories', { body: { story, publish: 1 } })
    if (creation.body === undefined) throw new Error(creation.problem)
    const { id } = creation.body.story

    // Visitors.
    const visit = () => fetch(`${inject('siteUrl')}/${slug}`)
    await expect.poll(async () => (await visit()).status).toBe(200)
    await page.goto(`${inject('siteUrl')}/${slug}`)
    expect(await page.locator('[data-block]').count()).toBeGreaterThan(25)
    await expectSafe(page, 'site')

    // People with a link to the draft.
    const shared = await request('POST stories/:id/shares', {
      params: { id },
      body: { share: { ends_at: new Date(Date.now() + 3_600_000).toISOString() } },
    })
    if (shared.body === undefined) throw new Error(shared.problem)
    await page.goto(shared.body.share.url)
    await expectSafe(page, 'share link')

    // Editors: each block is chosen, so that its form opens; the preview follows in its frame.
    await page.goto(`/stories/${id}`)
    const tree = page.getByRole('tree', { name: 'Blocks' })
    await tree.getByRole('treeitem').first().waitFor()
    await page.frameLocator('iframe[title="Preview"]').locator('[data-block]').first().waitFor()
    for (const [at, { _uid, component }] of content.body.entries()) {
      await openForm(page, _uid)
      if (at % 4 === 0) await expectSafe(page, `form of ${component}`)
    }
    const hero = content.body.find(({ component }) => component === 'hero-banner')
    await openForm(page, hero?._uid ?? '')
    await page.getByLabel('Heading', { exact: true }).press('End')
    await page.keyboard.type('!')
    await expectSafe(page, 'preview while typing')
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
    const after = page.frameLocator('iframe[title="After publishing"]')
    await after.locator('[data-block]').first().waitFor()
    await expectSafe(page, 'publish dialog')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Versions', exact: true }).press('Enter')
    await page.getByRole('button', { name: /^Version 1 / }).press('Enter')
    await page.getByRole('region', { name: 'Version 1' }).waitFor()
    await expectSafe(page, 'versions')
    await page.keyboard.press('Escape')

    // The other views, with hostile names everywhere.
    const person = { email: `${slug}@example.com`, name, role: 'viewer' }
    const release = { name, story_ids: [id] }
    const webhook_endpoint = { name, endpoint: 'http://127.0.0.1:9/x', activated: false }
    const responses = [
      await request('POST people', { body: { person } }),
      await request('POST api_keys', { body: { api_key: { access: 'public', name } } }),
      await request('POST releases', { body: { release } }),
      await request('POST datasources', { body: { datasource: { name, slug } } }),
      await request('POST webhook_endpoints', { body: { webhook_endpoint } }),
    ]
    for (const { problem } of responses) {
      expect(problem.replaceAll(name, '')).not.toMatch(/went wrong|could not be processed/)
    }
    const views = ['assets', 'leads', 'redirects', 'replace', 'data-sources', 'people', 'webhooks']
    const navigation = page.getByRole('navigation', { name: 'Parts of the editor' })
    for (const view of [...views, 'tokens']) {
      await navigation.locator(`a[href="/${view}"]`).click()
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.getByText('Loading …').waitFor({ state: 'hidden' })
      await expectSafe(page, view)
    }

    // Machines.
    const suggestions = `/api/suggestions?q=${encodeURIComponent(name)}`
    for (const [path, type] of [
      ['/sitemap.xml', /xml/],
      [suggestions, /json/],
    ] as const) {
      const { headers } = await fetch(inject('siteUrl') + path)
      expect(headers.get('content-type'), path).toMatch(type)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    }
    expect(blockedScripts, 'scripts that were stopped by the policy, or not at all').toEqual([])
    await request('DELETE stories/:id', { params: { id } })
  },
)
