import { useCallback, useMemo, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { newUid } from '../document/new-uid.ts'
import { LANGUAGE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'

/** Result of the last command; after a deletion with `undo`. */
export interface StoryNotice {
  readonly text: string
  readonly undo?: () => void
}

export interface NewStoryInput {
  readonly name: string
  readonly slug: string
  /** Id of the folder; 0 for the root. */
  readonly parentId: number
  readonly template?: string
  /** Root component of an empty story; without component and template, a folder is created. */
  readonly component?: string | undefined
}

export interface StoryCopy {
  readonly name: string
  readonly slug: string
  /** Id of the folder; 0 for the root. */
  readonly parentId: number
  /** True to link the copy as a translation of the story. */
  readonly isTranslation: boolean
}

/** Each command resolves to the problem, '' on success; `remove` shows the problem itself. */
export interface StoryCommands {
  readonly create: (story: NewStoryInput) => Promise<string>
  readonly duplicate: (id: number, copy: StoryCopy) => Promise<string>
  readonly remove: (id: number, name: string) => Promise<void>
  /** Without a slug, the story keeps its own. */
  readonly moveTo: (id: number, folderId: number, slug: string | undefined) => Promise<string>
  readonly undelete: (id: number, name: string) => Promise<string>
}

/**
 * Returns the commands on stories, the notice about the last command, and `notify`, which shows another notice; ''
 * clears the notice unless it offers an undo.
 */
export function useStoryCommands(refresh: () => void, selectedId: number | undefined) {
  const { request, navigate } = useEditor()
  const [notice, setNotice] = useState<StoryNotice>()
  const commands = useMemo((): StoryCommands => {
    const showStory = (storyId: number | undefined) =>
      navigate({ storyId, block: undefined, field: undefined })
    const finish = (problem: string, message: string) => {
      setNotice({ text: problem || message })
      refresh()
      return problem
    }
    const commands: StoryCommands = {
      create: async ({ name, slug, parentId, template, component }) => {
        const content = component && { component, _uid: newUid() }
        const kind = content ? { content } : { is_folder: true }
        const story = { name, slug, parent_id: parentId, ...(template ? { template } : kind) }
        // Bundled templates have texts in the editor's language.
        const query = { language: LANGUAGE }
        const { body, problem } = await request('POST stories', { query, body: { story } })
        if (body === undefined) return problem
        if (template || content) showStory(body.story.id)
        return finish(problem, translate('stories.made', { name }))
      },
      duplicate: async (id, { parentId, isTranslation, ...copy }) => {
        const { body, problem } = await request('POST stories/:id/duplicate', {
          params: { id },
          body: { story: { ...copy, parent_id: parentId, translation: isTranslation } },
        })
        if (body === undefined) return problem
        showStory(body.story.id)
        return finish(problem, translate('stories.isCopy'))
      },
      remove: async (id, name) => {
        const { problem } = await request('DELETE stories/:id', { params: { id } })
        if (finish(problem, '') !== '') return
        if (id === selectedId) showStory(undefined)
        const undo = async () => {
          if ((await commands.undelete(id, name)) === '' && id === selectedId) showStory(id)
        }
        setNotice({ text: translate('stories.deleted', { name }), undo: () => void undo() })
      },
      undelete: async (id, name) => {
        const { problem } = await request('POST stories/:id/undelete', { params: { id } })
        return finish(problem, translate('stories.isBack', { name }))
      },
      moveTo: async (id, folderId, slug) => {
        const body = { story: { parent_id: folderId, ...(slug !== undefined && { slug }) } }
        const { problem } = await request('PUT stories/:id/move', { params: { id }, body })
        return finish(problem, translate('stories.movedThere'))
      },
    }
    return commands
  }, [request, navigate, refresh, selectedId])
  const notify = useCallback(
    (text: string) =>
      setNotice((before) => (text === '' && before?.undo !== undefined ? before : { text })),
    [],
  )
  return { notice, notify, commands }
}
