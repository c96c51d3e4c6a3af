import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { useEffect, useRef } from 'react'
import { type Address, useEditor, useStoryState } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import { PresenceList } from '../presence/presence-list.tsx'
import { PublishButtons } from '../publishing/publish-buttons.tsx'
import type { OpenStory } from '../saving/open-story.ts'
import { showBelow } from './show-below.ts'
import { useUndoKeys } from './use-keys.ts'

interface TopBarProps {
  readonly open: OpenStory
  readonly width: number | undefined
  readonly onWidth: (width: number | undefined) => void
  readonly onPublished: () => void
  readonly address: Pick<Address, 'dialog' | 'version'>
  readonly saved: string
}

const WIDTHS = [
  [390, translate('workspace.phone'), '390 px'],
  [768, translate('workspace.tablet'), '768 px'],
  [1440, translate('workspace.desktop'), '1440 px'],
  [undefined, translate('workspace.free'), translate('workspace.freeHint')],
] as const

export function TopBar({ open, width, onWidth, onPublished, address, saved }: TopBarProps) {
  const name = useStoryState(open, ({ story }) => story.draft.name)
  const undo = useStoryState(open, ({ story }) => story.history.done.at(-1)?.label)
  const redo = useStoryState(open, ({ story }) => story.history.undone.at(-1)?.label)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => showBelow(bar.current), [])
  useUndoKeys(open)
  return (
    <header ref={bar} className="workspace-bar">
      <h1 className="bar-title">
        {name} <PublicAddress open={open} />
      </h1>
      <SaveState open={open} />
      <span className="bar-space" />
      <PresenceList saved={saved} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its legend differently */}
      <div role="group" aria-label={translate('workspace.previewWidth')} className="bar-widths">
        {WIDTHS.map(([wide, label, hint]) => (
          <button
            key={label}
            type="button"
            title={hint}
            aria-pressed={width === wide}
            onClick={() => onWidth(wide)}
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={translate('workspace.undo')}
        title={
          undo === undefined
            ? translate('workspace.undo')
            : translate('workspace.undoStep', { step: undo })
        }
        disabled={undo === undefined}
        onClick={() => open.undo()}
      >
        ↶
      </button>
      <button
        type="button"
        aria-label={translate('workspace.redo')}
        title={
          redo === undefined
            ? translate('workspace.redo')
            : translate('workspace.redoStep', { step: redo })
        }
        disabled={redo === undefined}
        onClick={() => open.redo()}
      >
        ↷
      </button>
      <PublishButtons open={open} address={address} onDone={onPublished} />
    </header>
  )
}

function PublicAddress({ open }: { readonly open: OpenStory }) {
  const { me, components } = useEditor()
  const slug = useStoryState(open, ({ story }) => story.record.full_slug)
  const isStart = useStoryState(open, ({ story }) => story.record.is_startpage === true)
  const isPublished = useStoryState(open, ({ story }) => story.record.published)
  const hasPage = useStoryState(open, ({ story }) => {
    const component = components.get(story.draft.content.component)
    return component?.schema.seo !== undefined
  })
  const path = canonicalPath(slug, isStart)
  if (!isPublished || !hasPage) return <span className="quiet">{path}</span>
  return (
    <a
      className="quiet"
      href={`${me.site_url}${path}`}
      target="_blank"
      rel="noreferrer"
      title={translate('workspace.seePublished')}
    >
      {path} ↗
    </a>
  )
}

/** Shows whether the draft is saved, and whether visitors see it; claims nothing that is not known. */
function SaveState({ open }: { readonly open: OpenStory }) {
  const save = useStoryState(open, (shown) => shown.save)
  const problem = useStoryState(open, (shown) => shown.problem)
  const visibility = useStoryState(open, ({ story: { record } }) => {
    if (!record.published) return 'draft'
    return record.unpublished_changes ? 'changed' : 'published'
  })
  return (
    <>
      <span
        role="status"
        aria-label={translate('workspace.saveState')}
        className={`save-state is-${save}`}
      >
        {translate(`workspace.save.${save}`)}
      </span>
      <span role="status" className="quiet seen-state">
        {save === 'saved' && translate(`workspace.seen.${visibility}`)}
      </span>
      {problem !== '' && save !== 'saved' && (
        <span role="alert" className="save-fault">
          {problem}
          {save === 'not-saved' && ` ${translate('workspace.keptHere')}`}
        </span>
      )}
    </>
  )
}
