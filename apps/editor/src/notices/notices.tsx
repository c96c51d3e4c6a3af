import './notices.css'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { findBlock } from '../document/blocks.ts'
import type { Block } from '../document/json.ts'
import type { MergeConflict } from '../document/merge.ts'
import { joinTexts } from '../document/replaced-texts.ts'
import { translate } from '../messages/messages.ts'
import { blockLabel } from '../outline/block-label.ts'
import { describeChangedValue } from '../publishing/value-text.ts'
import type { OpenStory } from '../saving/open-story.ts'
import type { ReplacedText } from '../saving/story-state.ts'

export function Notices({ openStory }: { readonly openStory: OpenStory }) {
  return (
    <div className="notices">
      <ConflictNotice openStory={openStory} />
      <ReplacedNotices openStory={openStory} />
    </div>
  )
}

function ConflictNotice({ openStory }: { readonly openStory: OpenStory }) {
  const { navigate } = useEditor()
  const message = useStoryState(openStory, ({ story }) => describeConflicts(story.conflicts))
  return (
    <section role="status" aria-label={translate('notices.conflicts')} className="notices-list">
      {message !== '' && (
        <div className="notices-card">
          <p>{message}</p>
          <p className="row-actions">
            <button type="button" onClick={() => navigate({ dialog: 'versions' })}>
              {translate('notices.versions')}
            </button>
            <button type="button" onClick={() => openStory.dismissConflicts()}>
              {translate('notices.close')}
            </button>
          </p>
        </div>
      )}
    </section>
  )
}

export function describeConflicts(conflicts: readonly MergeConflict[]): string {
  const count = (deletedBy: MergeConflict['deletedBy']) =>
    conflicts.filter((conflict) => conflict.deletedBy === deletedBy).length
  const messages = [
    [count(undefined), 'notices.conflict'],
    [count('colleague'), 'notices.blockKept'],
    [count('me'), 'notices.blockBack'],
  ] as const
  return messages
    .flatMap(([count, key]) => (count === 0 ? [] : [translate(key, { count })]))
    .join(' ')
}

/** The person's texts that others have replaced, each with buttons to restore or dismiss it. */
function ReplacedNotices({ openStory }: { readonly openStory: OpenStory }) {
  const replaced = useStoryState(openStory, ({ story }) => story.replaced)
  const shownTexts = replaced.filter(({ authors }) => authors !== undefined)
  return (
    <section role="status" aria-label={translate('notices.replaced')} className="notices-list">
      {shownTexts.map((text) => (
        <ReplacedNotice key={`${text.uid} ${text.field}`} openStory={openStory} text={text} />
      ))}
    </section>
  )
}

interface ReplacedNoticeProps {
  readonly openStory: OpenStory
  readonly text: ReplacedText
}

function ReplacedNotice({ openStory, text }: ReplacedNoticeProps) {
  const { components, navigate, me } = useEditor()
  const draft = useStoryState(openStory, ({ story }) => story.draft)
  const { uid, field, mine, authors = [] } = text
  const authorNames = authors
    .map((name) => (name === me.person.name ? translate('notices.you') : name))
    .join(', ')
  const nameOf = (block: Block) => {
    const { kind, text: summary } = blockLabel(block, components)
    return field === undefined && summary !== '' ? `${kind}: ${summary}` : kind
  }
  const block = findBlock(draft.content, uid)
  const schema = block === undefined ? undefined : components.get(block.component)?.schema
  const storyLabel = field === 'name' ? translate('notices.nameOfStory') : translate('notices.tags')
  const label = uid === '' ? storyLabel : (schema?.[field ?? '']?.display_name ?? field)
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
            block: nameOf(mine as Block),
          })}
        </p>
      ) : (
        <>
          <p>
            {translate('notices.replacedField', {
              who: authorNames || translate('notices.someone'),
              field: label ?? '',
              block: block === undefined ? translate('notices.story') : nameOf(block),
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
            onClick={() => openStory.restoreText({ ...text, mine: joinedText })}
          >
            {translate('notices.keepBoth')}
          </button>
        )}
        <button
          type="button"
          className={joinedText === undefined ? 'is-primary' : ''}
          onClick={() => openStory.restoreText(text)}
        >
          {translate('notices.bringBack')}
        </button>
        {field !== undefined && (
          <button type="button" onClick={() => navigate({ block: uid || undefined, field })}>
            {translate('notices.show')}
          </button>
        )}
        <button type="button" onClick={() => openStory.dismissReplaced(text)}>
          {translate('notices.leave')}
        </button>
      </p>
    </div>
  )
}
