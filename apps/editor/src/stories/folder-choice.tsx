import { SelectRow } from '../components/form.tsx'
import { translate } from '../messages/messages.ts'
import { allFolders } from './folders.ts'
import type { StoryTree } from './story-tree.ts'

interface FolderChoiceProps {
  readonly tree: StoryTree
  readonly folder: number
  /** Id of a folder to leave out, with everything in it. */
  readonly without?: number
  readonly onChoose: (folder: number) => void
}

export function FolderChoice({ tree, folder, without, onChoose }: FolderChoiceProps) {
  return (
    <SelectRow
      label={translate('stories.folder')}
      value={folder}
      onChange={(id) => onChoose(Number(id))}
      choices={allFolders(tree, without).map(({ id, path }) => [id, path])}
    />
  )
}
