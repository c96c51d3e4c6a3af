import type { DeletedStory } from '@prospectus/protocol/management/story'
import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { CheckboxRow, FormDialog, TextRow } from '../components/form.tsx'
import { formatDateTime } from '../components/format-date.ts'
import { Pager } from '../components/pager.tsx'
import { useEditor } from '../context/editor-context.ts'
import { useRefresh, useRows } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { FolderChoice } from './folder-choice.tsx'
import {
  canAffectVisitors,
  isPublishedIn,
  languageOf,
  parentId,
  storySlug,
  toSlug,
} from './folders.ts'
import { LinkedFrom } from './linked-from.tsx'
import { NewStory } from './new-story.tsx'
import type { StoryDialog } from './story-dialog.ts'
import { type StoryTreeIndex, storyName } from './story-tree.ts'
import { useSiteImpactConfirmation } from './use-site-impact-confirmation.tsx'
import type { StoryCommands } from './use-story-commands.ts'

interface StoryDialogsProps {
  readonly tree: StoryTreeIndex
  readonly commands: StoryCommands
  readonly dialog: StoryDialog
  /** Id of the folder that the story was dropped into; undefined to preselect the story's own. */
  readonly dropFolderId: number | undefined
  readonly onClose: () => void
}

export function StoryDialogs({ dialog, ...props }: StoryDialogsProps) {
  const { action, storyId: id } = dialog
  if (action === 'new') return <NewStory {...props} openId={id} />
  if (action === 'deleted') return <DeletedStories {...props} />
  if (id === undefined) return null
  switch (action) {
    case 'duplicate':
      return <DuplicateStory {...props} id={id} />
    case 'move':
      return <MoveStory {...props} id={id} />
    case 'delete':
      return <DeleteStory {...props} id={id} />
  }
}

interface OneStoryProps extends Omit<StoryDialogsProps, 'dialog'> {
  readonly id: number
}

function DeleteStory({ tree, id, commands, onClose }: OneStoryProps) {
  const name = storyName(tree, id)
  const state = tree.columns.state[tree.rowById.get(id) ?? -1]
  const isPublic = isPublishedIn(tree, id)
  const isNeeded = canAffectVisitors(tree, id)
  const { question, checkConfirmation } = useSiteImpactConfirmation(id, name, { isNeeded })
  const submit = async () => {
    const problem = await checkConfirmation()
    if (problem === '') void commands.remove(id, name)
    return problem
  }
  return (
    <FormDialog
      title={translate('stories.dialogs.delete')}
      heading={translate('stories.deleteTitle', { name })}
      submitLabel={translate('stories.delete')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {state === 'f' && `${translate('stories.folderGoes')} `}
        {isPublic && `${translate('stories.isPublic')} `}
        {translate('stories.canComeBack')}
      </p>
      {question}
      <LinkedFrom storyId={id} />
    </FormDialog>
  )
}

function MoveStory({ tree, id, dropFolderId, commands, onClose }: OneStoryProps) {
  const [folderId, setFolderId] = useState(() => dropFolderId ?? parentId(tree, id))
  const oldSlug = storySlug(tree, id)
  const [slug, setSlug] = useState(oldSlug)
  const { question, checkConfirmation } = useSiteImpactConfirmation(id, storyName(tree, id), {
    isNeeded: canAffectVisitors(tree, id),
    messageGroup: 'stories.siteImpactsOfMove',
  })
  const move = async () => {
    const problem = await checkConfirmation()
    if (problem !== '') return problem
    // An unchanged slug is omitted, since the slug of a start page is its folder's and must not be sent.
    return await commands.moveTo(id, folderId, slug === oldSlug ? undefined : slug)
  }
  return (
    <FormDialog
      title={translate('stories.dialogs.move')}
      heading={translate('stories.moveTitle', { name: storyName(tree, id) })}
      submitLabel={translate('stories.move')}
      onSubmit={move}
      onClose={onClose}
    >
      <FolderChoice tree={tree} folderId={folderId} excludedId={id} onSelect={setFolderId} />
      <TextRow label={translate('stories.address')} required value={slug} onChange={setSlug} />
      <p className="quiet">{translate('stories.oldAddress')}</p>
      {question}
    </FormDialog>
  )
}

/** Form for copying a story. By default, a copy in another language's folder is a translation. */
function DuplicateStory({ tree, id, commands, onClose }: OneStoryProps) {
  const { languages } = useEditor().me.space
  const originalFolderId = parentId(tree, id)
  const [folderId, setFolderId] = useState(originalFolderId)
  const [isLinked, setLinked] = useState(true)
  const [typedName, setName] = useState<string>()
  const [typedSlug, setSlug] = useState<string>()
  const isTranslatable =
    languageOf(tree, folderId, languages) !== languageOf(tree, originalFolderId, languages)
  const isTranslation = isTranslatable && isLinked
  const originalName = storyName(tree, id)
  const name =
    typedName ??
    (isTranslation ? originalName : translate('stories.copyOf', { name: originalName }))
  const slug = typedSlug ?? toSlug(name)
  return (
    <FormDialog
      title={translate('stories.dialogs.duplicate')}
      submitLabel={translate('stories.duplicate')}
      onSubmit={() => commands.duplicate(id, { name, slug, parentId: folderId, isTranslation })}
      onClose={onClose}
    >
      <TextRow label={translate('stories.name')} required value={name} onChange={setName} />
      <FolderChoice tree={tree} folderId={folderId} onSelect={setFolderId} />
      <TextRow label={translate('stories.address')} required value={slug} onChange={setSlug} />
      {isTranslatable && (
        <CheckboxRow
          label={translate('stories.isTranslation')}
          checked={isLinked}
          onChange={setLinked}
        />
      )}
      <p className="quiet">{translate('stories.duplicateHelp')}</p>
    </FormDialog>
  )
}

const PER_PAGE = 25

function DeletedStories({ commands, onClose }: Pick<StoryDialogsProps, 'commands' | 'onClose'>) {
  const [page, setPage] = useState(1)
  const refresh = useRefresh()
  const query = { page, per_page: PER_PAGE }
  const { rows, total, problem } = useRows('GET deleted_stories', { query })
  const [actionProblem, setActionProblem] = useState('')
  const restore = async ({ id, full_slug }: DeletedStory) => {
    setActionProblem(await commands.undelete(id, `/${full_slug}`))
    if (rows?.length === 1 && page > 1) setPage(page - 1)
    else refresh('deleted_stories')
  }
  return (
    <Dialog size="panel" title={translate('stories.dialogs.deleted')} onClose={onClose}>
      <p role="alert">{actionProblem || problem}</p>
      {rows !== undefined && total === 0 && <p>{translate('stories.noneDeleted')}</p>}
      <ul className="deleted-stories">
        {rows?.map((row) => (
          <li key={row.id}>
            <span>
              /{row.full_slug}{' '}
              {row.stories > 1 && translate('stories.withInside', { count: row.stories - 1 })}{' '}
              <span className="quiet">
                {translate('stories.deletedBy', {
                  name: row.deleted_by,
                  time: formatDateTime(row.deleted_at),
                })}
              </span>
            </span>
            <button type="button" onClick={() => void restore(row)}>
              {translate('stories.bringBack')}
            </button>
          </li>
        ))}
      </ul>
      <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
    </Dialog>
  )
}
