import { useEffect, useRef, useState } from 'react'
import './preview.css'
import type { PreviewLocation } from '@prospectus/protocol/management/story'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { kindOf, previewRequest } from './last-page.ts'
import { type ClickedBlock, linkPreview, type PreviewLink } from './preview-link.ts'
import { followSignedAddress } from './signed-address.ts'

export interface PreviewProps {
  readonly open: OpenStory
  readonly chosen: string | undefined
  readonly hovered: string | undefined
  readonly width: number | undefined
  readonly onChoose: (block: ClickedBlock) => void
}

export function Preview({ open, chosen, hovered, width, onChoose }: PreviewProps) {
  const { request, me } = useEditor()
  const frame = useRef<HTMLIFrameElement>(null)
  const link = useRef<PreviewLink>(undefined)
  const latest = useRef({ chosen, onChoose })
  latest.current = { chosen, onChoose }
  const [location, setLocation] = useState<PreviewLocation>()
  const [problem, setProblem] = useState('')
  const [frameKey, setFrameKey] = useState(0)
  const loads = useRef(0)
  const { id } = open.state().story.record
  const follows = location?.follows ?? true
  // A preview that cannot follow typing shows the saved draft, and is loaded again after each save.
  const savedVersion = useStoryState(open, ({ story }) => (follows ? 0 : story.record.version))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version needs another preview
  useEffect(() => {
    const onLocation = (next: PreviewLocation) => {
      // A loaded page gets the new signature only: loading it again would lose its scroll position.
      const isRenewed = next.follows && link.current?.renewSignature(new URL(next.url).search)
      if (isRenewed !== true) setLocation(next)
    }
    const signedRequest = previewRequest(id, open.state().story.draft.content.component)
    return followSignedAddress({
      request,
      target: signedRequest,
      onLocation,
      onProblem: setProblem,
    })
  }, [request, id, open, savedVersion])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key makes a new frame
  useEffect(() => {
    loads.current = 0
    const element = frame.current
    if (element === null || location?.follows !== true) return
    const story = () => {
      const { record, draft } = open.state().story
      return { ...record, ...draft }
    }
    let shown = open.state().story.draft
    const newLink = linkPreview(element, new URL(me.preview_url).origin, {
      staysOnPage: !isSettings(open),
      onReady: () => {
        newLink.show(story())
        if (latest.current.chosen !== undefined) newLink.choose(id, latest.current.chosen)
      },
      onChoose: (block) => latest.current.onChoose(block),
    })
    link.current = newLink
    const stop = open.subscribe(() => {
      const { draft } = open.state().story
      if (draft === shown) return
      shown = draft
      newLink.show(story())
    })
    return () => {
      stop()
      newLink.close()
      link.current = undefined
    }
  }, [open, location, id, me, frameKey])

  useEffect(() => {
    if (chosen === undefined) return
    // After a second load the frame shows another page: choosing a block brings the story's page back.
    if (loads.current > 1 && !isSettings(open)) setFrameKey((before) => before + 1)
    else link.current?.choose(id, chosen)
  }, [chosen, id, open])
  useEffect(() => link.current?.hover(id, hovered), [hovered, id])

  return (
    <div className="preview">
      {problem !== '' && location === undefined && (
        <p role="alert">{translate('preview.cannotOpen', { why: problem })}</p>
      )}
      {location?.follows === false && (
        <p className="preview-note">{translate('preview.showsSaved')}</p>
      )}
      {location !== undefined && (
        <iframe
          key={`${frameKey} ${location.url}`}
          ref={frame}
          onLoad={() => {
            loads.current += 1
          }}
          title={translate('preview.preview')}
          src={location.url}
          // Forms and scripts of a draft that is only shown must not run.
          sandbox={location.follows ? undefined : 'allow-same-origin'}
          className="preview-frame"
          style={width === undefined ? {} : { inlineSize: width, flex: 'none' }}
        />
      )}
    </div>
  )
}

/** Settings are shown around any page, so the preview may go from page to page. */
function isSettings(open: OpenStory): boolean {
  return kindOf(open.state().story.draft.content.component) === 'settings'
}
