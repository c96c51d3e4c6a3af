import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { useEffect, useRef } from 'react'
import { hasPage } from '../api/api.ts'
import { type EditorUrlState, useEditor, useStoryState } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import { PresenceList } from '../presence/presence-list.tsx'
import { PublishButtons } from '../publishing/publish-buttons.tsx'
import type { StoryStore } from '../saving/story-store.ts'
import { scrollToPart } from './scroll-to-part.ts'
import { useUndoKeys } from './use-keys.ts'

interface TopBarProps {
  readonly storyStore: StoryStore
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
  storyStore,
  width,
  onWidth,
  onPublished,
  urlState,
  saveMessage,
}: TopBarProps) {
  const name = useStoryState(storyStore, ({ story }) => story.draft.name)
  const undoLabel = useStoryState(storyStore, ({ story }) => story.history.undoStack.at(-1)?.label)
  const redoLabel = useStoryState(storyStore, ({ story }) => story.history.redoStack.at(-1)?.label)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => scrollToPart(bar.current), [])
  useUndoKeys(storyStore)
  return (
    <header ref={bar} className="workspace-bar">
      <h1 className="bar-title one-line">
        {name} <PublicAddress storyStore={storyStore} />
      </h1>
      <SaveStatus storyStore={storyStore} />
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
        onClick={() => storyStore.undo()}
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
        onClick={() => storyStore.redo()}
      >
        ↷
      </button>
      <PublishButtons storyStore={storyStore} urlState={urlState} onDone={onPublished} />
    </header>
  )
}

function PublicAddress({ storyStore }: { readonly storyStore: StoryStore }) {
  const { me, components } = useEditor()
  const record = useStoryState(storyStore, ({ story }) => story.record)
  const isPage = useStoryState(storyStore, ({ story }) =>
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
function SaveStatus({ storyStore }: { readonly storyStore: StoryStore }) {
  const saveState = useStoryState(storyStore, (state) => state.saveState)
  const problem = useStoryState(storyStore, (state) => state.problem)
  const visibility = useStoryState(storyStore, ({ story: { record } }) => {
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
          {saveState === 'not-saved' && ` ${translate('workspace.savedInBrowser')}`}
        </span>
      )}
    </>
  )
}
