import { SelectRow } from '../components/form.tsx'
import { translate } from '../messages/messages.ts'
import { allFolders } from './folders.ts'
import type { StoryTreeIndex } from './story-tree.ts'

interface FolderChoiceProps {
  readonly tree: StoryTreeIndex
  readonly folderId: number
  /** Id of a folder that is left out, with everything in it. */
  readonly excludedId?: number
  readonly onSelect: (folderId: number) => void
}

export function FolderChoice({ tree, folderId, excludedId, onSelect }: FolderChoiceProps) {
  return (
    <SelectRow
      label={translate('stories.folder')}
      value={folderId}
      onChange={(id) => onSelect(Number(id))}
      choices={allFolders(tree, excludedId).map(({ id, path }) => [id, path])}
    />
  )
}
