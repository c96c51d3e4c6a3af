// @vitest-environment happy-dom
import type { ResourceFilters } from '@prospectus/catalogue/resources/resource-query'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  createBrowsing,
  type FormValues,
  initialState,
  nextState,
  type ResourcesState,
} from './resources-centre.browse.ts'
import type { ListResponse, ResourcesData } from './resources-centre.list.ts'

const PAUSE_MS = 300

const choice = (value: string) => ({ value, label: value })
const NONE: FormValues = { type: undefined, industry: undefined, theme: undefined, text: '' }
const data: ResourcesData = {
  ...{ path: '/resources', lang: 'en', today: '2026-01-01', languages: [], assetHosts: [] },
  choices: { type: [choice('blog'), choice('podcast')], industry: [], theme: [] },
  filters: { ...NONE, page: 1, category: undefined },
  list: { total: 20, page: 1, cards: [] },
}
/** The number of results tells one list from another. */
const listOf = (total: number): ListResponse => ({
  outcome: 'ok',
  list: { total, page: 1, cards: [] },
})

/** A visitor on the resources, whose lists arrive when the test says so. */
function visit() {
  history.replaceState(null, '', '/resources')
  const requests: ResourceFilters[] = []
  const resolvers: ((response: ListResponse) => void)[] = []
  const get = (filters: ResourceFilters) => {
    requests.push(filters)
    return new Promise<ListResponse>((resolve) => resolvers.push(resolve))
  }
  let state: ResourcesState = initialState(data)
  const browsing = createBrowsing(data, { get, prefetch: get }, (event) => {
    state = nextState(state, event)
  })
  onTestFinished(browsing.start())
  return {
    ...browsing,
    state: () => state,
    /** Type and text of each request. */
    requests: () => requests.map(({ type = '', text }) => `${type} ${text}`.trim()),
    respond: async (index: number, response: ListResponse) => {
      resolvers[index]?.(response)
      await vi.advanceTimersByTimeAsync(0)
    },
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    address: () => location.pathname + location.search,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
  }
})

describe('a list of resources', () => {
  it('RES-5 has its spinner for 300 ms at first, and until 300 ms after each list has arrived', async () => {
    const { state, choose, respond, pass } = visit()
    await pass(PAUSE_MS - 1)
    expect(state().isLoading).toBe(true)
    await pass(1)
    expect(state().isLoading).toBe(false)
    choose({ ...NONE, type: 'blog' })
    await pass(5_000)
    expect(state()).toMatchObject({ isLoading: true, shown: { list: { total: 20 } } })
    await respond(0, listOf(7))
    await pass(PAUSE_MS - 1)
    expect(state()).toMatchObject({ isLoading: true, shown: { list: { total: 7 } } })
    await pass(1)
    expect(state().isLoading).toBe(false)
  })

  it('RES-2 is requested once no letter has been typed for 300 ms', async () => {
    const { type, requests, pass } = visit()
    for (const text of ['bu', 'bucher']) {
      type({ ...NONE, text })
      await pass(PAUSE_MS - 1)
    }
    expect(requests()).toEqual([])
    await pass(1)
    expect(requests()).toEqual(['bucher'])
  })

  it('RES-2 is requested at once, and only once, when the form is sent', async () => {
    const { type, choose, requests, pass } = visit()
    type({ ...NONE, text: 'part 7' })
    choose({ ...NONE, text: 'part 7' })
    await pass(1_000)
    expect(requests()).toEqual(['part 7'])
  })

  it('CALL-4 is that of the last change, even when an earlier one comes later', async () => {
    const { state, choose, respond, address } = visit()
    choose({ ...NONE, type: 'blog' })
    choose({ ...NONE, type: 'podcast' })
    await respond(1, listOf(40))
    await respond(0, listOf(17))
    expect([state().shown.list.total, state().changeCount, address()]).toEqual([
      40,
      1,
      '/resources?type=podcast',
    ])
  })

  it('RES-5 stays, with its address and form, when another cannot be loaded', async () => {
    const { state, choose, respond, address } = visit()
    choose({ ...NONE, type: 'blog' })
    expect(state().requested.type).toBe('blog')
    await respond(0, { outcome: 'failed' })
    expect(state()).toMatchObject({
      requested: { type: undefined },
      shown: { list: { total: 20 } },
      failedFilters: { type: 'blog' },
    })
    expect(address()).toBe('/resources')
  })

  it('RES-5 leaves letters that were typed while a request failed', async () => {
    const { state, type, respond, requests, pass } = visit()
    type({ ...NONE, text: 'part' })
    await pass(PAUSE_MS)
    type({ ...NONE, text: 'part 7' })
    await respond(0, { outcome: 'failed' })
    expect(state().failedFilters).toBeUndefined()
    await pass(PAUSE_MS)
    expect(requests()).toEqual(['part', 'part 7'])
  })

  it('CALL-5 becomes a plain page once the token is no longer valid, but not while a word is typed', async () => {
    const { type, choose, respond, requests, isLive, pass } = visit()
    const loaded = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
    const assigned = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    onTestFinished(() => {
      loaded.mockRestore()
      assigned.mockRestore()
    })
    type({ ...NONE, text: 'part' })
    await pass(PAUSE_MS)
    await respond(0, { outcome: 'unauthorised' })
    expect([loaded.mock.calls, assigned.mock.calls, isLive()]).toEqual([[], [], false])
    choose({ ...NONE, type: 'blog' })
    expect(assigned.mock.calls).toEqual([['/resources?type=blog']])
    type({ ...NONE, text: 'part 7' })
    await pass(PAUSE_MS)
    expect(requests()).toEqual(['part'])
  })
})
