import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { violations } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { VIEWS } from '../src/views/views.ts'

const { open } = testBrowser()

const USUAL = { width: 1280, height: 900 }
/** The same window, enlarged to 200 %. */
const ENLARGED = { width: 640, height: 450 }

/** Each view's buttons that open a dialog. */
const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  '/redirects': ['Make a redirect', 'Import CSV'],
  '/people': ['Invite a person'],
  '/webhooks': ['Add a webhook'],
  '/tokens': ['Make a token'],
}
const DIALOGS_OF_A_STORY = [
  'Publish',
  'Unpublish',
  'Add block',
  'New story',
  'Duplicate story',
  'Move story',
  'Delete story',
  'Deleted stories',
  'Keyboard shortcuts',
] as const

async function signedIn(): Promise<Page> {
  const page = await open({ origin: inject('cmsUrl'), width: USUAL.width, reducedMotion: true })
  const headers = { origin: inject('cmsUrl') }
  await page.request.post('/auth/sign-in/email', { data: inject('owner'), headers })
  return page
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('home')
  await page.getByRole('treeitem', { name: 'Home' }).first().click()
  await page.frameLocator('iframe[title="Preview"]').locator('h1').first().waitFor()
}

/** Controls that cannot be brought into view whole, or that something else lies upon. */
function unreachable(): readonly string[] {
  const dialog = document.querySelector('dialog[open]')
  const controls = 'a[href], button:enabled, input, select, textarea, [role="tree"], iframe'
  const faults: string[] = []
  for (const control of (dialog ?? document.body).querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    // A picture of a block can only be looked at, and a button is drawn over the choice of a file.
    if (control.closest('.visually-hidden, [inert], [type="file"]')) continue
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
    const name = `${control.tagName} ${control.ariaLabel ?? control.textContent?.trim().slice(0, 30)}`
    if (width < 12) faults.push(`${name} is ${width} px wide`)
    if (right > innerWidth + 1 || left < -1) faults.push(`${name} stands at ${left} to ${right}`)
    if (control.matches('[role="tree"], iframe')) {
      if (height < 60) faults.push(`${name} is ${height} px high`)
      continue
    }
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isHit = hit !== null && (control.contains(hit) || hit.contains(control))
    if (!isHit) faults.push(`${name} lies below ${hit?.tagName} ${hit?.className}`)
  }
  const { scrollWidth } = document.documentElement
  return scrollWidth > innerWidth + 1 ? [...faults, `all is ${scrollWidth} px wide`] : faults
}

/** Looks at a view or dialog in both sizes: what is cut off, and what axe finds. */
async function faultsOf(page: Page, name: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const size of [ENLARGED, USUAL]) {
    await page.setViewportSize(size)
    const found = await page.evaluate(unreachable)
    faults.push(...found.map((fault) => `${name} at ${size.width} px: ${fault}`))
  }
  return [...faults, ...(await violations(page)).map((fault) => `${name}: ${fault}`)]
}

/** A dialog takes the focus, gives it back where it was, and closes by Escape. */
async function faultsOfDialog(page: Page, opener: string): Promise<readonly string[]> {
  const button = page.getByRole('button', { name: opener, exact: true })
  await button.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const hasFocus = (element: Element) => element.contains(document.activeElement)
  const faults = [...(await faultsOf(page, opener))]
  if ((await dialog.getAttribute('aria-label')) === null) faults.push(`${opener} has no name`)
  if (!(await dialog.evaluate(hasFocus))) faults.push(`${opener} does not take the focus`)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  if (!(await button.evaluate(hasFocus))) faults.push(`${opener} does not give the focus back`)
  return faults
}

it('CALL-2 in every view and dialog nothing is cut off or unreachable at 1280 px and 200 %, and axe finds nothing', async () => {
  const page = await signedIn()
  const faults: string[] = []
  for (const view of [...VIEWS.map(({ path }) => path), '/account']) {
    await page.goto(view)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByText('Loading …').waitFor({ state: 'hidden' })
    faults.push(...(await faultsOf(page, view)))
    for (const opener of DIALOGS[view] ?? []) faults.push(...(await faultsOfDialog(page, opener)))
  }
  await openHome(page)
  faults.push(...(await faultsOf(page, 'story')))
  for (const opener of DIALOGS_OF_A_STORY) faults.push(...(await faultsOfDialog(page, opener)))
  expect(faults).toEqual([])
})

it('CALL-2 with colours of one’s own the chosen line, part and width are seen', async () => {
  const page = await signedIn()
  await page.emulateMedia({ forcedColors: 'active' })
  await openHome(page)
  const tree = page.getByRole('tree', { name: 'Blocks' })
  for (const [chosen, other] of [
    [tree.locator('[aria-selected="true"]'), tree.locator('[aria-selected="false"]')],
    [page.locator('[aria-current="page"]'), page.getByRole('link', { name: 'Media' })],
    [page.locator('[aria-pressed="true"]'), page.locator('[aria-pressed="false"]')],
  ] as const) {
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
    const ground = await chosen.first().evaluate(groundOf)
    expect(ground).not.toBe(await other.first().evaluate(groundOf))
  }
  await tree.focus()
  await page.keyboard.press('ArrowDown')
  const active = page.locator('[role="tree"]:focus-visible .is-active')
  expect(await active.evaluate((line) => getComputedStyle(line).outlineStyle)).toBe('solid')
})
