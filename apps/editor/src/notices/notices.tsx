import './notices.css'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { findBlock } from '../document/blocks.ts'
import type { Block, Json } from '../document/json.ts'
import type { Conflict } from '../document/merge.ts'
import { joinTexts } from '../document/replaced-texts.ts'
import { translate } from '../messages/messages.ts'
import { blockLabel } from '../outline/block-label.ts'
import { valuePair } from '../publishing/value-text.ts'
import type { OpenStory } from '../saving/open-story.ts'
import type { ReplacedText } from '../saving/story-state.ts'

export function Notices({ open }: { readonly open: OpenStory }) {
  return (
    <div className="notices">
      <ConflictNotice open={open} />
      <ReplacedNotices open={open} />
    </div>
  )
}

function ConflictNotice({ open }: { readonly open: OpenStory }) {
  const { navigate } = useEditor()
  const message = useStoryState(open, ({ story }) => describeConflicts(story.conflicts))
  return (
    <section role="status" aria-label={translate('notices.conflicts')} className="notices-list">
      {message !== '' && (
        <div className="notices-card">
          <p>{message}</p>
          <p className="row-actions">
            <button type="button" onClick={() => navigate({ dialog: 'versions' })}>
              {translate('notices.versions')}
            </button>
            <button type="button" onClick={() => open.dismissConflicts()}>
              {translate('notices.close')}
            </button>
          </p>
        </div>
      )}
    </section>
  )
}

export function describeConflicts(conflicts: readonly Conflict[]): string {
  const count = (deletedBy: Conflict['deletedBy']) =>
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

/** Own texts that others have replaced: where, by whom, and buttons to bring each back. */
function ReplacedNotices({ open }: { readonly open: OpenStory }) {
  const replaced = useStoryState(open, ({ story }) => story.replaced)
  const shown = replaced.filter(({ by }) => by !== undefined)
  return (
    <section role="status" aria-label={translate('notices.replaced')} className="notices-list">
      {shown.map((each) => (
        <ReplacedNotice key={`${each.uid} ${each.field}`} open={open} text={each} />
      ))}
    </section>
  )
}

interface ReplacedNoticeProps {
  readonly open: OpenStory
  readonly text: ReplacedText
}

function ReplacedNotice({ open, text }: ReplacedNoticeProps) {
  const { components, navigate, me } = useEditor()
  const draft = useStoryState(open, ({ story }) => story.draft)
  const { uid, field, mine, by = [] } = text
  const who = by
    .map((name) => (name === me.person.name ? translate('notices.you') : name))
    .join(', ')
  const nameOf = (block: Block) => {
    const { kind, text: summary } = blockLabel(block, components)
    return field === undefined && summary !== '' ? `${kind}: ${summary}` : kind
  }
  const block = findBlock(draft.content, uid)
  const schema = block === undefined ? undefined : components.get(block.component)?.schema
  const label = uid === '' ? storyFieldLabel(field) : (schema?.[field ?? '']?.display_name ?? field)
  const now = uid === '' ? draft[field === 'name' ? 'name' : 'tag_list'] : block?.[field ?? '']
  const both = field === undefined ? undefined : joinTexts(mine, now)
  return (
    <div className="notices-card">
      {field === undefined ? (
        <p>
          {translate('notices.deletedBlock', {
            who: who || translate('notices.someone'),
            block: nameOf(mine as Block),
          })}
        </p>
      ) : (
        <>
          <p>
            {translate('notices.replacedField', {
              who: who || translate('notices.someone'),
              field: label ?? '',
              block: block === undefined ? translate('notices.story') : nameOf(block),
            })}
          </p>
          <BothValues mine={mine} now={now} />
        </>
      )}
      <p className="row-actions">
        {both !== undefined && (
          <button
            type="button"
            className="is-primary"
            onClick={() => open.bringBack({ ...text, mine: both })}
          >
            {translate('notices.keepBoth')}
          </button>
        )}
        <button
          type="button"
          className={both === undefined ? 'is-primary' : ''}
          onClick={() => open.bringBack(text)}
        >
          {translate('notices.bringBack')}
        </button>
        {field !== undefined && (
          <button type="button" onClick={() => navigate({ block: uid || undefined, field })}>
            {translate('notices.show')}
          </button>
        )}
        <button type="button" onClick={() => open.dismiss(text)}>
          {translate('notices.leave')}
        </button>
      </p>
    </div>
  )
}

interface BothValuesProps {
  readonly mine: Json | undefined
  readonly now: Json | undefined
}

function BothValues({ mine, now }: BothValuesProps) {
  const { before, after } = valuePair(mine, now)
  return (
    <dl>
      <dt>{translate('notices.yours')}</dt>
      <dd>{before || <em>{translate('notices.empty')}</em>}</dd>
      <dt>{translate('notices.now')}</dt>
      <dd>{after || <em>{translate('notices.empty')}</em>}</dd>
    </dl>
  )
}

function storyFieldLabel(field: string | undefined): string {
  return field === 'name' ? translate('notices.nameOfStory') : translate('notices.tags')
}
