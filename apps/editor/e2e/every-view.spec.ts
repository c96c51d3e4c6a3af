import type { Page } from 'playwright-core'
import { expect, inject, it, onTestFinished } from 'vitest'
import { violations } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { VIEWS } from '../src/views/views.ts'
import { createEnglishTextMatcher } from './english-texts.ts'
import { createPage, ownersPage, signIn } from './owner.ts'

const { open } = testBrowser()

const USUAL = { width: 1280, height: 900 }
/** The same window, enlarged to 200 %. */
const ENLARGED = { width: 640, height: 450 }

/**
 * Each view's buttons that open a dialog. The audit checks every view and dialog, `npm test` the texts of every fifth
 * view.
 */
const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  '/redirects': ['Weiterleitung anlegen', 'CSV importieren'],
  '/people': ['Person einladen'],
  '/webhooks': ['Webhook hinzufügen'],
  '/tokens': ['Token anlegen'],
}
const DIALOGS_OF_A_STORY = [
  'Veröffentlichen',
  'Zurückziehen',
  'Neuer Block',
  'Neue Seite',
  'Seite duplizieren',
  'Seite verschieben',
  'Seite löschen',
  'Gelöschte Seiten',
  'Tastenkürzel',
] as const

/** Lists controls that cannot be scrolled into view, or that something covers. */
function findUnreachable(): readonly string[] {
  const dialog = document.querySelector('dialog[open]')
  const controls = 'a[href], button:enabled, input, select, textarea, [role="tree"], iframe'
  const problems: string[] = []
  for (const control of (dialog ?? document.body).querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    // A block's picture is inert, and a button covers the file input.
    if (control.closest('.visually-hidden, [inert], [type="file"]')) continue
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
    const name = `${control.tagName} ${control.ariaLabel ?? control.textContent?.trim().slice(0, 30)}`
    if (width < 12) problems.push(`${name} is ${width} px wide`)
    if (right > innerWidth + 1 || left < -1) problems.push(`${name} stands at ${left} to ${right}`)
    if (control.matches('[role="tree"], iframe')) {
      if (height < 60) problems.push(`${name} is ${height} px high`)
      continue
    }
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isHit = hit !== null && (control.contains(hit) || hit.contains(control))
    if (!isHit) problems.push(`${name} lies below ${hit?.tagName} ${hit?.className}`)
  }
  const { scrollWidth } = document.documentElement
  return scrollWidth > innerWidth + 1 ? [...problems, `page is ${scrollWidth} px wide`] : problems
}

/** Texts on the page or for screen readers, apart from the names of stories and folders where one is chosen. */
function listShownTexts(): readonly string[] {
  const texts: string[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    if (!(node instanceof Element)) continue
    if (node.closest('[role="treeitem"], [aria-label="Bereich"]') !== null) continue
    if (isFolderOption(node)) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      texts.push(node.getAttribute(name) ?? '')
    }
    for (const child of node.childNodes) {
      if (child instanceof Text) texts.push(child.data)
    }
  }
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))]

  function isFolderOption(element: Element): boolean {
    const select = element instanceof HTMLOptionElement ? element.closest('select') : null
    return [...(select?.labels ?? [])].some((label) => label.textContent?.includes('Ordner'))
  }
}

/** Checks a view or dialog in both sizes for clipped controls, English texts and axe violations. */
function viewChecks(page: Page, isEnglish: (shown: string) => boolean) {
  const english = async (name: string) =>
    (await page.evaluate(listShownTexts))
      .filter(isEnglish)
      .map((text) => `${name} in English: ${text}`)
  const problemsOf = async (name: string): Promise<readonly string[]> => {
    const problems: string[] = []
    for (const size of [ENLARGED, USUAL]) {
      await page.setViewportSize(size)
      const found = await page.evaluate(findUnreachable)
      problems.push(...found.map((problem) => `${name} at ${size.width} px: ${problem}`))
    }
    const byAxe = (await violations(page)).map((problem) => `${name}: ${problem}`)
    return [...problems, ...byAxe, ...(await english(name))]
  }
  /** Checks that a dialog takes the focus, returns it, and closes by Escape. */
  const problemsOfDialog = async (opener: string): Promise<readonly string[]> => {
    const button = page.getByRole('button', { name: opener, exact: true })
    await button.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const waiting = dialog.getByText(/^Wird (geladen|geprüft) …$/)
    await expect.poll(() => waiting.count()).toBe(0)
    const hasFocus = (element: Element) => element.contains(document.activeElement)
    const problems = [...(await problemsOf(opener))]
    if ((await dialog.getAttribute('aria-label')) === null) problems.push(`${opener} has no name`)
    if (!(await dialog.evaluate(hasFocus))) problems.push(`${opener} does not take the focus`)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    if (!(await button.evaluate(hasFocus))) problems.push(`${opener} does not give the focus back`)
    return problems
  }
  return { english, problemsOf, problemsOfDialog }
}

/** A published page, open in the form and the preview. */
async function createShownPage(page: Page): Promise<string> {
  const hero = { component: 'hero-banner', _uid: 'hero', heading: 'Guten Tag' }
  const more = ['Eins', 'Zwei', 'Drei'].map((heading) => ({
    ...{ component: 'call-to-action', _uid: heading, heading },
  }))
  const { id } = await createPage(page, 'every-view', [hero, ...more], {
    name: 'Deutsch',
    publish: true,
  })
  return `/stories/${id}?block=hero`
}

it('EDIT-8 every view and dialog is in German in a German browser, complete at 1280 px and 200 %, and axe finds nothing', async () => {
  const isPartialRun = !process.env.EVERY_EXAMPLE
  const german = { origin: inject('cmsUrl'), width: USUAL.width, locale: 'de-DE' }
  const isEnglish = createEnglishTextMatcher()
  const problems: string[] = []
  if (!isPartialRun) {
    // The browser logs the response that nobody is signed in yet.
    const before = await open({ ...german, quiet: true })
    await before.goto('/')
    await before.getByRole('heading', { name: 'Anmelden' }).waitFor()
    problems.push(...(await viewChecks(before, isEnglish).problemsOf('signing in')))
  }
  const page = await open({ ...german, reducedMotion: true })
  const { english, problemsOf, problemsOfDialog } = viewChecks(page, isEnglish)
  await signIn(page)
  await page.goto('/')
  await page.getByRole('tree', { name: 'Seiten' }).getByRole('treeitem').first().waitFor()
  problems.push(...(await english('no story')))

  // The navigation leads to every view, each with its address.
  const navigation = page.getByRole('navigation', { name: 'Bereiche des Editors' })
  for (const { path } of VIEWS.filter((_, at) => !isPartialRun || at % 5 === 0)) {
    await navigation.locator(`a[href="${path}"]`).click()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Wird geladen …').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(path)
    if (isPartialRun) {
      problems.push(...(await english(path)))
      continue
    }
    problems.push(...(await problemsOf(path)))
    for (const opener of DIALOGS[path] ?? []) problems.push(...(await problemsOfDialog(opener)))
  }
  await page.goBack()
  await expect.poll(() => page.title()).toBe(`${isPartialRun ? 'Suchen' : 'Webhooks'} · Editor`)

  await page.goto(await createShownPage(page))
  const form = page.getByRole('region', { name: 'Felder' })
  await form.getByLabel('Überschrift', { exact: true }).waitFor()
  expect(await form.getByRole('heading', { name: 'Seitenkopf' }).count()).toBe(1)
  await page.frameLocator('iframe[title="Vorschau"]').locator('h1').first().waitFor()
  problems.push(...(await problemsOf('story')))
  if (!isPartialRun) {
    for (const opener of DIALOGS_OF_A_STORY) problems.push(...(await problemsOfDialog(opener)))
  }

  await page.goto('/account')
  await page.getByLabel('Sprache des Editors').waitFor()
  problems.push(...(await (isPartialRun ? english : problemsOf)('account')))
  expect(problems).toEqual([])
  await page.getByLabel('Sprache des Editors').selectOption('English')
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  expect((await english('the same')).length, 'in English').toBeGreaterThan(10)
})

it('EDIT-7 forced colours show which block, view and preview width are selected', async () => {
  const page = await ownersPage(open)
  await page.emulateMedia({ forcedColors: 'active' })
  onTestFinished(() => page.emulateMedia({ forcedColors: null }))
  await page.goto(await createShownPage(page))
  await page.frameLocator('iframe[title="Preview"]').locator('h1').first().waitFor()
  const tree = page.getByRole('tree', { name: 'Blocks' })
  for (const [chosen, other] of [
    [tree.locator('[aria-selected="true"]'), tree.locator('[aria-selected="false"]')],
    [page.locator('[aria-current="page"]'), page.getByRole('link', { name: 'Media' })],
    [page.locator('[aria-pressed="true"]'), page.locator('[aria-pressed="false"]')],
  ] as const) {
    const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor
    const background = await chosen.first().evaluate(backgroundOf)
    expect(background).not.toBe(await other.first().evaluate(backgroundOf))
  }
  await tree.focus()
  await page.keyboard.press('ArrowDown')
  const active = page.locator('[role="tree"]:focus-visible .is-active')
  expect(await active.evaluate((line) => getComputedStyle(line).outlineStyle)).toBe('solid')
})
