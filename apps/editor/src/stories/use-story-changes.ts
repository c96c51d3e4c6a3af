import { useMemo, useState } from 'react'
import type { StoryRecord } from '../api/api.ts'
import { useEditor } from '../context/editor-context.ts'
import { newUid } from '../document/new-uid.ts'
import { LANGUAGE } from '../language/language.ts'
import { WORDS } from './words.ts'

/** What has just happened to a story, and a way to undo it. */
export interface Notice {
  readonly words: string
  readonly undo?: () => void
}

export interface NewStory {
  readonly name: string
  readonly slug: string
  readonly parent: number
  /** The id of what it begins as a copy of. */
  readonly template?: string
  /** Of a story that begins empty; without either it is a folder. */
  readonly component?: string | undefined
}

export interface StoryChanges {
  /** Answers with what is wrong, if anything is. */
  readonly create: (story: NewStory) => Promise<string>
  /** Answers with what is wrong, if anything is. */
  readonly duplicate: (
    id: number,
    given: { readonly name: string; readonly slug: string },
  ) => Promise<string>
  readonly remove: (id: number, name: string) => Promise<void>
  readonly moveTo: (id: number, folder: number) => Promise<string>
}

/** Creates, copies, moves and deletes stories; a deleted one can be brought back. */
export function useStoryChanges(refresh: () => void, chosen: number | undefined) {
  const { ask, go } = useEditor()
  const [notice, tell] = useState<Notice>()
  const changes = useMemo((): StoryChanges => {
    const show = (storyId: number | undefined) =>
      go({ storyId, block: undefined, field: undefined })
    const done = ({ fault }: { readonly fault: string }, words: string) => {
      tell({ words: fault || words })
      refresh()
      return fault
    }
    return {
      create: async ({ name, slug, parent, template, component }) => {
        const content = component && { component, _uid: newUid() }
        const story = {
          name,
          slug,
          parent_id: parent,
          ...(template ? { template } : content ? { content } : { is_folder: true }),
        }
        // What a bundled template says is in the language of the editor.
        const path = `POST stories?language=${LANGUAGE}`
        const answer = await ask<{ story: StoryRecord }>(path, { body: { story } })
        if (answer.fault !== '') return answer.fault
        if (template || content) show(answer.body.story.id)
        return done(answer, WORDS.made(name))
      },
      duplicate: async (id, given) => {
        const answer = await ask<{ story: StoryRecord }>(`POST stories/${id}/duplicate`, {
          body: { story: given },
        })
        if (answer.fault !== '') return answer.fault
        show(answer.body.story.id)
        return done(answer, WORDS.isCopy)
      },
      remove: async (id, name) => {
        const answer = await ask(`DELETE stories/${id}`)
        if (done(answer, '') !== '') return
        if (id === chosen) show(undefined)
        const undo = async () => {
          const back = await ask(`POST stories/${id}/undelete`)
          if (back.fault === '' && id === chosen) show(id)
          done(back, WORDS.isBack(name))
        }
        tell({ words: WORDS.deleted(name), undo: () => void undo() })
      },
      moveTo: async (id, folder) => {
        const body = { story: { parent_id: folder } }
        return done(await ask(`PUT stories/${id}/move`, { body }), WORDS.movedThere)
      },
    }
  }, [ask, go, refresh, chosen])
  return { notice, changes }
}
