import { useEffect, useRef, useState } from 'react'
import './preview.css'
import type { PreviewLocation } from '@prospectus/protocol/management/story'
import { hasPage } from '../api/api.ts'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { type ClickedBlock, connectPreview, type PreviewConnection } from './preview-connection.ts'
import { createPreviewRequest, kindOf } from './preview-request.ts'
import { followSignedAddress } from './signed-address.ts'

export interface PreviewProps {
  readonly storyStore: StoryStore
  readonly selectedUid: string | undefined
  readonly hoveredUid: string | undefined
  /** In pixels; undefined for all of the space. */
  readonly width: number | undefined
  readonly onSelect: (block: ClickedBlock) => void
}

export function Preview({ storyStore, selectedUid, hoveredUid, width, onSelect }: PreviewProps) {
  const { request, me, components } = useEditor()
  const frame = useRef<HTMLIFrameElement>(null)
  const connection = useRef<PreviewConnection>(undefined)
  const latest = useRef({ selectedUid, onSelect })
  latest.current = { selectedUid, onSelect }
  const [previewLocation, setPreviewLocation] = useState<PreviewLocation>()
  const [problem, setProblem] = useState('')
  const [frameKey, setFrameKey] = useState(0)
  const loadCount = useRef(0)
  const { id } = storyStore.state().story.record
  const followsEdits = previewLocation?.follows ?? true
  // A preview that cannot show unsaved edits is loaded again after each save.
  const savedVersion = useStoryState(storyStore, ({ story }) =>
    followsEdits ? 0 : story.record.version,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version needs another preview
  useEffect(() => {
    const onLocation = (next: PreviewLocation) => {
      // A loaded page gets the new signature only: loading it again would lose its scroll position.
      const isRenewed = next.follows && connection.current?.renewSignature(new URL(next.url).search)
      if (isRenewed !== true) setPreviewLocation(next)
    }
    const { component } = storyStore.state().story.draft.content
    return followSignedAddress({
      request,
      previewRequest: createPreviewRequest(id, component, hasPage(components.get(component))),
      onLocation,
      onProblem: setProblem,
    })
  }, [request, components, id, storyStore, savedVersion])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key makes a new frame
  useEffect(() => {
    loadCount.current = 0
    const element = frame.current
    if (element === null || previewLocation?.follows !== true) return
    const currentStory = () => {
      const { record, draft } = storyStore.state().story
      return { ...record, ...draft }
    }
    let sentDraft = storyStore.state().story.draft
    const newConnection = connectPreview(element, new URL(me.preview_url).origin, {
      staysOnPage: !isSettings(storyStore),
      onReady: () => {
        newConnection.show(currentStory())
        if (latest.current.selectedUid !== undefined)
          newConnection.select(id, latest.current.selectedUid)
      },
      onSelect: (block) => latest.current.onSelect(block),
    })
    connection.current = newConnection
    const unsubscribe = storyStore.subscribe(() => {
      const { draft } = storyStore.state().story
      if (draft === sentDraft) return
      sentDraft = draft
      newConnection.show(currentStory())
    })
    return () => {
      unsubscribe()
      newConnection.close()
      connection.current = undefined
    }
  }, [storyStore, previewLocation, id, me, frameKey])

  useEffect(() => {
    if (selectedUid === undefined) return
    // After a second load the frame shows another page: a new frame brings the story's page back.
    if (loadCount.current > 1 && !isSettings(storyStore)) setFrameKey((before) => before + 1)
    else connection.current?.select(id, selectedUid)
  }, [selectedUid, id, storyStore])
  useEffect(() => connection.current?.hover(id, hoveredUid), [hoveredUid, id])

  return (
    <div className="preview">
      {problem !== '' && previewLocation === undefined && (
        <p role="alert">{translate('preview.cannotOpen', { why: problem })}</p>
      )}
      {previewLocation?.follows === false && (
        <p className="preview-note">{translate('preview.showsSaved')}</p>
      )}
      {previewLocation !== undefined && (
        <iframe
          key={`${frameKey} ${previewLocation.url}`}
          ref={frame}
          onLoad={() => {
            loadCount.current += 1
          }}
          title={translate('preview.preview')}
          src={previewLocation.url}
          // Scripts and forms run only in a page that follows the editor.
          sandbox={previewLocation.follows ? undefined : 'allow-same-origin'}
          className="preview-frame"
          style={width === undefined ? {} : { inlineSize: width, flex: 'none' }}
        />
      )}
    </div>
  )
}

/** True for settings. They appear on every page, so their preview may navigate. */
function isSettings(storyStore: StoryStore): boolean {
  return kindOf(storyStore.state().story.draft.content.component) === 'settings'
}
