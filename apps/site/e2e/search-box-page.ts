import type { Locator, Page } from 'playwright-core'
import { type PageOptions, stopClock, testBrowser } from './browser.ts'

/** Milliseconds without typing before a query is sent. */
export const DEBOUNCE_MS = 300

/** Suggestions for each query. */
export const SUGGESTED_NAMES = {
  plan: ['Planning', 'A plan for the first hundred days of an office', 'From plan to baseline'],
  plane: ['Planes'],
} as const

/** A search box at work, with the clock stopped. */
export interface SearchBox {
  readonly page: Page
  readonly field: Locator
  readonly list: Locator
  readonly options: Locator
  /** Queries sent to the endpoint, in order. */
  readonly requests: readonly string[]
  /** Types; then this many milliseconds pass, by default until the query is sent. */
  readonly type: (text: string, waitMs?: number) => Promise<void>
}

interface BoxOptions extends PageOptions {
  readonly path?: string
  /** Selector of the field; by default that of the search page's own box. */
  readonly field?: string
  /** Responds in place of `suggestNames`; may hold the request back. */
  readonly respond?: (query: string) => Promise<EndpointResponse>
}

type EndpointResponse = { readonly status: number; readonly body: string } | 'no connection'

/** A browser and search boxes for the tests of one file; the endpoint responds as the test says. */
export function searchBoxBrowser() {
  const { open } = testBrowser()

  /** Opens a page and focuses its search box. */
  async function openBox(options: BoxOptions = {}): Promise<SearchBox> {
    const { path = '/search', field: selector = PAGE_FIELD } = options
    const page = await open({ shared: true, ...options })
    const requests = await mockSuggestions(page, options.respond)
    await stopClock(page)
    await page.goto(path)
    const field = page.locator(selector)
    const opener = OPENERS.get(selector)
    if (opener !== undefined) await page.getByRole('button', { name: opener }).click()
    await field.focus()
    await waitForCombobox(page)
    const list = page.locator(`${selector} ~ [role=listbox]`)
    const type = async (text: string, waitMs = DEBOUNCE_MS) => {
      await field.pressSequentially(text)
      await page.clock.runFor(waitMs)
    }
    return { page, field, list, options: list.getByRole('option'), requests, type }
  }

  /** Opens a page with a focused box and the suggestions for `plan` under it. */
  async function openList(options: BoxOptions = {}): Promise<SearchBox> {
    const box = await openBox(options)
    await box.type('plan')
    await box.list.waitFor()
    return box
  }

  return { open, openBox, openList }
}

/** Waits until the focused box is a combobox. */
export async function waitForCombobox(page: Page): Promise<void> {
  await page.locator('form:focus-within[data-state="ready"]').waitFor()
}

/**
 * Mocks the suggestions endpoint on a page; `respond` is called once per query. Returns the queries received so far.
 */
export async function mockSuggestions(
  page: Page,
  respond: BoxOptions['respond'] = suggestNames,
): Promise<readonly string[]> {
  const requests: string[] = []
  await page.route('**/api/suggestions?*', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('q') ?? ''
    requests.push(query)
    const response = await respond(query)
    if (response === 'no connection') await route.abort('connectionfailed')
    else await route.fulfill({ ...response, contentType: 'application/json' })
  })
  return requests
}

/** The endpoint's response with `SUGGESTED_NAMES`; `parts` replaces members of its JSON that a test is about. */
export async function suggestNames(query: string, parts: object = {}): Promise<EndpointResponse> {
  const names = query === 'plan' || query === 'plane' ? SUGGESTED_NAMES[query] : []
  const total = names.length === 0 ? 0 : names.length + 9
  const suggestions = names.map((name, at) => ({ name, marks: [], path: PATHS[at], kind: 'Page' }))
  const status = names.length === 0 ? 'No suggestions' : `${names.length} suggestions`
  const all = `All ${total} results for “${query}”`
  return { status: 200, body: JSON.stringify({ query, total, suggestions, status, all, ...parts }) }
}

/** The name of the active option; undefined while there is none. */
export const activeOptionName = ({ field }: SearchBox) =>
  field.evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant')
    return id === null ? undefined : document.getElementById(id)?.firstChild?.textContent
  })

/** The field's text, whether its list is visible, and whether the field reports the list as expanded. */
export const stateOf = async ({ field, list }: SearchBox) => ({
  text: await field.inputValue(),
  open: await list.isVisible(),
  expanded: await field.getAttribute('aria-expanded'),
})

/** Field of the box on the search page. */
export const PAGE_FIELD = 'main input[name=q]'

/** Names of the buttons that open the boxes in the header, by the selector of the box's field. */
const OPENERS = new Map([
  ['#header-q', 'Find'],
  ['#menu-q', 'Menu'],
])

const PATHS = ['/about', '/contact/', '/careers/']
