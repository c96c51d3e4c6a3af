import { useState } from 'react'
import { FormDialog, TextRow } from '../components/form.tsx'
import { translate } from '../messages/messages.ts'
import { FolderChoice } from './folder-choice.tsx'
import { folderOf, mayBeMissed, nameOf, slugIn } from './folders.ts'
import type { StoryTree } from './story-tree.ts'
import { useLoss } from './use-loss.tsx'
import type { StoryChanges } from './use-story-changes.ts'

interface MoveToProps {
  readonly tree: StoryTree
  readonly id: number
  /** Folder it was dropped into; undefined to start with its own folder. */
  readonly into: number | undefined
  readonly moveTo: StoryChanges['moveTo']
  readonly onClose: () => void
}

/** Form for moving a story: its new folder and address. The old address redirects to the new one. */
export function MoveTo({ tree, id, into, moveTo, onClose }: MoveToProps) {
  const [folder, setFolder] = useState(() => into ?? folderOf(tree, id))
  const before = slugIn(tree, id)
  const [slug, setSlug] = useState(before)
  const isMissed = mayBeMissed(tree, id)
  const { question, whyNot } = useLoss(id, nameOf(tree, id), 'stories.movedLosses')
  const move = async () => {
    const problem = isMissed ? await whyNot() : ''
    if (problem !== '') return problem
    // An unchanged slug is omitted: a start page has the slug of its folder, which must not be sent.
    return await moveTo(id, folder, slug === before ? undefined : slug)
  }
  return (
    <FormDialog
      title={translate('stories.moveStory')}
      heading={translate('stories.moveTitle', { name: nameOf(tree, id) })}
      submit={translate('stories.move')}
      onSubmit={move}
      onClose={onClose}
    >
      <FolderChoice tree={tree} folder={folder} without={id} onChoose={setFolder} />
      <TextRow label={translate('stories.address')} required value={slug} onChange={setSlug} />
      <p className="quiet">{translate('stories.oldAddress')}</p>
      {isMissed && question}
    </FormDialog>
  )
}
