import { afterEach, describe, expect, it, vi } from 'vitest'
import { createListHistory } from './resources-centre.history.ts'

afterEach(() => vi.unstubAllGlobals())

interface Entry {
  readonly state: unknown
  readonly url: URL
}

/** A fake browser at an address, with the parts of the History API that the list uses. */
function browserAt(address: string) {
  let entries: Entry[] = [{ state: null, url: new URL(address, 'https://site.example') }]
  let at = 0
  const here = (): Entry => entries[at] ?? expect.fail('The browser has left the site')
  const entryOf = (state: unknown, to?: string): Entry => ({
    state,
    url: to === undefined ? here().url : new URL(to, here().url),
  })
  const history = {
    get state() {
      return here().state
    },
    pushState: (state: unknown, _: string, to?: string) => {
      entries = [...entries.slice(0, at + 1), entryOf(state, to)]
      at += 1
    },
    replaceState: (state: unknown, _: string, to?: string) => {
      entries[at] = entryOf(state, to)
    },
    go: (steps: number) => {
      at += steps
    },
  }
  const location = {
    get pathname() {
      return here().url.pathname
    },
    get search() {
      return here().url.search
    },
    get hash() {
      return here().url.hash
    },
    get href() {
      return here().url.href
    },
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', location)
  const list = createListHistory()
  list.begin()
  return {
    list,
    /** Requests a view and shows it, as soon as it has been requested. */
    show: (href: string, field?: string) => {
      list.request(href, field)
      list.enter(href, field)
    },
    go: (steps: number) => {
      history.go(steps)
      return list.handleMove()
    },
    address: () => location.pathname + location.search + location.hash,
    place: () => [at, entries.length - 1],
  }
}

const BLOG = '/resources?type=blog'
const PAPERS = '/resources?type=whitepapers'

describe('RES-1 the history of a list', () => {
  it('Back from a view that has not arrived leads to the one that is shown, and Forward asks for it again', () => {
    const { list, show, go, address } = browserAt('/resources')
    show(BLOG, 'type')
    list.request(PAPERS, 'theme')
    expect(address()).toBe(BLOG)
    expect(go(-1)).toEqual({ to: 'shown' })
    expect(address()).toBe(BLOG)
    expect(go(1)).toEqual({ to: 'other', href: PAPERS })
    list.reach(PAPERS)
    expect(address()).toBe(PAPERS)
  })

  it('a second change replaces the history entry of one that has not arrived', () => {
    const { list, show, go, place } = browserAt('/resources')
    show(BLOG, 'type')
    list.request(PAPERS, 'theme')
    expect(place()).toEqual([2, 2])
    list.request(`${PAPERS}&product=reports`, 'product')
    expect(place()).toEqual([2, 2])
    expect(go(-1)).toEqual({ to: 'shown' })
  })

  it('a change that is undone before it arrives leaves no history entry', () => {
    const { list, show, go, address, place } = browserAt('/resources')
    show(BLOG, 'type')
    list.request(PAPERS, 'theme')
    list.enter(BLOG, 'theme')
    expect([address(), ...place()]).toEqual([BLOG, 1, 2])
    expect(go(0)).toEqual({ to: 'fragment' })
    expect(go(-1)).toEqual({ to: 'other', href: '/resources' })
  })

  it('Back pressed twice leads to the view before the one that is shown', () => {
    const { list, show, go } = browserAt('/resources')
    show(BLOG, 'type')
    list.request(PAPERS, 'theme')
    expect(go(-2)).toEqual({ to: 'other', href: '/resources' })
  })

  it('typing in one field shares a history entry until the visitor navigates', () => {
    const { show, go, place, address } = browserAt('/resources')
    show('/resources?q=p', 'q')
    show('/resources?q=pa', 'q')
    expect([address(), ...place()]).toEqual(['/resources?q=pa', 1, 1])
    go(-1)
    go(1)
    show('/resources?q=par', 'q')
    expect(place()).toEqual([2, 2])
  })

  it('RES-3 a campaign and the fragment stay in each address', () => {
    const { show, address } = browserAt('/resources?type=news&utm_source=mail#list')
    show(BLOG, 'type')
    expect(address()).toBe('/resources?type=blog&utm_source=mail#list')
  })

  it('RES-5 after a call that failed the browser is back where the shown view is', () => {
    const { list, show, address, place } = browserAt('/resources')
    show(BLOG, 'type')
    list.request(PAPERS, 'theme')
    list.returnToShown()
    expect(list.handleMove()).toEqual({ to: 'fragment' })
    expect([address(), ...place()]).toEqual([BLOG, 1, 2])
  })
})
