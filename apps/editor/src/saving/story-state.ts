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
import { type Block, type Draft, sameDraft } from '../document/json.ts'
import { type Conflict, merge } from '../document/merge.ts'
import { repairedContent } from '../document/repair-uids.ts'
import { isRestored, type ReplacedPart, replacedTexts } from '../document/replaced-texts.ts'

/** A draft that was typed here earlier and did not reach the server. */
export interface UnsentDraft {
  /** The draft that server and editor last agreed on. */
  readonly base: Draft
  readonly draft: Draft
  /** A draft that was sent without a response: it may have been saved or not. */
  readonly sent?: Draft | undefined
}

/** One open story. It is never changed in place. */
export interface StoryState extends UnsentDraft {
  /** The story as the server last sent it, apart from its draft. */
  readonly record: Story
  readonly history: History
  /** Fields and blocks that a colleague and I have both changed since the story was opened. */
  readonly conflicts: readonly Conflict[]
  /** Texts that were saved here and that a colleague has replaced since. */
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

/** Merges the drafts that closed tabs have left unsent into the story, one after the other. */
export function openedStory(record: Story, unsent: readonly UnsentDraft[]): StoryState {
  const base = draftOf(record)
  let draft = base
  const conflicts: Conflict[] = []
  for (const left of unsent) {
    const both = merge(commonBase(left, base), left.draft, draft)
    draft = both.draft
    conflicts.push(...both.conflicts)
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

/** After a save: the sent draft is the new base. What was typed meanwhile stays. */
export function saved(state: StoryState, sent: Draft, record: Story): StoryState {
  return { ...state, record, base: sent, sent: undefined }
}

/**
 * The draft that both sides last agreed on. Where the server has the draft that was sent from here, it was saved
 * although no response came: that is no change of a colleague's.
 */
function commonBase({ base, sent }: UnsentDraft, theirs: Draft): Draft {
  return sent !== undefined && sameDraft(sent, theirs) ? theirs : base
}

/** Merges what somebody else has saved. What differs from theirs is still to be sent. */
export function withServerStory(state: StoryState, current: Story): StoryState {
  const theirs = draftOf(current)
  const both = merge(commonBase(state, theirs), state.draft, theirs)
  const draft = sameDraft(both.draft, theirs) ? theirs : both.draft
  const conflicts = [...state.conflicts, ...both.conflicts]
  const lost = replacedTexts(state.history, state.draft, draft)
  const still = state.replaced.filter((each) => !isRestored(each, draft))
  const earlier = still.filter((each) => !lost.some((one) => isSamePosition(one, each)))
  const replaced = [...earlier, ...lost.map((each) => ({ ...each, by: undefined }))]
  return { ...state, record: current, base: theirs, draft, sent: undefined, conflicts, replaced }
}

function isSamePosition(one: ReplacedPart, other: ReplacedPart): boolean {
  return one.uid === other.uid && one.field === other.field
}

/** Fills in who has saved since, where that is not known yet. */
export function withAuthors(state: StoryState, by: readonly string[]): StoryState {
  return { ...state, replaced: state.replaced.map((each) => ({ ...each, by: each.by ?? by })) }
}

export function withoutReplaced(state: StoryState, replaced: ReplacedText): StoryState {
  return { ...state, replaced: state.replaced.filter((each) => !isSamePosition(each, replaced)) }
}

/** Puts a replaced text back; the same state when the block that held it is gone. */
export function withReplacedBack(
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
  const back =
    field === undefined && position !== undefined
      ? insertBlock(content, mine as Block, position)
      : setField(content, uid, String(field), mine)
  return back === content ? state : withoutReplaced(withContent(state, back, edit), replaced)
}

/** Replaces facts other than the draft, such as whether it is published. */
export function withRecord(state: StoryState, record: Story): StoryState {
  return { ...state, record }
}

/** After the server made an earlier version the draft: undoing that leads to the draft before. */
export function withRestored(state: StoryState, record: Story, edit: Edit): StoryState {
  const base = draftOf(record)
  return { ...withEdit({ ...state, record }, base, edit), base }
}

export function isUnsaved({ base, draft, sent }: UnsentDraft): boolean {
  return sent !== undefined || base !== draft
}
