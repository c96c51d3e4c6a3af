import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { testBrowser } from '../../site/e2e/browser.ts'
import { ownName } from './own-name.ts'
import { englishTexts } from './told-words.ts'

const { open } = testBrowser()
const headers = { origin: inject('cmsUrl') }

/** What stands on the page or is read out, apart from the names of stories in their tree and in its filter. */
function shownTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (!(node instanceof Element)) continue
      if (node.closest('[role="treeitem"], [aria-label="Bereich"]') !== null) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        texts.push(node.getAttribute(name) ?? '')
      }
      for (const child of node.childNodes) {
        if (child instanceof Text) texts.push(child.data)
      }
    }
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
  })
}

it('CALL-2 for whom the browser speaks German, every view of the editor is in German', async () => {
  const isEnglish = await englishTexts()
  const page = await open({ origin: inject('cmsUrl'), width: 1280, locale: 'de-DE', quiet: true })
  const left = async () => [...new Set(await shownTexts(page))].filter(isEnglish)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()

  await page.goto('/')
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  expect(await left(), 'signing in').toEqual([])
  await page.getByLabel('E-Mail-Adresse').fill(inject('owner').email)
  await page.getByLabel('Passwort').fill(inject('owner').password)
  await press('Anmelden')
  const tree = page.getByRole('tree', { name: 'Seiten' })
  await tree.getByRole('treeitem').first().waitFor()
  expect(await left(), 'no story is open').toEqual([])
  const navigation = page.getByRole('navigation', { name: 'Bereiche des Editors' })
  for (const label of (await navigation.getByRole('link').allTextContents()).slice(1)) {
    await navigation.getByRole('link', { name: label }).click()
    if (label === 'Einstellungen') continue
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Wird geladen …').waitFor({ state: 'hidden' })
    expect(await left(), label).toEqual([])
  }

  const { space } = await (await page.request.get('/v1/me')).json()
  const content = {
    component: 'modules/page',
    _uid: 'root',
    body: [{ component: 'hero-banner', _uid: 'hero', heading: 'Guten Tag' }],
  }
  const made = await page.request.post(`/v1/spaces/${space.id}/stories`, {
    data: { story: { name: 'Deutsch', slug: ownName('deutsch'), content } },
    headers,
  })
  await page.goto(`/stories/${(await made.json()).story.id}?block=hero`)
  const form = page.getByRole('region', { name: 'Felder' })
  await form.getByLabel('Überschrift', { exact: true }).waitFor()
  expect(await form.getByRole('heading', { name: 'Seitenkopf' }).count()).toBe(1)
  expect(await left(), 'a block').toEqual([])
  await press('Neuer Block')
  await page.getByRole('heading', { name: 'Auftakt' }).waitFor()
  expect(await left(), 'the choice of a block').toEqual([])
  await press('Abbrechen')
  await press('Veröffentlichen')
  await page.getByText('Besucher sehen diese Seite noch nicht. Alles daran ist neu.').waitFor()
  await page.getByText('Wird geprüft …').waitFor({ state: 'hidden' })
  expect(await left(), 'publishing').toEqual([])

  await page.goto('/account')
  await page.getByLabel('Sprache des Editors').selectOption('English')
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  expect((await left()).length, 'the same in English').toBeGreaterThan(10)
})
