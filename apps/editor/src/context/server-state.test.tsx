// @vitest-environment happy-dom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { type Editor, EditorContext } from './editor-context.ts'
import {
  createQueryClient,
  type SendChange,
  useChange,
  useResponse,
  useRows,
} from './server-state.ts'

/** Renders the result of a hook, in an editor with this content system. */
async function renderHook<Shown>(
  { request }: ReturnType<typeof createFakeContentSystem>,
  useShown: () => Shown,
): Promise<() => Shown> {
  let shown: Shown | undefined
  const Part = () => {
    shown = useShown()
    return null
  }
  const me = {
    person: { id: 'a', name: 'Ada', email: 'ada@example.com', role: 'owner' },
    space: { id: 1, languages: [] },
    ...{ preview_url: '', site_url: '' },
  } as const
  const editor: Editor = { me, request, components: new Map(), navigate: () => undefined }
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <EditorContext value={editor}>
        <Part />
      </EditorContext>
    </QueryClientProvider>,
  )
  await expect.poll(() => shown).toBeDefined()
  return () => {
    if (shown === undefined) throw new Error('The hook has not rendered yet.')
    return shown
  }
}

it('rows are the list of a response, with the total of all pages; a failure is shown instead of rows', async () => {
  const system = createFakeContentSystem(({ route }) =>
    route === 'GET broken_links'
      ? { body: { check: { state: 'done' }, broken_links: [{ story_id: 1 }] }, total: 40 }
      : { status: 403, body: { error: 'Not you.' } },
  )
  const shown = await renderHook(system, () => [
    useRows('GET broken_links', {}),
    useRows('GET people', {}),
  ])
  await expect.poll(() => shown().map(({ isLoading }) => isLoading)).toEqual([false, false])
  expect(shown().map(({ rows }) => rows?.length)).toEqual([1, undefined])
  expect(shown().map(({ total }) => total)).toEqual([40, 0])
  expect(shown().map(({ problem }) => problem !== '')).toEqual([false, true])
})

it('what could not be loaded is loaded when the network is back, and nothing else', async () => {
  let isBroken = true
  const system = createFakeContentSystem(({ route }) =>
    route === 'GET people' && isBroken ? { status: 500, body: {} } : { body: { people: [] } },
  )
  const shown = await renderHook(system, () => [
    useRows('GET people', {}),
    useRows('GET releases', {}),
  ])
  await expect.poll(() => shown().map(({ isLoading }) => isLoading)).toEqual([false, false])
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  isBroken = false
  onlineManager.setOnline(true)
  await expect.poll(() => shown()[0]?.rows).toEqual([])
  expect(system.requests.toSorted()).toEqual(['GET people', 'GET people', 'GET releases'])
})

it('without data, the problem stays on screen while the request is repeated', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const replies = [
    async () => ({ status: 500, body: {} }),
    async () => promise.then(() => ({ body: { people: [] } })),
  ]
  const system = createFakeContentSystem(() => (replies.shift() ?? (() => 'cut' as const))())
  const problems: string[] = []
  const shown = await renderHook(system, () => {
    const state = useResponse(
      'GET people',
      {},
      { pollMs: (body) => (body === undefined ? 10 : false) },
    )
    problems.push(state.problem)
    return state
  })
  await expect.poll(() => system.requests.length).toBe(2)
  const failure = shown().problem
  expect(failure).toContain('500')
  expect(problems.slice(problems.indexOf(failure))).not.toContain('')
  resolve()
  await expect.poll(() => shown().body).toEqual({ people: [] })
  expect(shown().problem).toBe('')
})

it('a change refetches its resource; a deletion refetches only lists', async () => {
  const system = createFakeContentSystem(() => ({ body: {} }))
  let change: SendChange | undefined
  await renderHook(system, () => {
    change = useChange()
    useResponse('GET redirects', { query: { page: 1 } })
    useResponse('GET leads/:id', { params: { id: 'l' } })
    useResponse('GET leads', {})
    return true
  })
  const takeRequests = () => system.requests.splice(0).toSorted()
  await expect.poll(() => system.requests.length).toBe(3)
  takeRequests()
  await change?.('PUT leads/:id', { params: { id: 'l' }, body: { lead: { state: 'received' } } })
  await expect.poll(() => system.requests.length).toBe(3)
  expect(takeRequests()).toEqual(['GET leads', 'GET leads/l', 'PUT leads/l'])
  await change?.('DELETE leads', { query: { email: 'ada@example.com' } })
  await expect.poll(() => system.requests.length).toBe(2)
  expect(takeRequests()).toEqual(['DELETE leads?email=ada%40example.com', 'GET leads'])
})

it('a disabled query sends no request', async () => {
  const system = createFakeContentSystem(() => ({ body: {} }))
  const shown = await renderHook(system, () =>
    useResponse(
      'GET datasource_entries',
      { query: { datasource_slug: undefined } },
      { enabled: false },
    ),
  )
  expect(shown().body).toBeUndefined()
  expect(system.requests).toEqual([])
})
