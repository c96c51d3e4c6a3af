import type { Story } from '@prospectus/protocol/management/story'
import { insertBlock, setField } from '../document/edit.ts'
import {
  type Edit,
  type History,
  NO_HISTORY,
  noted,
  redo,
  type Stepped,
  undo,
} from '../document/history.ts'
import { type Block, type Draft, sameDraft } from '../document/json.ts'
import { type Clash, merge } from '../document/merge.ts'
import { repairedContent } from '../document/repair-uids.ts'
import { isThere, type Replaced, replacedWords } from '../document/replaced-words.ts'

/** One story that is open: what is known of it, and what is typed. It is never changed in place. */
export interface StoryState {
  /** The story as the server last told it, apart from its draft. */
  readonly record: Story
  /** The draft that server and editor last agreed on. */
  readonly base: Draft
  readonly draft: Draft
  /** A draft that was sent, while nobody knows what became of it: an answer can be lost after a save. */
  readonly sent?: Draft | undefined
  readonly history: History
  /** Where a colleague has written in the same place, since the story was opened. */
  readonly clashes: readonly Clash[]
  /** What was written here and saved, and a colleague has replaced since. */
  readonly replaced: readonly ReplacedBy[]
}

export interface ReplacedBy extends Replaced {
  /** Undefined until it is known. */
  readonly by: readonly string[] | undefined
}

/** The draft in a story of the server. */
export function draftOf(story: Pick<Story, 'name' | 'tag_list' | 'content'>): Draft {
  const { name, tag_list, content } = story
  return { name, tag_list, content: repairedContent(content, 'page') }
}

/** Words that were typed here earlier and did not get to the server. */
export interface Unsent {
  readonly base: Draft
  readonly draft: Draft
  readonly sent?: Draft | undefined
}

/** A story with all that was left unsent of it, by one page after the other. */
export function openedStory(record: Story, unsent: readonly Unsent[]): StoryState {
  const base = draftOf(record)
  let draft = base
  const clashes: Clash[] = []
  for (const left of unsent) {
    const both = merge(agreed(left, base), left.draft, draft)
    draft = both.draft
    clashes.push(...both.clashes)
  }
  return { record, base, draft, history: NO_HISTORY, clashes, replaced: [] }
}

export function withEdit(state: StoryState, draft: Draft, edit: Edit): StoryState {
  if (draft === state.draft) return state
  return { ...state, draft, history: noted(state.history, state.draft, draft, edit) }
}

export function withContent(state: StoryState, content: Block, edit: Edit): StoryState {
  return content === state.draft.content
    ? state
    : withEdit(state, { ...state.draft, content }, edit)
}

export function undone(state: StoryState): StoryState {
  return stepped(state, undo(state.history, state.draft))
}

export function redone(state: StoryState): StoryState {
  return stepped(state, redo(state.history, state.draft))
}

function stepped(state: StoryState, step: Stepped | undefined): StoryState {
  return step === undefined ? state : { ...state, draft: step.draft, history: step.history }
}

/** After a save: what was sent is the new base. What was typed meanwhile stays. */
export function saved(state: StoryState, sent: Draft, record: Story): StoryState {
  return { ...state, record, base: sent, sent: undefined }
}

/**
 * The draft that both sides last agreed on. Where the server has what was sent from here, that was kept, though
 * its answer never came: it is no change of a colleague's.
 */
function agreed({ base, sent }: Unsent, theirs: Draft): Draft {
  return sent !== undefined && sameDraft(sent, theirs) ? theirs : base
}

/** After somebody else has saved: both are joined. What is not in theirs is still to be sent. */
export function joined(state: StoryState, current: Story): StoryState {
  const theirs = draftOf(current)
  const both = merge(agreed(state, theirs), state.draft, theirs)
  const draft = sameDraft(both.draft, theirs) ? theirs : both.draft
  const clashes = [...state.clashes, ...both.clashes]
  const lost = replacedWords(state.history, state.draft, draft)
  const still = state.replaced.filter((told) => !isThere(told, draft))
  const earlier = still.filter((told) => !lost.some((one) => isSamePlace(one, told)))
  const replaced = [...earlier, ...lost.map((each) => ({ ...each, by: undefined }))]
  return { ...state, record: current, base: theirs, draft, sent: undefined, clashes, replaced }
}

function isSamePlace(one: Replaced, other: Replaced): boolean {
  return one.uid === other.uid && one.field === other.field
}

/** When it is known who has saved, what they have replaced is told as theirs. */
export function toldWho(state: StoryState, by: readonly string[]): StoryState {
  return { ...state, replaced: state.replaced.map((each) => ({ ...each, by: each.by ?? by })) }
}

/** What was replaced is told no longer. */
export function dismissed(state: StoryState, told: ReplacedBy): StoryState {
  return { ...state, replaced: state.replaced.filter((each) => !isSamePlace(each, told)) }
}

/** The story with what was replaced in it again; the same when the block that held it is gone by now. */
export function broughtBack(state: StoryState, told: ReplacedBy, edit: Edit): StoryState {
  const { uid, field, mine, place } = told
  const { content } = state.draft
  if (uid === '') {
    return dismissed(withEdit(state, { ...state.draft, [String(field)]: mine }, edit), told)
  }
  const back =
    field === undefined && place !== undefined
      ? insertBlock(content, mine as Block, place)
      : setField(content, uid, String(field), mine)
  return back === content ? state : dismissed(withContent(state, back, edit), told)
}

/** Facts that changed without the draft, such as whether it is published. */
export function withRecord(state: StoryState, record: Story): StoryState {
  return { ...state, record }
}

/** After an earlier version was made the draft on the server: one step back leads to what was there before. */
export function restored(state: StoryState, record: Story, edit: Edit): StoryState {
  const base = draftOf(record)
  return { ...withEdit({ ...state, record }, base, edit), base }
}

export function isUnsaved({ base, draft, sent }: StoryState): boolean {
  return sent !== undefined || base !== draft
}
