import { useEffect, useRef, useState } from 'react'
import { useEditor, useStory } from '../context/editor-context.ts'
import { useResponse } from '../context/server-state.ts'
import type { Draft } from '../document/json.ts'
import { translate } from '../messages/messages.ts'
import { linkPreview } from '../preview/preview-link.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { draftOf } from '../saving/story-state.ts'
import { ChangeList } from './change-list.tsx'
import { compareDrafts } from './compare-drafts.ts'
import { PagePreview } from './page-preview.tsx'

interface VersionViewProps {
  readonly open: OpenStory
  readonly number: number
  readonly canRestore: boolean
  readonly onRestored: () => void
}

/** One version: its differences from the draft, its preview, and a button to restore it. */
export function VersionView({ open, number, canRestore, onRestored }: VersionViewProps) {
  const { components } = useEditor()
  const { record } = open.state().story
  const draft = useStory(open, ({ story }) => story.draft)
  const [isBusy, setBusy] = useState(false)
  const { body, problem } = useResponse('GET stories/:id/versions/:number', {
    params: { id: record.id, number },
  })
  const [actionProblem, setActionProblem] = useState('')
  if (body === undefined)
    return <p role={problem ? 'alert' : undefined}>{problem || translate('publishing.looking')}</p>
  const version = draftOf(body.version)
  const changes = compareDrafts(version, draft, components)
  const restore = async () => {
    setBusy(true)
    const isDone = await open.restore(number)
    setBusy(false)
    setActionProblem(isDone ? '' : open.state().problem || translate('publishing.notSaved'))
    if (isDone) onRestored()
  }
  return (
    <section className="version-view" aria-label={translate('publishing.version', { number })}>
      {canRestore && changes.length > 0 && (
        <button type="button" className="is-primary" disabled={isBusy} onClick={restore}>
          {translate('publishing.restore')}
        </button>
      )}
      {actionProblem !== '' && <p role="alert">{actionProblem}</p>}
      {changes.length === 0 ? (
        <p>{translate('publishing.sameAsDraft')}</p>
      ) : (
        <ChangeList changes={changes} />
      )}
      <VersionFrame
        open={open}
        draft={version}
        title={translate('publishing.version', { number })}
      />
    </section>
  )
}

interface VersionFrameProps {
  readonly open: OpenStory
  readonly draft: Draft
  readonly title: string
}

/** Preview of this version, beside the draft. The frame shows whatever draft it is sent. */
function VersionFrame({ open, draft, title }: VersionFrameProps) {
  const { me } = useEditor()
  const frame = useRef<HTMLIFrameElement>(null)
  const { record } = open.state().story
  const { body } = useResponse('GET stories/:id/preview', { params: { id: record.id } })
  const story = useRef({ ...record, ...draft })
  useEffect(() => {
    if (frame.current === null || body === undefined) return
    const link = linkPreview(frame.current, new URL(me.preview_url).origin, {
      staysOnPage: true,
      onReady: () => link.show(story.current),
      onChoose: () => undefined,
    })
    return link.close
  }, [me, body])
  if (body === undefined) return null
  return (
    <div className="side-by-side">
      <PagePreview ref={frame} title={title} src={body.url} />
      <PagePreview title={translate('publishing.draftNow')} src={body.url} />
    </div>
  )
}
