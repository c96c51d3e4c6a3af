// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import Resources from './resources-centre.island.tsx'
import type { ResourcesData } from './resources-centre.list.ts'

const filters = {
  ...{ type: undefined, industry: undefined, theme: undefined, category: undefined },
  ...{ text: '', page: 1 },
}
const data: ResourcesData = {
  ...{ path: '/resources', lang: 'en', today: '2026-01-01', languages: [], assetHosts: [] },
  choices: { type: [{ value: 'blog', label: 'Blog' }], industry: [], theme: [] },
  ...{ filters, list: { total: 20, page: 1, cards: [] } },
}

/** The resources at work, over an endpoint that never answers, and the bodies sent to it. */
async function visit() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const requests: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    requests.push(body)
    return new Promise(() => undefined)
  })
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const root = createRoot(page)
  await act(() => root.render(<Resources data={data} id="r" cardLevel={2} token="token" />))
  onTestFinished(async () => {
    await act(() => root.unmount())
    vi.unstubAllGlobals()
  })
  const link = page.querySelector('nav a[href="/resources?page=3"]')
  if (link === null) throw new Error('There is no link to page 3')
  return {
    requests,
    /** Clicks the link to page 3; true if the browser follows it. */
    click: (how: MouseEventInit = {}) => {
      let isLeft = true
      const keep = (event: Event) => {
        isLeft = !event.defaultPrevented
        event.preventDefault()
      }
      document.addEventListener('click', keep, { once: true })
      act(() => {
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
      })
      return isLeft
    },
  }
}

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'RES-4 leaves a click with a modifier to the browser (%s)',
  async (modifier) => {
    const { click, requests } = await visit()
    expect(click({ [modifier]: true })).toBe(true)
    expect(requests).toEqual([])
  },
)

it('RES-4 leaves the other mouse buttons to the browser, and follows a plain click itself', async () => {
  const { click, requests } = await visit()
  expect(click({ button: 1 })).toBe(true)
  expect(requests).toEqual([])
  expect(click()).toBe(false)
  expect(requests).toHaveLength(1)
})
