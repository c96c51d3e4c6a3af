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
  folderOf,
  isPublishedIn,
  languageOf,
  nameOf,
  slugOf,
  storySlug,
} from './folders.ts'
import { LinkedFrom } from './linked-from.tsx'
import { NewStory } from './new-story.tsx'
import type { StoryDialog } from './story-dialog.ts'
import type { StoryTreeIndex } from './story-tree.ts'
import { useLossConfirmation } from './use-loss-confirmation.tsx'
import type { StoryCommands } from './use-story-commands.ts'

interface StoryDialogsProps {
  readonly tree: StoryTreeIndex
  readonly commands: StoryCommands
  readonly dialog: StoryDialog
  readonly droppedInto: number | undefined
  readonly onClose: () => void
}

export function StoryDialogs(props: StoryDialogsProps) {
  const { tree, commands, droppedInto, onClose } = props
  const { action, storyId: id } = props.dialog
  const commonProps = { tree, onClose }
  if (action === 'new') return <NewStory {...commonProps} openId={id} create={commands.create} />
  if (action === 'deleted') return <DeletedStories undelete={commands.undelete} onClose={onClose} />
  if (id === undefined) return null
  switch (action) {
    case 'duplicate':
      return <DuplicateStory {...commonProps} id={id} duplicate={commands.duplicate} />
    case 'move':
      return <MoveStory {...commonProps} id={id} into={droppedInto} moveTo={commands.moveTo} />
    case 'delete':
      return <DeleteStory {...commonProps} id={id} remove={commands.remove} />
  }
}

interface DeleteStoryProps {
  readonly tree: StoryTreeIndex
  readonly id: number
  readonly remove: StoryCommands['remove']
  readonly onClose: () => void
}

function DeleteStory({ tree, id, remove, onClose }: DeleteStoryProps) {
  const name = nameOf(tree, id)
  const state = tree.columns.state[tree.rowById.get(id) ?? -1]
  const isPublic = isPublishedIn(tree, id)
  const needsConfirmation = canAffectVisitors(tree, id)
  const { question, confirmationProblem } = useLossConfirmation(id, name)
  const submit = async () => {
    const problem = needsConfirmation ? await confirmationProblem() : ''
    if (problem === '') void remove(id, name)
    return problem
  }
  return (
    <FormDialog
      title={translate('stories.deleteStory')}
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
      {needsConfirmation && question}
      <LinkedFrom storyId={id} />
    </FormDialog>
  )
}

interface MoveStoryProps {
  readonly tree: StoryTreeIndex
  readonly id: number
  /** Folder that the story was dropped into; undefined to preselect its own. */
  readonly into: number | undefined
  readonly moveTo: StoryCommands['moveTo']
  readonly onClose: () => void
}

function MoveStory({ tree, id, into, moveTo, onClose }: MoveStoryProps) {
  const [folder, setFolder] = useState(() => into ?? folderOf(tree, id))
  const oldSlug = storySlug(tree, id)
  const [slug, setSlug] = useState(oldSlug)
  const needsConfirmation = canAffectVisitors(tree, id)
  const { question, confirmationProblem } = useLossConfirmation(
    id,
    nameOf(tree, id),
    'stories.movedLosses',
  )
  const move = async () => {
    const problem = needsConfirmation ? await confirmationProblem() : ''
    if (problem !== '') return problem
    // An unchanged slug is omitted, since the slug of a start page is its folder's and must not be sent.
    return await moveTo(id, folder, slug === oldSlug ? undefined : slug)
  }
  return (
    <FormDialog
      title={translate('stories.moveStory')}
      heading={translate('stories.moveTitle', { name: nameOf(tree, id) })}
      submitLabel={translate('stories.move')}
      onSubmit={move}
      onClose={onClose}
    >
      <FolderChoice tree={tree} folder={folder} excludedId={id} onSelect={setFolder} />
      <TextRow label={translate('stories.address')} required value={slug} onChange={setSlug} />
      <p className="quiet">{translate('stories.oldAddress')}</p>
      {needsConfirmation && question}
    </FormDialog>
  )
}

interface DuplicateStoryProps {
  readonly tree: StoryTreeIndex
  readonly id: number
  readonly duplicate: StoryCommands['duplicate']
  readonly onClose: () => void
}

/** Form for copying a story. By default, a copy in another language's folder is a translation. */
function DuplicateStory({ tree, id, duplicate, onClose }: DuplicateStoryProps) {
  const { languages } = useEditor().me.space
  const originalFolder = folderOf(tree, id)
  const [folder, setFolder] = useState(originalFolder)
  const [isLinked, setLinked] = useState(true)
  const [typedName, setName] = useState<string>()
  const [typedSlug, setSlug] = useState<string>()
  const isTranslatable =
    languageOf(tree, folder, languages) !== languageOf(tree, originalFolder, languages)
  const isTranslation = isTranslatable && isLinked
  const original = nameOf(tree, id)
  const name =
    typedName ?? (isTranslation ? original : translate('stories.copyOf', { name: original }))
  const slug = typedSlug ?? slugOf(name)
  return (
    <FormDialog
      title={translate('stories.duplicateStory')}
      submitLabel={translate('stories.duplicate')}
      onSubmit={() => duplicate(id, { name, slug, parent: folder, isTranslation })}
      onClose={onClose}
    >
      <TextRow label={translate('stories.name')} required value={name} onChange={setName} />
      <FolderChoice tree={tree} folder={folder} onSelect={setFolder} />
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

interface DeletedStoriesProps {
  readonly undelete: StoryCommands['undelete']
  readonly onClose: () => void
}

const PER_PAGE = 25

function DeletedStories({ undelete, onClose }: DeletedStoriesProps) {
  const [page, setPage] = useState(1)
  const refresh = useRefresh()
  const query = { page, per_page: PER_PAGE }
  const { rows, total, problem } = useRows('GET deleted_stories', { query })
  const [actionProblem, setActionProblem] = useState('')
  const restore = async ({ id, full_slug }: DeletedStory) => {
    setActionProblem(await undelete(id, `/${full_slug}`))
    if (rows?.length === 1 && page > 1) setPage(page - 1)
    else refresh('deleted_stories')
  }
  return (
    <Dialog size="panel" title={translate('stories.deletedStories')} onClose={onClose}>
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
