import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { useEffect, useRef } from 'react'
import { hasPage } from '../api/api.ts'
import { type EditorUrlState, useEditor, useStoryState } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import { PresenceList } from '../presence/presence-list.tsx'
import { PublishButtons } from '../publishing/publish-buttons.tsx'
import type { OpenStory } from '../saving/open-story.ts'
import { scrollToPart } from './scroll-to-part.ts'
import { useUndoKeys } from './use-keys.ts'

interface TopBarProps {
  readonly openStory: OpenStory
  /** Width of the preview in pixels; undefined for all of the space. */
  readonly width: number | undefined
  readonly onWidth: (width: number | undefined) => void
  readonly onPublished: () => void
  readonly urlState: Pick<EditorUrlState, 'dialog' | 'version'>
  readonly saveMessage: string
}

/** Widths of the preview in pixels, each with its label and title. */
const WIDTHS = [
  [390, translate('workspace.phone'), '390 px'],
  [768, translate('workspace.tablet'), '768 px'],
  [1440, translate('workspace.desktop'), '1440 px'],
  [undefined, translate('workspace.free'), translate('workspace.freeHint')],
] as const

export function TopBar({
  openStory,
  width,
  onWidth,
  onPublished,
  urlState,
  saveMessage,
}: TopBarProps) {
  const name = useStoryState(openStory, ({ story }) => story.draft.name)
  const undoLabel = useStoryState(openStory, ({ story }) => story.history.done.at(-1)?.label)
  const redoLabel = useStoryState(openStory, ({ story }) => story.history.undone.at(-1)?.label)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => scrollToPart(bar.current), [])
  useUndoKeys(openStory)
  return (
    <header ref={bar} className="workspace-bar">
      <h1 className="bar-title one-line">
        {name} <PublicAddress openStory={openStory} />
      </h1>
      <SaveStatus openStory={openStory} />
      <span className="bar-space" />
      <PresenceList saveMessage={saveMessage} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its legend differently */}
      <div role="group" aria-label={translate('workspace.previewWidth')} className="bar-widths">
        {WIDTHS.map(([option, label, title]) => (
          <button
            key={label}
            type="button"
            title={title}
            aria-pressed={width === option}
            onClick={() => onWidth(option)}
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={translate('workspace.undo')}
        title={
          undoLabel === undefined
            ? translate('workspace.undo')
            : translate('workspace.undoStep', { step: undoLabel })
        }
        disabled={undoLabel === undefined}
        onClick={() => openStory.undo()}
      >
        ↶
      </button>
      <button
        type="button"
        aria-label={translate('workspace.redo')}
        title={
          redoLabel === undefined
            ? translate('workspace.redo')
            : translate('workspace.redoStep', { step: redoLabel })
        }
        disabled={redoLabel === undefined}
        onClick={() => openStory.redo()}
      >
        ↷
      </button>
      <PublishButtons openStory={openStory} urlState={urlState} onDone={onPublished} />
    </header>
  )
}

function PublicAddress({ openStory }: { readonly openStory: OpenStory }) {
  const { me, components } = useEditor()
  const record = useStoryState(openStory, ({ story }) => story.record)
  const isPage = useStoryState(openStory, ({ story }) =>
    hasPage(components.get(story.draft.content.component)),
  )
  const path = canonicalPath(record.full_slug, record.is_startpage === true)
  if (!record.published || !isPage) return <span className="quiet">{path}</span>
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

/** Shows whether the draft is saved and, once it is, whether visitors see it. */
function SaveStatus({ openStory }: { readonly openStory: OpenStory }) {
  const saveState = useStoryState(openStory, (state) => state.saveState)
  const problem = useStoryState(openStory, (state) => state.problem)
  const visibility = useStoryState(openStory, ({ story: { record } }) => {
    if (!record.published) return 'draft'
    return record.unpublished_changes ? 'changed' : 'published'
  })
  return (
    <>
      <span
        role="status"
        aria-label={translate('workspace.saveState')}
        className={`save-state is-${saveState}`}
      >
        {translate(`workspace.save.${saveState}`)}
      </span>
      <span role="status" className="quiet seen-state one-line">
        {saveState === 'saved' && translate(`workspace.seen.${visibility}`)}
      </span>
      {problem !== '' && saveState !== 'saved' && (
        <span role="alert" className="save-fault one-line">
          {problem}
          {saveState === 'not-saved' && ` ${translate('workspace.keptHere')}`}
        </span>
      )}
    </>
  )
}
