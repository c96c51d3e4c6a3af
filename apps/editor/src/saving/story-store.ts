import type { Route } from '@prospectus/protocol/management/contract'
import type { Story } from '@prospectus/protocol/management/story'
import type { ApiResult, SendRequest } from '../api/api.ts'
import { type Edit, type HistoryResult, redo, undo } from '../document/history.ts'
import { type Block, type Draft, isSameDraft } from '../document/json.ts'
import { translate } from '../messages/messages.ts'
import type { Journal } from './journal.ts'
import {
  initialStoryState,
  isUnsaved,
  type ReplacedPartWithAuthors,
  type StoryState,
  withAuthors,
  withContent,
  withEdit,
  withoutReplaced,
  withRestoredPart,
  withRestoredVersion,
  withServerStory,
} from './story-state.ts'
import { type StartTimer, startTimeout } from './timer.ts'

/** `refused` (in CSS `is-refused`): the server rejected the draft, and it is not sent again until it changes. */
export type SaveState = 'saved' | 'saving' | 'not-saved' | 'refused'

export interface StoryStoreState {
  readonly story: StoryState
  readonly saveState: SaveState
  /** Why the draft is not saved, or why the last action on the story failed; '' without a problem. */
  readonly problem: string
}

/**
 * Store of the story being edited, to which components subscribe. Each edit is stored in the browser immediately, and
 * sent after a pause of `SAVE_AFTER_MS`.
 */
export type StoryStore = Awaited<ReturnType<typeof createStoryStore>>

/** The story's state on the server, as presence reports it. */
export type ServerStatus = Pick<Story, 'version' | 'published' | 'unpublished_changes'>

export interface StoryStoreOptions {
  readonly request: SendRequest
  readonly journal: Journal
  readonly record: Story
  readonly now?: () => number
  readonly startTimer?: StartTimer
}

const SAVE_AFTER_MS = 700
const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 30_000
/** Merges in a row after which a save or an action gives up. */
const MAX_MERGES = 5
/** Temporary errors: no session, a deleted story that may be restored, a timeout, too many requests. */
const RETRIED_STATUSES: readonly number[] = [401, 404, 408, 429]
const SAVED_ELSEWHERE_MESSAGE = translate('saving.savedElsewhere')

type Action = `POST stories/:id/${'publish' | 'unpublish' | 'restore'}`

/** Opens a story, and merges into it the drafts that closed tabs of this browser have not sent. */
export async function createStoryStore(options: StoryStoreOptions) {
  const { request, journal, record, now = Date.now, startTimer = startTimeout } = options
  const { id } = record
  const params = { id }
  const unsentDrafts = await journal.read(id).catch(() => [])
  const story = initialStoryState(record, unsentDrafts)
  let state: StoryStoreState = { story, saveState: 'saved', problem: '' }
  // Saves run one after the other; resolves as `flush` does.
  let queue = Promise.resolve(true)
  let cancelSend = () => {}
  let retryMs = FIRST_RETRY_MS
  let isClosed = false
  const listeners = new Set<() => void>()

  const update = (change: Partial<StoryStoreState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const sendAfter = (ms: number) => {
    cancelSend()
    cancelSend = isClosed ? () => {} : startTimer(ms, () => void flush())
  }
  const storeUnsent = () => {
    const { base, draft, sent } = state.story
    // Without the journal, the draft is still sent to the server.
    return journal.store(id, { base, draft, sent }).catch(() => undefined)
  }
  const createEdit = (label: string, key?: string): Edit => ({ label, key, timeMs: now() })
  const apply = (story: StoryState) => {
    if (story === state.story) return
    update({ story, saveState: 'saving', problem: '' })
    void storeUnsent()
    sendAfter(SAVE_AFTER_MS)
  }
  const applyHistory = (result: HistoryResult | undefined) => {
    if (result !== undefined) apply({ ...state.story, ...result })
  }

  const mergeServerStory = (current: Story) => {
    const { version } = state.story.record
    update({ story: withServerStory(state.story, current) })
    const lacksAuthors = state.story.replaced.some(({ authors }) => authors === undefined)
    if (lacksAuthors) void loadAuthors(version, current.version)
  }
  const loadAuthors = async (oldVersion: number, newVersion: number) => {
    const { body } = await request('GET stories/:id/versions', { params })
    const saves =
      body?.versions.filter(({ number }) => number > oldVersion && number <= newVersion) ?? []
    update({ story: withAuthors(state.story, [...new Set(saves.map(({ author }) => author))]) })
  }

  const send = async (mergeCount = 0): Promise<boolean> => {
    // A draft whose save got no response is sent again first.
    const sentDraft: Draft = state.story.sent ?? state.story.draft
    const { version } = state.story.record
    update({ story: { ...state.story, sent: sentDraft } })
    void storeUnsent()
    const response = await request('PUT stories/:id', {
      params,
      body: { story: sentDraft },
      version,
    })
    const { status, body, error } = response
    if (status === 409 && error?.current !== undefined && mergeCount < MAX_MERGES) {
      mergeServerStory(error.current)
      await storeUnsent()
      return await send(mergeCount + 1)
    }
    if (body === undefined) return handleFailure(response)
    retryMs = FIRST_RETRY_MS
    // Edits made during the request stay unsaved.
    const saved = { record: body.story, base: sentDraft, sent: undefined }
    update({ story: { ...state.story, ...saved }, problem: '' })
    if (isUnsaved(state.story)) {
      await storeUnsent()
      sendAfter(SAVE_AFTER_MS)
      return false
    }
    update({ saveState: 'saved' })
    await journal.drop(id).catch(() => undefined)
    return true
  }
  const handleFailure = ({
    status,
    problem,
  }: Pick<ApiResult<Route>, 'status' | 'problem'>): boolean => {
    const isFinal = status >= 400 && status < 500 && !RETRIED_STATUSES.includes(status)
    update({
      saveState: isFinal ? 'refused' : 'not-saved',
      problem: status === 404 ? translate('saving.deleted') : problem,
    })
    if (isFinal) {
      update({ story: { ...state.story, sent: undefined } })
      return false
    }
    sendAfter(retryMs)
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
    return false
  }
  const sendUnsaved = async (): Promise<boolean> => {
    if (!isUnsaved(state.story)) {
      if (state.saveState === 'saving') update({ saveState: 'saved' })
      return true
    }
    update({ saveState: 'saving' })
    return await send()
  }
  /** Sends unsaved changes now. True when the server has all of them. */
  const flush = (): Promise<boolean> => {
    cancelSend()
    queue = queue.then(sendUnsaved)
    return queue
  }

  /** Sends until no edit is left, even of those made meanwhile. False when a save failed. */
  const flushAll = async (): Promise<boolean> => {
    while (!(await flush())) if (state.saveState !== 'saving') return false
    return true
  }

  // Gives up when the draft has changed elsewhere, so that the person sees first what the action applies to.
  const applyAction = async (
    sendAction: (version: number) => Promise<ApiResult<Action>>,
    mergeCount = 0,
  ): Promise<Story | undefined> => {
    if (!(await flushAll())) return undefined
    const { draft, record } = state.story
    const { status, body, problem, error } = await sendAction(record.version)
    if (body !== undefined) return body.story
    const current = error?.current
    if (status !== 409 || current === undefined || mergeCount === MAX_MERGES) {
      update({ problem })
      return undefined
    }
    mergeServerStory(current)
    update({ problem: SAVED_ELSEWHERE_MESSAGE })
    // A story that was only moved has the same draft.
    return isSameDraft(state.story.draft, draft)
      ? await applyAction(sendAction, mergeCount + 1)
      : undefined
  }

  const loadNewest = async (status: ServerStatus): Promise<boolean> => {
    if (isClosed || !isNewer(status, state.story.record)) return false
    const { body } = await request('GET stories/:id', { params })
    const { version } = state.story.record
    if (isClosed || body === undefined || body.story.version < version) return false
    if (body.story.version === version) {
      update({ story: { ...state.story, record: body.story } })
      return false
    }
    mergeServerStory(body.story)
    if (isUnsaved(state.story)) {
      await storeUnsent()
      sendAfter(SAVE_AFTER_MS)
    }
    return true
  }

  if (isUnsaved(state.story)) {
    update({ saveState: 'saving' })
    sendAfter(0)
  } else if (unsentDrafts.length > 0) void journal.drop(id).catch(() => undefined)
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit: (change: (content: Block) => Block, edit: Omit<Edit, 'timeMs'>) => {
      const content = change(state.story.draft.content)
      apply(withContent(state.story, content, { ...edit, timeMs: now() }))
    },
    rename: (name: string) => {
      const draft = { ...state.story.draft, name }
      apply(withEdit(state.story, draft, createEdit(translate('saving.rename'), 'name')))
    },
    setTags: (tags: readonly string[]) => {
      const draft = { ...state.story.draft, tag_list: tags }
      apply(withEdit(state.story, draft, createEdit(translate('saving.tags'), 'tags')))
    },
    undo: () => applyHistory(undo(state.story.history, state.story.draft)),
    redo: () => applyHistory(redo(state.story.history, state.story.draft)),
    flush,
    /**
     * Publishes the draft, or unpublishes the story. False, with `problem` set, when the draft could not be saved or
     * has changed elsewhere, or when the server rejected the action.
     */
    runAction: async (action: 'publish' | 'unpublish'): Promise<boolean> => {
      const changedRecord = await applyAction((version) =>
        request(`POST stories/:id/${action}`, { params, version }),
      )
      if (changedRecord !== undefined)
        update({ story: { ...state.story, record: changedRecord }, problem: '' })
      return changedRecord !== undefined
    },
    /** Replaces the draft with an earlier version, after saving. False as with `runAction`. */
    restore: async (version: number): Promise<boolean> => {
      const query = { version }
      const changedRecord = await applyAction((current) =>
        request('POST stories/:id/restore', { params, query, version: current }),
      )
      const edit = createEdit(translate('saving.restore', { version }))
      if (changedRecord !== undefined)
        update({ story: withRestoredVersion(state.story, changedRecord, edit), problem: '' })
      return changedRecord !== undefined
    },
    /** Merges newer changes of others into the draft. True when the server had a newer version. */
    catchUp: async (status: ServerStatus): Promise<boolean> => {
      // Versions of this tab's pending saves would otherwise count as changes of others.
      const pendingSaves = queue
      const merged = pendingSaves.then(() => loadNewest(status))
      queue = merged.then(() => pendingSaves)
      return await merged
    },
    /** Restores a text or block that a colleague has replaced or deleted, as a step that can be undone. */
    restoreReplaced: (replaced: ReplacedPartWithAuthors) => {
      apply(withRestoredPart(state.story, replaced, createEdit(translate('saving.bringBack'))))
    },
    dismissConflicts: () => update({ story: { ...state.story, conflicts: [] } }),
    dismissReplaced: (replaced: ReplacedPartWithAuthors) =>
      update({ story: withoutReplaced(state.story, replaced) }),
    /** Tries once to save unsaved changes, then stops saving. */
    close: () => {
      isClosed = true
      cancelSend()
      void flush()
    },
  }
}

/** True for a newer version, and for the same version in another publishing state. */
function isNewer(status: ServerStatus, current: ServerStatus): boolean {
  if (status.version !== current.version) return status.version > current.version
  return (
    status.published !== current.published ||
    status.unpublished_changes !== current.unpublished_changes
  )
}
