import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { componentsOf } from '../api/components.fixture.ts'
import { createFakeContentSystem, type ReceivedRequest } from '../api/server.fixture.ts'
import { type Editor, EditorContext, type EditorUrlState } from './editor-context.ts'
import { createQueryClient } from './server-state.ts'

export interface RenderOptions {
  /**
   * Response body of each route, such as `GET webhook_endpoints`, or a function that gets the query and returns the
   * body or a promise of it. Any other route, and one whose body is undefined, responds with 404.
   */
  readonly responses?: Readonly<Record<string, unknown>>
  /** Number of rows on all pages of a list, by its route. */
  readonly totals?: Readonly<Record<string, number>>
  readonly components?: Editor['components']
  /** Role of whoever is signed in. */
  readonly role?: Editor['me']['person']['role']
  /** Codes of language folders. */
  readonly languages?: readonly string[]
}

/** Renders a part of the editor with a fake server; needs a document (happy-dom). */
export async function renderEditor(part: ReactNode, options: RenderOptions = {}) {
  const {
    responses = {},
    totals = {},
    components = componentsOf(),
    languages = [],
    role = 'owner',
  } = options
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const navigations: Partial<EditorUrlState>[] = []
  const requests: Pick<ReceivedRequest, 'route' | 'query' | 'body'>[] = []
  const { request } = createFakeContentSystem(async (received) => {
    requests.push(received)
    const response = responses[received.route]
    const body = typeof response === 'function' ? await response(received.query) : response
    const isKnown = body !== undefined
    const total = totals[received.route]
    return {
      ...{ status: isKnown ? 200 : 404, body: isKnown ? body : {} },
      ...(total !== undefined && { total }),
    }
  })
  const editor: Editor = {
    me: {
      person: { id: 'a', name: 'Ada', email: 'ada@example.com', role },
      space: { id: 1, languages },
      ...{ preview_url: 'https://preview.example', site_url: 'https://site.example' },
    },
    request,
    components,
    navigate: (change) => navigations.push(change),
  }
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  // Notifies at once, since `actAndSettle` would not wait for the default timer.
  notifyManager.setScheduler(queueMicrotask)
  const client = createQueryClient()
  const root = createRoot(page)
  onTestFinished(async () => {
    // An earlier editor of the same test may have removed this global.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await act(async () => root.unmount())
    client.clear()
    vi.unstubAllGlobals()
  })
  const waitForResponses = () =>
    vi.waitFor(() => expect(client.isFetching()).toBe(0), { interval: 1, timeout: 60_000 })
  /** Runs an action, then waits until all responses have arrived and the page is rendered. */
  const actAndSettle = async (action: () => unknown) => {
    await act(async () => void action())
    await act(async () => void (await waitForResponses()))
  }
  await actAndSettle(() =>
    root.render(
      <QueryClientProvider client={client}>
        <EditorContext value={editor}>{part}</EditorContext>
      </QueryClientProvider>,
    ),
  )
  /** Refetches all mounted data. */
  const refetch = () => actAndSettle(() => client.invalidateQueries())
  return { page, requests, navigations, actAndSettle, refetch }
}

/** Returns the element with this accessible name or text. */
export function findByName(page: Element, tag: string, text: string): HTMLElement {
  const element = [...page.querySelectorAll<HTMLElement>(tag)].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === text,
  )
  if (element === undefined)
    throw new Error(`Found no <${tag}> named "${text}" in the page "${page.textContent}"`)
  return element
}

/** Types into a field or chooses an option so that React receives the event. */
export function enter(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const { prototype } = control.constructor as { readonly prototype: object }
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  const type = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(type, { bubbles: true }))
}
