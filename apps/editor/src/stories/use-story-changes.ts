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

export interface StoryCopy {
  readonly name: string
  readonly slug: string
  readonly parent: number
  /** Whether the copy translates the story. */
  readonly translation: boolean
}

export interface StoryChanges {
  /** Answers with what is wrong, if anything is. */
  readonly create: (story: NewStory) => Promise<string>
  /** Answers with what is wrong, if anything is. */
  readonly duplicate: (id: number, given: StoryCopy) => Promise<string>
  readonly remove: (id: number, name: string) => Promise<void>
  /** Without a slug it keeps its own. Answers with what is wrong, if anything is. */
  readonly moveTo: (id: number, folder: number, slug: string | undefined) => Promise<string>
  /** Brings a deleted story back. Answers with what is wrong, if anything is. */
  readonly bringBack: (id: number, name: string) => Promise<string>
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
    const changes: StoryChanges = {
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
      duplicate: async (id, { parent, ...given }) => {
        const answer = await ask<{ story: StoryRecord }>(`POST stories/${id}/duplicate`, {
          body: { story: { ...given, parent_id: parent } },
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
          if ((await changes.bringBack(id, name)) === '' && id === chosen) show(id)
        }
        tell({ words: WORDS.deleted(name), undo: () => void undo() })
      },
      bringBack: async (id, name) =>
        done(await ask(`POST stories/${id}/undelete`), WORDS.isBack(name)),
      moveTo: async (id, folder, slug) => {
        const body = { story: { parent_id: folder, ...(slug !== undefined && { slug }) } }
        return done(await ask(`PUT stories/${id}/move`, { body }), WORDS.movedThere)
      },
    }
    return changes
  }, [ask, go, refresh, chosen])
  return { notice, changes }
}
