// @vitest-environment happy-dom
import type { Suggestions } from '@prospectus/catalogue/search/suggestions'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { enhance } from './search-form.enhance.ts'

const DEBOUNCE_MS = 300

/** Names that the endpoint has for each query. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  plan: ['Planning', 'A plan of the office', 'From plan to baseline'],
  plane: ['Planes'],
}

const suggestionsFor = (query: string, parts: Partial<Suggestions> = {}): Suggestions => {
  const names = NAMES[query] ?? []
  return {
    query,
    total: names.length,
    suggestions: names.map((name) => ({ name, marks: [], path: '/about', kind: 'Page' })),
    status: names.length === 0 ? 'No suggestions' : `${names.length} suggestions`,
    all: `All results for “${query}”`,
    ...parts,
  }
}

/** Serves what `respond` returns for a query, and returns the queries sent so far. */
function serve(respond: (query: string) => Promise<Suggestions> | Suggestions = suggestionsFor) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const query = new URL(url, 'http://site.example').searchParams.get('q') ?? ''
    requests.push(query)
    const suggestions = await respond(query)
    signal?.throwIfAborted()
    return Response.json(suggestions)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return requests
}

/** A search box at work. */
function openBox() {
  document.body.innerHTML =
    '<form action="/search" data-label="Suggestions"><input id="q" name="q"></form>'
  // The document loads no style sheets.
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links) if (link instanceof Element) link.dispatchEvent(new Event('load'))
  })
  const form = document.querySelector('form')
  const field = document.querySelector('input')
  if (form === null || field === null) throw new Error('There is no form')
  enhance(form)
  field.focus()
  const list = document.querySelector<HTMLElement>('[role=listbox]')
  const status = document.querySelector('[role=status]')
  const options = () => [...(list?.children ?? [])] as HTMLElement[]
  return {
    field,
    options,
    isOpen: () => list?.hidden === false && field.ariaExpanded === 'true',
    status: () => status?.textContent,
    /** Text of the active option. */
    active: () =>
      options().find(({ id }) => id === field.getAttribute('aria-activedescendant'))?.firstChild
        ?.textContent,
    type: async (text: string, wait = DEBOUNCE_MS) => {
      field.value = text
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await vi.advanceTimersByTimeAsync(wait)
    },
    press: async (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      field.dispatchEvent(event)
      await vi.advanceTimersByTimeAsync(0)
      return event.defaultPrevented
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
  }
})

describe('SEARCH-1 suggestions under a search box', () => {
  it('are requested once the visitor has stopped typing for 300 ms', async () => {
    const requests = serve()
    const { type, isOpen } = openBox()
    await type('pl', DEBOUNCE_MS - 1)
    await type('plan', DEBOUNCE_MS - 1)
    expect([requests, isOpen()]).toEqual([[], false])
    await vi.advanceTimersByTimeAsync(1)
    expect([requests, isOpen()]).toEqual([['plan'], true])
  })

  it('are not requested for blanks, or for more than 200 characters', async () => {
    const requests = serve()
    const { type, isOpen } = openBox()
    await type('plan')
    for (const text of ['   ', 'x'.repeat(201)]) await type(text)
    expect([requests, isOpen()]).toEqual([['plan'], false])
  })

  it('are those of the last query, and are not requested again', async () => {
    const late = Promise.withResolvers<void>()
    let isFirst = true
    const requests = serve(async (query) => {
      const waits = isFirst
      isFirst = false
      if (waits) await late.promise
      return suggestionsFor(query)
    })
    const { type, options } = openBox()
    await type('plan')
    await type('plane')
    late.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Planes Page',
      'All results for “plane”',
    ])
    await type('plan')
    await type('plane')
    expect(requests).toEqual(['plan', 'plane', 'plan'])
    expect(options()).toHaveLength(2)
  })

  it('are counted for those who do not see them, and lead on where there are none', async () => {
    serve()
    const { type, status, options, isOpen } = openBox()
    await type('plan')
    expect(status()).toBe('3 suggestions')
    await type('nothing')
    expect([status(), isOpen()]).toEqual(['No suggestions', true])
    expect(options().map((option) => option.getAttribute('href'))).toEqual(['/search?q=nothing'])
  })

  it('SEARCH-6 are the nearest word where there are none', async () => {
    const nearest = { query: 'plan', label: 'Did you mean “plan”?' }
    serve((query) => suggestionsFor(query, { nearest }))
    const { type, options } = openBox()
    await type('plna')
    expect(options().map((option) => [option.textContent, option.getAttribute('href')])).toEqual([
      [nearest.label, '/search?q=plan'],
    ])
  })

  it('SEARCH-5 are text, with what was searched for marked', async () => {
    const name = '<img src=x> plan'
    const suggestions = [{ name, marks: [12, 16], path: '/about', kind: '<b>Page</b>' }]
    serve((query) => suggestionsFor(query, { suggestions }))
    const { type, options } = openBox()
    await type('plan')
    const [first] = options()
    expect(first?.textContent).toBe(`${name} <b>Page</b>`)
    expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
      'plan',
    ])
    expect(first?.querySelector('img, b')).toBeNull()
  })

  it.each([
    ['an error', async () => Response.json({}, { status: 500 })],
    ['no connection', () => Promise.reject(new TypeError('no connection'))],
    ['no JSON', async () => new Response('<html>')],
  ])('are missing, and logged, when the endpoint returns %s', async (_, respond) => {
    vi.stubGlobal('fetch', respond)
    onTestFinished(() => void vi.unstubAllGlobals())
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { type, isOpen, press } = openBox()
    await type('plan')
    expect(isOpen()).toBe(false)
    expect(logged.mock.calls).toEqual([['The suggestions could not be shown:', expect.any(Error)]])
    logged.mockRestore()
    expect(await press('Enter')).toBe(false)
  })

  it('wait until a composed word is finished', async () => {
    const requests = serve()
    const { field, isOpen } = openBox()
    field.value = 'plan'
    field.dispatchEvent(new InputEvent('input', { isComposing: true }))
    await vi.advanceTimersByTimeAsync(10 * DEBOUNCE_MS)
    expect(requests).toEqual([])
    field.dispatchEvent(new Event('compositionend'))
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
    expect([requests, isOpen()]).toEqual([['plan'], true])
  })
})

describe('SEARCH-1 suggestions by keyboard', () => {
  it('are reached by Down and Up, around their ends, and left by keys that move in the text', async () => {
    serve()
    const { type, press, active } = openBox()
    await type('plan')
    expect(active()).toBeUndefined()
    const [first, second, third] = NAMES.plan ?? []
    const all = 'All results for “plan”'
    const steps = [
      ...[
        ['ArrowDown', first],
        ['ArrowDown', second],
        ['ArrowUp', first],
        ['ArrowUp', all],
      ],
      ...[['ArrowDown', first], ['Home'], ['ArrowUp', all], ['End'], ['ArrowDown', first]],
      ...[['ArrowLeft'], ['ArrowUp', all], ['ArrowUp', third]],
    ]
    for (const [key = '', name] of steps) {
      await press(key)
      expect([key, active()]).toEqual([key, name])
    }
    await type('planx', 0)
    expect(active()).toBeUndefined()
  })

  it('are closed by Escape, which then clears the field, and then leaves the box to the page', async () => {
    const requests = serve()
    const { field, type, press, isOpen, active } = openBox()
    await type('plan')
    await press('ArrowDown')
    expect(await press('Escape')).toBe(true)
    expect([field.value, isOpen()]).toEqual(['plan', false])
    await press('ArrowDown')
    expect([isOpen(), active()]).toEqual([true, 'Planning'])
    await press('Escape')
    expect(await press('Escape')).toBe(true)
    expect([field.value, isOpen()]).toEqual(['', false])
    expect(await press('Escape')).toBe(false)
    expect(requests).toEqual(['plan'])
  })

  it('are closed when the focus leaves the field', async () => {
    serve()
    const { field, type, isOpen } = openBox()
    await type('plan')
    field.blur()
    expect([field.value, isOpen()]).toEqual(['plan', false])
  })
})
