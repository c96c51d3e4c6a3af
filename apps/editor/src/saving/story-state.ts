import type { Story } from '@prospectus/protocol/management/story'
import { insertBlock, setField } from '../document/blocks.ts'
import { type Edit, type History, NO_HISTORY, recordEdit } from '../document/history.ts'
import { type Block, type Draft, isSameDraft } from '../document/json.ts'
import { type MergeConflict, merge } from '../document/merge.ts'
import { contentWithUids } from '../document/repair-uids.ts'
import { findReplacedParts, isRestored, type ReplacedPart } from '../document/replaced-texts.ts'

/** A draft that has not reached the server. */
export interface UnsentDraft {
  /** The last draft that the server and the editor had in common. */
  readonly base: Draft
  readonly draft: Draft
  /** A draft whose save got no response: the server may have it or not. */
  readonly sent?: Draft | undefined
}

/** State of an open story; immutable. */
export interface StoryState extends UnsentDraft {
  /** The story as the server last sent it; its draft is in `base`. */
  readonly record: Story
  readonly history: History
  /** Conflicts of all merges since the story was opened, until they are dismissed. */
  readonly conflicts: readonly MergeConflict[]
  /** My texts and blocks that a colleague's save has replaced or deleted. */
  readonly replaced: readonly ReplacedPartWithAuthors[]
}

/** A replaced text or deleted block of mine, and the people who may have replaced or deleted it. */
export interface ReplacedPartWithAuthors extends ReplacedPart {
  /** Names of those who have saved the story since; undefined until loaded. */
  readonly authors: readonly string[] | undefined
}

/** Returns a story's draft, with a unique id for every block. */
export function draftOf(story: Pick<Story, 'name' | 'tag_list' | 'content'>): Draft {
  const { name, tag_list, content } = story
  return { name, tag_list, content: contentWithUids(content, 'page') }
}

/** State of a story that is opened, with the unsent drafts of closed tabs merged one after the other. */
export function initialStoryState(record: Story, unsentDrafts: readonly UnsentDraft[]): StoryState {
  const base = draftOf(record)
  let draft = base
  const conflicts: MergeConflict[] = []
  for (const unsentDraft of unsentDrafts) {
    const merged = merge(commonBase(unsentDraft, base), unsentDraft.draft, draft)
    draft = merged.draft
    conflicts.push(...merged.conflicts)
  }
  return { record, base, draft, history: NO_HISTORY, conflicts, replaced: [] }
}

/** Sets the draft, as a step that can be undone. Returns the same state if the draft is the same. */
export function withEdit(state: StoryState, draft: Draft, edit: Edit): StoryState {
  if (draft === state.draft) return state
  return { ...state, draft, history: recordEdit(state.history, state.draft, draft, edit) }
}

export function withContent(state: StoryState, content: Block, edit: Edit): StoryState {
  return content === state.draft.content
    ? state
    : withEdit(state, { ...state.draft, content }, edit)
}

/**
 * Returns the last common draft of both sides. A sent draft that equals the server's was saved although its response
 * was lost, and is not a colleague's change.
 */
function commonBase({ base, sent }: UnsentDraft, theirs: Draft): Draft {
  return sent !== undefined && isSameDraft(sent, theirs) ? theirs : base
}

/** Merges the story that the server now has, such as a colleague's save. */
export function withServerStory(state: StoryState, currentStory: Story): StoryState {
  const theirs = draftOf(currentStory)
  const merged = merge(commonBase(state, theirs), state.draft, theirs)
  const draft = isSameDraft(merged.draft, theirs) ? theirs : merged.draft
  const conflicts = [...state.conflicts, ...merged.conflicts]
  const newParts = findReplacedParts(state.history, state.draft, draft)
  const unrestoredParts = state.replaced.filter((part) => !isRestored(part, draft))
  const earlierParts = unrestoredParts.filter(
    (earlierPart) => !newParts.some((part) => isSamePart(part, earlierPart)),
  )
  const replaced = [...earlierParts, ...newParts.map((part) => ({ ...part, authors: undefined }))]
  return {
    ...state,
    record: currentStory,
    base: theirs,
    draft,
    sent: undefined,
    conflicts,
    replaced,
  }
}

function isSamePart(a: ReplacedPart, b: ReplacedPart): boolean {
  return a.uid === b.uid && a.field === b.field
}

/** Sets the authors of replaced parts that have none yet. */
export function withAuthors(state: StoryState, authors: readonly string[]): StoryState {
  return {
    ...state,
    replaced: state.replaced.map((part) => ({ ...part, authors: part.authors ?? authors })),
  }
}

export function withoutReplaced(state: StoryState, replaced: ReplacedPartWithAuthors): StoryState {
  return { ...state, replaced: state.replaced.filter((part) => !isSamePart(part, replaced)) }
}

/** Restores a replaced text or deleted block. Returns the same state when its block or parent is gone. */
export function withRestoredPart(
  state: StoryState,
  replaced: ReplacedPartWithAuthors,
  edit: Edit,
): StoryState {
  const { uid, field, mine, position } = replaced
  const { content } = state.draft
  if (uid === '') {
    const draft = { ...state.draft, [String(field)]: mine }
    return withoutReplaced(withEdit(state, draft, edit), replaced)
  }
  const restoredContent =
    field === undefined && position !== undefined
      ? insertBlock(content, mine as Block, position)
      : setField(content, uid, String(field), mine)
  return restoredContent === content
    ? state
    : withoutReplaced(withContent(state, restoredContent, edit), replaced)
}

/** Replaces the draft with a version that the server has restored, as a step that can be undone. */
export function withRestoredVersion(state: StoryState, record: Story, edit: Edit): StoryState {
  const base = draftOf(record)
  return { ...withEdit({ ...state, record }, base, edit), base }
}

/** True if the server lacks the draft, or may lack it. */
export function isUnsaved({ base, draft, sent }: UnsentDraft): boolean {
  return sent !== undefined || base !== draft
}
