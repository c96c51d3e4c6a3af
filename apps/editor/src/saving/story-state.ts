import type { Story } from '@prospectus/protocol/management/story'
import { insertBlock, setField } from '../document/blocks.ts'
import {
  type Edit,
  type History,
  type HistoryResult,
  NO_HISTORY,
  recordEdit,
  redo,
  undo,
} from '../document/history.ts'
import { type Block, type Draft, isSameDraft } from '../document/json.ts'
import { type Conflict, merge } from '../document/merge.ts'
import { repairedContent } from '../document/repair-uids.ts'
import { isRestored, type ReplacedPart, replacedTexts } from '../document/replaced-texts.ts'

/** A draft that was typed here and has not reached the server. */
export interface UnsentDraft {
  /** The draft that server and editor last agreed on. */
  readonly base: Draft
  readonly draft: Draft
  /** A draft whose save got no response, so that it may be saved or not. */
  readonly sent?: Draft | undefined
}

/** One open story; immutable. */
export interface StoryState extends UnsentDraft {
  /** The story as the server last sent it, apart from its draft. */
  readonly record: Story
  readonly history: History
  /** Fields and blocks that a colleague and I have both changed since the story was opened. */
  readonly conflicts: readonly Conflict[]
  /** My saved texts that a colleague has since replaced. */
  readonly replaced: readonly ReplacedText[]
}

export interface ReplacedText extends ReplacedPart {
  /** Undefined until loaded. */
  readonly by: readonly string[] | undefined
}

export function draftOf(story: Pick<Story, 'name' | 'tag_list' | 'content'>): Draft {
  const { name, tag_list, content } = story
  return { name, tag_list, content: repairedContent(content, 'page') }
}

/** Merges drafts that closed tabs have left unsent into the story, one after the other. */
export function openedStory(record: Story, unsent: readonly UnsentDraft[]): StoryState {
  const base = draftOf(record)
  let draft = base
  const conflicts: Conflict[] = []
  for (const unsentDraft of unsent) {
    const merged = merge(commonBase(unsentDraft, base), unsentDraft.draft, draft)
    draft = merged.draft
    conflicts.push(...merged.conflicts)
  }
  return { record, base, draft, history: NO_HISTORY, conflicts, replaced: [] }
}

export function withEdit(state: StoryState, draft: Draft, edit: Edit): StoryState {
  if (draft === state.draft) return state
  return { ...state, draft, history: recordEdit(state.history, state.draft, draft, edit) }
}

export function withContent(state: StoryState, content: Block, edit: Edit): StoryState {
  return content === state.draft.content
    ? state
    : withEdit(state, { ...state.draft, content }, edit)
}

export function afterUndo(state: StoryState): StoryState {
  return withStep(state, undo(state.history, state.draft))
}

export function afterRedo(state: StoryState): StoryState {
  return withStep(state, redo(state.history, state.draft))
}

function withStep(state: StoryState, step: HistoryResult | undefined): StoryState {
  return step === undefined ? state : { ...state, ...step }
}

/** Makes the saved draft the new base; what was typed meanwhile stays. */
export function saved(state: StoryState, sent: Draft, record: Story): StoryState {
  return { ...state, record, base: sent, sent: undefined }
}

/**
 * Returns the draft that both sides last agreed on. A sent draft that the server has was saved although no response
 * came, and is not a colleague's change.
 */
function commonBase({ base, sent }: UnsentDraft, theirs: Draft): Draft {
  return sent !== undefined && isSameDraft(sent, theirs) ? theirs : base
}

/** Merges a colleague's save. What then differs from it is unsaved. */
export function withServerStory(state: StoryState, current: Story): StoryState {
  const theirs = draftOf(current)
  const merged = merge(commonBase(state, theirs), state.draft, theirs)
  const draft = isSameDraft(merged.draft, theirs) ? theirs : merged.draft
  const conflicts = [...state.conflicts, ...merged.conflicts]
  const newlyReplaced = replacedTexts(state.history, state.draft, draft)
  const unrestored = state.replaced.filter((each) => !isRestored(each, draft))
  const earlier = unrestored.filter((each) => !newlyReplaced.some((one) => isSamePart(one, each)))
  const replaced = [...earlier, ...newlyReplaced.map((each) => ({ ...each, by: undefined }))]
  return { ...state, record: current, base: theirs, draft, sent: undefined, conflicts, replaced }
}

function isSamePart(one: ReplacedPart, other: ReplacedPart): boolean {
  return one.uid === other.uid && one.field === other.field
}

/** Sets the authors of replaced texts that have none yet. */
export function withAuthors(state: StoryState, by: readonly string[]): StoryState {
  return { ...state, replaced: state.replaced.map((each) => ({ ...each, by: each.by ?? by })) }
}

export function withoutReplaced(state: StoryState, replaced: ReplacedText): StoryState {
  return { ...state, replaced: state.replaced.filter((each) => !isSamePart(each, replaced)) }
}

/** Puts a replaced text back; returns the same state when its block is gone. */
export function withTextRestored(
  state: StoryState,
  replaced: ReplacedText,
  edit: Edit,
): StoryState {
  const { uid, field, mine, position } = replaced
  const { content } = state.draft
  if (uid === '') {
    const draft = { ...state.draft, [String(field)]: mine }
    return withoutReplaced(withEdit(state, draft, edit), replaced)
  }
  const restored =
    field === undefined && position !== undefined
      ? insertBlock(content, mine as Block, position)
      : setField(content, uid, String(field), mine)
  return restored === content
    ? state
    : withoutReplaced(withContent(state, restored, edit), replaced)
}

/** Replaces everything but the draft, such as the published state. */
export function withRecord(state: StoryState, record: Story): StoryState {
  return { ...state, record }
}

/** Makes a version that the server has restored the draft, as a step that can be undone. */
export function withRestored(state: StoryState, record: Story, edit: Edit): StoryState {
  const base = draftOf(record)
  return { ...withEdit({ ...state, record }, base, edit), base }
}

export function isUnsaved({ base, draft, sent }: UnsentDraft): boolean {
  return sent !== undefined || base !== draft
}
