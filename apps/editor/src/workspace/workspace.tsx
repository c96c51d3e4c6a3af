import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SendRequest } from '../api/api.ts'
import { restoreFocus } from '../components/focus.ts'
import { EditorContext, type EditorUrlState, useEditor } from '../context/editor-context.ts'
import { useRefresh, useResponse } from '../context/server-state.ts'
import { FirstRun } from '../first-run/first-run.tsx'
import { WaitingReviews } from '../publishing/waiting-reviews.tsx'
import type { Journal } from '../saving/journal.ts'
import { createStoryStore, type StoryStore } from '../saving/story-store.ts'
import { StoriesPanel } from '../stories/stories-panel.tsx'
import { createStoryTree, NO_STORIES } from '../stories/story-tree.ts'
import { Shortcuts } from './shortcuts.tsx'
import { StoryView } from './story-view.tsx'
import { usePartKeys } from './use-keys.ts'
import './workspace.css'
import { translate } from '../messages/messages.ts'

export function Workspace({ journal }: { readonly journal: Journal }) {
  const outerEditor = useEditor()
  const [urlState, setUrlState] = useState(() => parseUrlState(location))
  const navigate = useCallback((change: Partial<EditorUrlState>) => {
    const current = parseUrlState(location)
    // Another story closes the dialog.
    const closedDialog =
      'storyId' in change && change.storyId !== current.storyId
        ? { dialog: undefined, about: undefined, place: undefined, version: undefined }
        : {}
    const next = { ...current, ...closedDialog, ...change }
    if (formatUrlState(next) === formatUrlState(current)) return
    // The back button returns to the previous story or closes a dialog, but does not select the previous block.
    const isOpened = next.dialog !== undefined && next.dialog !== current.dialog
    const isElsewhere = next.storyId !== current.storyId || isOpened
    history[isElsewhere ? 'pushState' : 'replaceState'](null, '', formatUrlState(next))
    setUrlState(next)
  }, [])
  useEffect(() => {
    const updateUrlState = () => setUrlState(parseUrlState(location))
    window.addEventListener('popstate', updateUrlState)
    return () => window.removeEventListener('popstate', updateUrlState)
  }, [])
  const editor = useMemo(() => ({ ...outerEditor, navigate }), [outerEditor, navigate])
  return (
    <EditorContext value={editor}>
      <Stories urlState={urlState} journal={journal} />
    </EditorContext>
  )
}

interface StoriesProps {
  readonly urlState: EditorUrlState
  readonly journal: Journal
}

function Stories({ urlState, journal }: StoriesProps) {
  const { request, me } = useEditor()
  const treeResponse = useResponse('GET story_tree', {}, { pollMs: retryTreeMs })
  const { body: columns } = treeResponse
  const tree = useMemo(() => createStoryTree(columns ?? NO_STORIES), [columns])
  const refreshPath = useRefresh()
  const refresh = useCallback(() => refreshPath('story_tree'), [refreshPath])
  const [announcement, announce] = useState('')
  usePartKeys()
  const { storyStore, problem, retry } = useStoryStore(request, journal, urlState.storyId)
  return (
    <div className="workspace">
      <div className="workspace-stories">
        <StoriesPanel
          tree={tree}
          isLoading={columns === undefined}
          problem={treeResponse.problem}
          selectedId={urlState.storyId}
          urlState={urlState}
          refreshTree={refresh}
          announce={announce}
        />
        <WaitingReviews onChanged={refresh} />
        <FirstRun
          storyStore={storyStore}
          isEmpty={columns?.id.length === 0}
          idsInReview={tree.columns.in_review}
        />
        <nav aria-label={translate('workspace.account')} className="workspace-account">
          <a href="/account" title={translate('workspace.yourAccount')}>
            {me.person.name}
          </a>
          <Shortcuts />
        </nav>
      </div>
      {storyStore === undefined ? (
        <NoStory isChosen={urlState.storyId !== undefined} problem={problem} retry={retry} />
      ) : (
        <StoryView
          key={urlState.storyId}
          storyStore={storyStore}
          urlState={urlState}
          announce={announce}
          onTreeChange={refresh}
        />
      )}
      <p role="status" aria-label={translate('workspace.happened')} className="visually-hidden">
        {announcement}
      </p>
    </div>
  )
}

/** Polling interval while the story tree could not be loaded. */
const TREE_RETRY_MS = 10_000

const retryTreeMs = (response: unknown) => (response === undefined ? TREE_RETRY_MS : false)

interface NoStoryProps {
  readonly isChosen: boolean
  readonly problem: string
  /** Undefined when another try would not help, as for a story that does not exist. */
  readonly retry: (() => void) | undefined
}

/** Fills the place of a story: while it is loading, when it cannot be opened, and when none is chosen. */
function NoStory({ isChosen, problem, retry }: NoStoryProps) {
  const isLoading = isChosen && problem === ''
  const title = isChosen ? translate('workspace.cannotOpen') : translate('workspace.chooseStory')
  const wasPressed = useRef(false)
  useEffect(() => {
    return () => {
      // The opened story replaces the pressed button.
      if (wasPressed.current) restoreFocus([...document.querySelectorAll('main')])
    }
  }, [])
  const press = () => {
    wasPressed.current = true
    if (!isLoading) retry?.()
  }
  return (
    <main className="workspace-empty">
      <h1>{isLoading ? translate('components.loading') : title}</h1>
      {!isChosen && <p>{translate('workspace.chooseHelp')}</p>}
      {isChosen && !isLoading && <p role="alert">{problem}</p>}
      {/* The button stays while the story is loading, to keep the focus. */}
      {retry !== undefined && (
        <button type="button" aria-busy={isLoading} onClick={press}>
          {translate('app.tryAgain')}
        </button>
      )}
    </main>
  )
}

interface OpenedStory {
  readonly storyStore?: StoryStore | undefined
  readonly problem: string
  /** Opens the story again after a failed request that may succeed later. */
  readonly retry?: (() => void) | undefined
}

/** Opens the story of the URL; the previous story is saved and closed. */
function useStoryStore(
  request: SendRequest,
  journal: Journal,
  storyId: number | undefined,
): OpenedStory {
  const [state, setState] = useState<OpenedStory>({ problem: '' })
  const currentStory = useRef<StoryStore>(undefined)
  useEffect(() => {
    let isStale = false
    setState({ problem: '' })
    const start = async (id: number) => {
      const { status, body, problem } = await request('GET stories/:id', { params: { id } })
      if (isStale) return
      if (body === undefined) {
        const retry = () => {
          setState({ problem: '', retry })
          void start(id)
        }
        return setState({ problem, retry: status === 404 ? undefined : retry })
      }
      if (body.story.is_folder) return setState({ problem: translate('workspace.isFolder') })
      const storyStore = await createStoryStore({ request, journal, record: body.story })
      if (isStale) return storyStore.close()
      currentStory.current = storyStore
      setState({ storyStore, problem: '' })
    }
    if (storyId !== undefined) void start(storyId)
    return () => {
      isStale = true
      currentStory.current?.close()
      currentStory.current = undefined
    }
  }, [request, journal, storyId])
  useEffect(() => {
    const send = () => void currentStory.current?.flush()
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [])
  // While a story loads, the previous one must not be shown under the new URL.
  const isCurrent = state.storyStore?.state().story.record.id === storyId
  return isCurrent ? state : { ...state, storyStore: undefined }
}

/** Parses a URL such as `/stories/{id}?block={uid}&field={name}&state=draft`; leaves out invalid numbers. */
export function parseUrlState({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): EditorUrlState {
  const id = /^\/stories\/(\d{1,15})\/?$/.exec(pathname)?.[1]
  const query = new URLSearchParams(search)
  const filter = [...query].filter(([name]) => FILTER_NAMES.includes(name))
  return {
    storyId: id === undefined ? undefined : Number(id),
    block: query.get('block') ?? undefined,
    field: query.get('field') ?? undefined,
    dialog: query.get('dialog') ?? undefined,
    about: parseNumber(query, 'about'),
    place: query.get('place') ?? undefined,
    version: parseNumber(query, 'version'),
    filter: new URLSearchParams(filter).toString(),
  }
}

/** Formats the URL; without a story, it has only the tree's filter and the dialog with the story that it acts on. */
export function formatUrlState({ storyId, filter, ...others }: EditorUrlState): string {
  const query = new URLSearchParams()
  const { dialog, about } = others
  for (const [name, value] of Object.entries(storyId === undefined ? { dialog, about } : others)) {
    if (value !== undefined) query.set(name, String(value))
  }
  for (const [name, value] of new URLSearchParams(filter)) query.set(name, value)
  const path = storyId === undefined ? '/' : `/stories/${storyId}`
  return `${path}${query.size === 0 ? '' : `?${query}`}`
}

function parseNumber(query: URLSearchParams, name: string): number | undefined {
  const number = /^\d{1,15}$/.exec(query.get(name) ?? '')?.[0]
  return number === undefined ? undefined : Number(number)
}

const FILTER_NAMES = ['search', 'section', 'state', 'author']
