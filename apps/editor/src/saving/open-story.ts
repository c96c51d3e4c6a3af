import type { Route } from '@prospectus/protocol/management/contract'
import type { Story } from '@prospectus/protocol/management/story'
import type { ApiResponse, SendRequest } from '../api/api.ts'
import type { Edit } from '../document/history.ts'
import { type Block, type Draft, sameDraft } from '../document/json.ts'
import type { Journal } from './journal.ts'
import { afterwards, type Later } from './later.ts'
import {
  broughtBack,
  dismissed,
  isUnsaved,
  joined,
  openedStory,
  type ReplacedBy,
  redone,
  restored,
  type StoryState,
  saved,
  toldWho,
  undone,
  withContent,
  withEdit,
  withRecord,
} from './story-state.ts'
import { WORDS } from './words.ts'

/** `refused`: the server has said why, and sending it again would not help. */
export type SaveState = 'saved' | 'saving' | 'not-saved' | 'refused'

/** What is shown of an open story. */
export interface Shown {
  readonly story: StoryState
  readonly save: SaveState
  /** Why it is not saved, or could not be published. */
  readonly fault: string
}

/** A story that is being edited: every edit is kept in the browser at once, and sent within a second. */
export interface OpenStory {
  readonly shown: () => Shown
  readonly subscribe: (listener: () => void) => () => void
  readonly edit: (change: (content: Block) => Block, edit: Omit<Edit, 'at'>) => void
  readonly rename: (name: string) => void
  readonly tag: (tags: readonly string[]) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Sends what is unsaved now; true when all is with the server. */
  readonly flush: () => Promise<boolean>
  /** Publishes or unpublishes the draft as it is shown. False, with the fault: refused, or it is another by now. */
  readonly act: (action: 'publish' | 'unpublish') => Promise<boolean>
  /** Makes an earlier version the draft; what is unsaved is saved before. False as for `act`. */
  readonly restore: (version: number) => Promise<boolean>
  /**
   * Takes in what others have saved or published, as far as one has heard of it, without a loss of what is
   * typed meanwhile. True when words came in.
   */
  readonly catchUp: (heard: Heard) => Promise<boolean>
  /** Puts back what a colleague has replaced; a step to undo. */
  readonly bringBack: (told: ReplacedBy) => void
  /** Leaves what a colleague has written as it is, and tells of it no longer. */
  readonly dismiss: (told: ReplacedBy) => void
  /** Tells no longer where a colleague had written in the same place. */
  readonly dismissClashes: () => void
  /** Sends what is unsaved, and sends nothing more afterwards. */
  readonly close: () => void
}

/** How the story is said to stand on the server. */
export type Heard = Pick<Story, 'version' | 'published' | 'unpublished_changes'>

export interface OpenStoryParts {
  readonly request: SendRequest
  readonly journal: Journal
  readonly record: Story
  readonly now?: () => number
  readonly later?: Later
}

const SAVE_AFTER_MS = 700
const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 30_000
const MOST_JOINS = 5
/** Refusals that can end: no session, too slow, a story that was deleted and can be brought back, too often. */
const SENT_AGAIN: readonly number[] = [401, 404, 408, 429]
const SAVED_ELSEWHERE = WORDS.savedElsewhere

type Action = `POST stories/:id/${'publish' | 'unpublish' | 'restore'}`

/** Opens a story with what is still unsent of it in this browser, by pages that are gone. */
export async function openStory(parts: OpenStoryParts): Promise<OpenStory> {
  const { request, journal, record, now = Date.now, later = afterwards } = parts
  const { id } = record
  const params = { id }
  const unsent = await journal.read(id).catch(() => [])
  let shown: Shown = { story: openedStory(record, unsent), save: 'saved', fault: '' }
  // Saves go one after the other.
  let last = Promise.resolve(true)
  let callOff = () => {}
  let retryMs = FIRST_RETRY_MS
  let isClosed = false
  const listeners = new Set<() => void>()

  const show = (change: Partial<Shown>) => {
    shown = { ...shown, ...change }
    for (const listener of listeners) listener()
  }
  const schedule = (ms: number) => {
    callOff()
    callOff = isClosed ? () => {} : later(() => void flush(), ms)
  }
  const keep = () => {
    const { base, draft, sent } = shown.story
    // Without the browser's database the story is still saved within a second.
    return journal.keep(id, { base, draft, sent }).catch(() => undefined)
  }
  const take = (story: StoryState) => {
    if (story === shown.story) return
    show({ story, save: 'saving', fault: '' })
    void keep()
    schedule(SAVE_AFTER_MS)
  }

  const join = (current: Story) => {
    const { version } = shown.story.record
    show({ story: joined(shown.story, current) })
    const isNew = shown.story.replaced.some(({ by }) => by === undefined)
    if (isNew) void tellWho(version, current.version)
  }
  const tellWho = async (after: number, last: number) => {
    const { body } = await request('GET stories/:id/versions', { params })
    const saves = body?.versions.filter(({ number }) => number > after && number <= last) ?? []
    show({ story: toldWho(shown.story, [...new Set(saves.map(({ author }) => author))]) })
  }

  const send = async (joins = 0): Promise<boolean> => {
    // What was sent before without an answer goes first, so that it is known what the server has.
    const sent: Draft = shown.story.sent ?? shown.story.draft
    const { version } = shown.story.record
    show({ story: { ...shown.story, sent } })
    void keep()
    const response = await request('PUT stories/:id', { params, body: { story: sent }, version })
    const { status, body, error } = response
    if (status === 409 && error?.current !== undefined && joins < MOST_JOINS) {
      join(error.current)
      await keep()
      return await send(joins + 1)
    }
    if (body === undefined) return failed(response)
    retryMs = FIRST_RETRY_MS
    show({ story: saved(shown.story, sent, body.story), fault: '' })
    if (isUnsaved(shown.story)) {
      await keep()
      schedule(SAVE_AFTER_MS)
      return false
    }
    show({ save: 'saved' })
    await journal.drop(id).catch(() => undefined)
    return true
  }
  const failed = ({ status, fault }: Pick<ApiResponse<Route>, 'status' | 'fault'>): boolean => {
    const isFinal = status >= 400 && status < 500 && !SENT_AGAIN.includes(status)
    show({ save: isFinal ? 'refused' : 'not-saved', fault: status === 404 ? WORDS.deleted : fault })
    if (isFinal) {
      show({ story: { ...shown.story, sent: undefined } })
      return false
    }
    schedule(retryMs)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    return false
  }
  const sendUnsaved = async (): Promise<boolean> => {
    if (!isUnsaved(shown.story)) {
      if (shown.save === 'saving') show({ save: 'saved' })
      return true
    }
    show({ save: 'saving' })
    return await send()
  }
  const flush = (): Promise<boolean> => {
    callOff()
    last = last.then(sendUnsaved)
    return last
  }

  const allSent = async (): Promise<boolean> => {
    while (!(await flush())) if (shown.save !== 'saving') return false
    return true
  }

  /** The story after an action on the draft that is shown. What was saved elsewhere since is shown first. */
  const afterAction = async (
    act: (version: number) => Promise<ApiResponse<Action>>,
    joins = 0,
  ): Promise<Story | undefined> => {
    if (!(await allSent())) return undefined
    const { draft, record } = shown.story
    const { status, body, fault, error } = await act(record.version)
    if (body !== undefined) return body.story
    const current = error?.current
    if (status !== 409 || current === undefined || joins === MOST_JOINS) {
      show({ fault })
      return undefined
    }
    join(current)
    show({ fault: SAVED_ELSEWHERE })
    // A story that was only moved says what it said.
    return sameDraft(shown.story.draft, draft) ? await afterAction(act, joins + 1) : undefined
  }

  const takeNewest = async (heard: Heard): Promise<boolean> => {
    if (isClosed || !isNews(heard, shown.story.record)) return false
    const { body } = await request('GET stories/:id', { params })
    const { version } = shown.story.record
    if (isClosed || body === undefined || body.story.version < version) return false
    if (body.story.version === version) {
      show({ story: withRecord(shown.story, body.story) })
      return false
    }
    join(body.story)
    if (isUnsaved(shown.story)) {
      await keep()
      schedule(SAVE_AFTER_MS)
    }
    return true
  }

  if (isUnsaved(shown.story)) {
    show({ save: 'saving' })
    schedule(0)
  } else if (unsent.length > 0) void journal.drop(id).catch(() => undefined)
  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit: (change, edit) => {
      const content = change(shown.story.draft.content)
      take(withContent(shown.story, content, { ...edit, at: now() }))
    },
    rename: (name) => {
      const draft = { ...shown.story.draft, name }
      take(withEdit(shown.story, draft, { label: WORDS.rename, key: 'name', at: now() }))
    },
    tag: (tags) => {
      const draft = { ...shown.story.draft, tag_list: tags }
      take(withEdit(shown.story, draft, { label: WORDS.tags, key: 'tags', at: now() }))
    },
    undo: () => take(undone(shown.story)),
    redo: () => take(redone(shown.story)),
    flush,
    act: async (action) => {
      const after = await afterAction((version) =>
        request(`POST stories/:id/${action}`, { params, version }),
      )
      if (after !== undefined) show({ story: withRecord(shown.story, after), fault: '' })
      return after !== undefined
    },
    restore: async (version) => {
      const after = await afterAction((last) =>
        request('POST stories/:id/restore', { params, query: { version }, version: last }),
      )
      const edit = { label: WORDS.restore(version), at: now() }
      if (after !== undefined) show({ story: restored(shown.story, after, edit), fault: '' })
      return after !== undefined
    },
    catchUp: async (heard) => {
      // After the saves that are on their way: what was sent itself is nothing new.
      const sent = last
      const taken = sent.then(() => takeNewest(heard))
      last = taken.then(() => sent)
      return await taken
    },
    bringBack: (told) => {
      take(broughtBack(shown.story, told, { label: WORDS.bringBack, at: now() }))
    },
    dismissClashes: () => show({ story: { ...shown.story, clashes: [] } }),
    dismiss: (told) => show({ story: dismissed(shown.story, told) }),
    close: () => {
      isClosed = true
      callOff()
      void flush()
    },
  }
}

function isNews(heard: Heard, known: Heard): boolean {
  if (heard.version !== known.version) return heard.version > known.version
  return (
    heard.published !== known.published || heard.unpublished_changes !== known.unpublished_changes
  )
}
