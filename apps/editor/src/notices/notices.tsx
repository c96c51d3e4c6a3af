import './notices.css'
import type { Components } from '../api/api.ts'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { findBlock } from '../document/blocks.ts'
import type { Block, Draft } from '../document/json.ts'
import type { MergeConflict } from '../document/merge.ts'
import { joinTexts } from '../document/replaced-texts.ts'
import { LOCALE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import { blockLabel } from '../outline/block-label.ts'
import { describeChangedValue } from '../publishing/value-text.ts'
import type { ReplacedPartWithAuthors } from '../saving/story-state.ts'
import type { StoryStore } from '../saving/story-store.ts'

export function Notices({ storyStore }: { readonly storyStore: StoryStore }) {
  return (
    <div className="notices">
      <ConflictNotice storyStore={storyStore} />
      <ReplacedNotices storyStore={storyStore} />
    </div>
  )
}

function ConflictNotice({ storyStore }: { readonly storyStore: StoryStore }) {
  const { components, navigate } = useEditor()
  const message = useStoryState(storyStore, ({ story }) =>
    describeConflicts(story.conflicts, story.draft, components),
  )
  return (
    <section role="status" aria-label={translate('notices.conflicts')} className="notices-list">
      {message !== '' && (
        <div className="notices-card">
          <p>{message}</p>
          <p className="row-actions">
            <button type="button" onClick={() => navigate({ dialog: 'versions' })}>
              {translate('notices.versions')}
            </button>
            <button type="button" onClick={() => storyStore.dismissConflicts()}>
              {translate('notices.close')}
            </button>
          </p>
        </div>
      )}
    </section>
  )
}

/** Names each field in which both sides differ, and counts the blocks that one side deleted; '' without conflicts. */
export function describeConflicts(
  conflicts: readonly MergeConflict[],
  draft: Draft,
  components: Components,
): string {
  // A field may be in conflict again before the notice is closed.
  const fields = new Map(
    conflicts.flatMap(({ uid, field }) =>
      field === undefined
        ? []
        : [[`${uid} ${field}`, describeField({ uid, field }, draft, components)] as const],
    ),
  )
  const messages: string[] = []
  if (fields.size > 0) {
    const list = new Intl.ListFormat(LOCALE).format(fields.values())
    messages.push(translate('notices.conflict', { count: fields.size, fields: list }))
  }
  const count = (deletedBy: MergeConflict['deletedBy']) =>
    conflicts.filter((conflict) => conflict.deletedBy === deletedBy).length
  const [deletedByColleague, deletedByMe] = [count('colleague'), count('me')]
  if (deletedByColleague > 0)
    messages.push(translate('notices.blockKept', { count: deletedByColleague }))
  if (deletedByMe > 0) messages.push(translate('notices.blockBack', { count: deletedByMe }))
  return messages.join(' ')
}

function describeField(
  { uid, field }: { readonly uid: string; readonly field: string },
  { content }: Draft,
  components: Components,
): string {
  const block = findBlock(content, uid)
  const fallbackLabel = translate(uid === '' ? 'notices.story' : 'notices.missingBlock')
  return translate('notices.fieldOfBlock', {
    field: fieldLabel(uid, field, block, components),
    // Without the block's text, which changes at each keystroke: a screen reader would read the notice again.
    block: block === undefined ? fallbackLabel : blockLabel(block, components).kind,
  })
}

/** Returns a field's label; `uid` is '' for the story's own name and tags. */
function fieldLabel(
  uid: string,
  field: string,
  block: Block | undefined,
  components: Components,
): string {
  if (uid === '') return translate(field === 'name' ? 'notices.nameOfStory' : 'notices.tags')
  const schema = block === undefined ? undefined : components.get(block.component)?.schema
  return schema?.[field]?.display_name ?? field
}

/** Returns a block's type and the text that tells it from others, such as `Call to action: See a demo`. */
function blockName(block: Block, components: Components): string {
  const { kind, text } = blockLabel(block, components)
  return text === '' ? kind : `${kind}: ${text}`
}

/** The person's texts and blocks that others have replaced or deleted, each with buttons to restore or dismiss it. */
function ReplacedNotices({ storyStore }: { readonly storyStore: StoryStore }) {
  const replaced = useStoryState(storyStore, ({ story }) => story.replaced)
  const shownParts = replaced.filter(({ authors }) => authors !== undefined)
  return (
    <section role="status" aria-label={translate('notices.replaced')} className="notices-list">
      {shownParts.map((part) => (
        <ReplacedNotice key={`${part.uid} ${part.field}`} storyStore={storyStore} part={part} />
      ))}
    </section>
  )
}

interface ReplacedNoticeProps {
  readonly storyStore: StoryStore
  readonly part: ReplacedPartWithAuthors
}

function ReplacedNotice({ storyStore, part }: ReplacedNoticeProps) {
  const { components, navigate, me } = useEditor()
  const draft = useStoryState(storyStore, ({ story }) => story.draft)
  const { uid, field, mine, authors = [] } = part
  const authorNames = authors
    .map((name) => (name === me.person.name ? translate('notices.you') : name))
    .join(', ')
  const block = findBlock(draft.content, uid)
  const currentValue =
    uid === '' ? draft[field === 'name' ? 'name' : 'tag_list'] : block?.[field ?? '']
  const { before, after } = describeChangedValue(mine, currentValue)
  const joinedText = field === undefined ? undefined : joinTexts(mine, currentValue)
  return (
    <div className="notices-card">
      {field === undefined ? (
        <p>
          {translate('notices.deletedBlock', {
            who: authorNames || translate('notices.someone'),
            block: blockName(mine as Block, components),
          })}
        </p>
      ) : (
        <>
          <p>
            {translate('notices.replacedField', {
              who: authorNames || translate('notices.someone'),
              field: fieldLabel(uid, field, block, components),
              block:
                block === undefined
                  ? translate('notices.story')
                  : blockLabel(block, components).kind,
            })}
          </p>
          <dl>
            <dt>{translate('notices.yours')}</dt>
            <dd>{before || <em>{translate('notices.empty')}</em>}</dd>
            <dt>{translate('notices.now')}</dt>
            <dd>{after || <em>{translate('notices.empty')}</em>}</dd>
          </dl>
        </>
      )}
      <p className="row-actions">
        {joinedText !== undefined && (
          <button
            type="button"
            className="is-primary"
            onClick={() => storyStore.restoreReplaced({ ...part, mine: joinedText })}
          >
            {translate('notices.keepBoth')}
          </button>
        )}
        <button
          type="button"
          className={joinedText === undefined ? 'is-primary' : ''}
          onClick={() => storyStore.restoreReplaced(part)}
        >
          {translate('notices.bringBack')}
        </button>
        {field !== undefined && (
          <button type="button" onClick={() => navigate({ block: uid || undefined, field })}>
            {translate('notices.show')}
          </button>
        )}
        <button type="button" onClick={() => storyStore.dismissReplaced(part)}>
          {translate('notices.leave')}
        </button>
      </p>
    </div>
  )
}
