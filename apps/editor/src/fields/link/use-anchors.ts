import { useEffect, useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import type { Json } from '../../document/json.ts'
import { storiesByUuid } from '../../stories/find-stories.ts'
import { type Anchor, anchorsIn } from './anchors.ts'

const NONE: readonly Anchor[] = []

/** The places on a story that a link can lead to. Nothing is asked for before `isWanted`. */
export function useAnchors(uuid: string, isWanted: boolean): readonly Anchor[] {
  const { ask, components } = useEditor()
  const [known, setKnown] = useState({ uuid: '', anchors: NONE })
  const isKnown = known.uuid === uuid
  useEffect(() => {
    if (!isWanted || uuid === '' || isKnown) return
    let isGone = false
    const read = async () => {
      const [found] = await storiesByUuid(ask, [uuid])
      if (found === undefined) return
      const { body } = await ask<{ story?: { readonly content?: Json } }>(`GET stories/${found.id}`)
      if (!isGone) setKnown({ uuid, anchors: anchorsIn(body.story?.content ?? null, components) })
    }
    void read()
    return () => {
      isGone = true
    }
  }, [ask, components, uuid, isWanted, isKnown])
  return isKnown ? known.anchors : NONE
}
