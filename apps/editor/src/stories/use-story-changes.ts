import { useMemo, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { newUid } from '../document/new-uid.ts'
import { LANGUAGE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'

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
  const { request, go } = useEditor()
  const [notice, tell] = useState<Notice>()
  const changes = useMemo((): StoryChanges => {
    const show = (storyId: number | undefined) =>
      go({ storyId, block: undefined, field: undefined })
    const done = (problem: string, words: string) => {
      tell({ words: problem || words })
      refresh()
      return problem
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
        const query = { language: LANGUAGE }
        const { body, problem } = await request('POST stories', { query, body: { story } })
        if (body === undefined) return problem
        if (template || content) show(body.story.id)
        return done(problem, translate('stories.made', { name }))
      },
      duplicate: async (id, { parent, ...given }) => {
        const { body, problem } = await request('POST stories/:id/duplicate', {
          params: { id },
          body: { story: { ...given, parent_id: parent } },
        })
        if (body === undefined) return problem
        show(body.story.id)
        return done(problem, translate('stories.isCopy'))
      },
      remove: async (id, name) => {
        const { problem } = await request('DELETE stories/:id', { params: { id } })
        if (done(problem, '') !== '') return
        if (id === chosen) show(undefined)
        const undo = async () => {
          if ((await changes.bringBack(id, name)) === '' && id === chosen) show(id)
        }
        tell({ words: translate('stories.deleted', { name }), undo: () => void undo() })
      },
      bringBack: async (id, name) => {
        const { problem } = await request('POST stories/:id/undelete', { params: { id } })
        return done(problem, translate('stories.isBack', { name }))
      },
      moveTo: async (id, folder, slug) => {
        const body = { story: { parent_id: folder, ...(slug !== undefined && { slug }) } }
        const { problem } = await request('PUT stories/:id/move', { params: { id }, body })
        return done(problem, translate('stories.movedThere'))
      },
    }
    return changes
  }, [request, go, refresh, chosen])
  return { notice, changes }
}
