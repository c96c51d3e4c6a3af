import { FormDialog } from '../components/form.tsx'
import { translate } from '../messages/messages.ts'
import { isPublishedIn, mayBeMissed, nameOf } from './folders.ts'
import { LinkedFrom } from './linked-from.tsx'
import type { StoryTree } from './story-tree.ts'
import { useLoss } from './use-loss.tsx'
import type { StoryChanges } from './use-story-changes.ts'

interface DeleteStoryProps {
  readonly tree: StoryTree
  readonly id: number
  readonly remove: StoryChanges['remove']
  readonly onClose: () => void
}

/** Confirms deleting a story, and says what is deleted with it. */
export function DeleteStory({ tree, id, remove, onClose }: DeleteStoryProps) {
  const name = nameOf(tree, id)
  const state = tree.columns.state[tree.rowOf.get(id) ?? -1]
  const isPublic = isPublishedIn(tree, id)
  const isMissed = mayBeMissed(tree, id)
  const { question, whyNot } = useLoss(id, name)
  const submit = async () => {
    const problem = isMissed ? await whyNot() : ''
    if (problem === '') void remove(id, name)
    return problem
  }
  return (
    <FormDialog
      title={translate('stories.deleteStory')}
      heading={translate('stories.deleteTitle', { name })}
      submit={translate('stories.delete')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {state === 'f' && `${translate('stories.folderGoes')} `}
        {isPublic && `${translate('stories.isPublic')} `}
        {translate('stories.canComeBack')}
      </p>
      {isMissed && question}
      <LinkedFrom storyId={id} />
    </FormDialog>
  )
}
