import { useEffect, useRef, useState } from 'react'
import './preview.css'
import { useEditor } from '../context/editor-context.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { linkPreview, type PreviewLink } from './preview-link.ts'
import { followSignedAddress } from './signed-address.ts'
import { WORDS } from './words.ts'

export interface PreviewProps {
  readonly open: OpenStory
  readonly chosen: string | undefined
  readonly hovered: string | undefined
  readonly width: number | undefined
  readonly onChoose: (storyId: number, uid: string) => void
}

/** The page as visitors will see it, and as it is typed. */
export function Preview({ open, chosen, hovered, width, onChoose }: PreviewProps) {
  const { ask, me } = useEditor()
  const frame = useRef<HTMLIFrameElement>(null)
  const link = useRef<PreviewLink>(undefined)
  const latest = useRef({ chosen, onChoose })
  latest.current = { chosen, onChoose }
  const [address, setAddress] = useState<string>()
  const [fault, setFault] = useState('')
  const { id } = open.shown().story.record

  useEffect(() => {
    const tell = { onAddress: setAddress, onFault: setFault }
    return followSignedAddress({ ask, storyId: id, ...tell })
  }, [ask, id])

  useEffect(() => {
    const element = frame.current
    if (element === null || address === undefined) return
    const story = () => {
      const { record, draft } = open.shown().story
      return { ...record, ...draft }
    }
    let shown = open.shown().story.draft
    const linked = linkPreview(element, new URL(me.preview_url).origin, {
      onReady: () => {
        linked.show(story())
        if (latest.current.chosen !== undefined) linked.choose(id, latest.current.chosen)
      },
      onChoose: ({ storyId, uid }) => latest.current.onChoose(storyId, uid),
    })
    link.current = linked
    const stop = open.subscribe(() => {
      const { draft } = open.shown().story
      if (draft === shown) return
      shown = draft
      linked.show(story())
    })
    return () => {
      stop()
      linked.close()
      link.current = undefined
    }
  }, [open, address, id, me])

  useEffect(() => {
    if (chosen !== undefined) link.current?.choose(id, chosen)
  }, [chosen, id])
  useEffect(() => link.current?.hover(id, hovered), [hovered, id])

  return (
    <div className="preview">
      {fault !== '' && address === undefined && <p role="alert">{WORDS.cannotOpen(fault)}</p>}
      {address !== undefined && (
        <iframe
          ref={frame}
          title={WORDS.preview}
          src={address}
          className="preview-frame"
          style={width === undefined ? {} : { inlineSize: width, flex: 'none' }}
        />
      )}
    </div>
  )
}
