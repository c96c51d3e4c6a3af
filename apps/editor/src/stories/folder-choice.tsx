import { SelectRow } from '../components/form.tsx'
import { translate } from '../messages/messages.ts'
import { allFolders } from './folders.ts'
import type { StoryTree } from './story-tree.ts'

interface FolderChoiceProps {
  readonly tree: StoryTree
  readonly folder: number
  /** A folder that is left out, with all that is in it. */
  readonly without?: number
  readonly onChoose: (folder: number) => void
}

/** The folder that something is put into. */
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
