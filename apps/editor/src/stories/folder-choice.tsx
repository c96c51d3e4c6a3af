import { allFolders } from './folders.ts'
import type { StoryTree } from './story-tree.ts'
import { WORDS } from './words.ts'

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
    <label>
      {WORDS.folder}
      <select value={folder} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {allFolders(tree, without).map(({ id, path }) => (
          <option key={id} value={id}>
            {path}
          </option>
        ))}
      </select>
    </label>
  )
}
