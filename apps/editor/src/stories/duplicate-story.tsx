import { useState } from 'react'
import { FormDialog, TextRow, TickRow } from '../components/form.tsx'
import { useEditor } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import { FolderChoice } from './folder-choice.tsx'
import { folderOf, languageOf, nameOf, slugOf } from './folders.ts'
import type { StoryTree } from './story-tree.ts'
import type { StoryChanges } from './use-story-changes.ts'

interface DuplicateStoryProps {
  readonly tree: StoryTree
  readonly id: number
  readonly duplicate: StoryChanges['duplicate']
  readonly onClose: () => void
}

/** Form for copying a story. A copy in another language's folder is a translation by default. */
export function DuplicateStory({ tree, id, duplicate, onClose }: DuplicateStoryProps) {
  const { languages } = useEditor().me.space
  const home = folderOf(tree, id)
  const [folder, setFolder] = useState(home)
  const [isLinked, setLinked] = useState(true)
  const [typedName, setName] = useState<string>()
  const [typedSlug, setSlug] = useState<string>()
  const isTranslatable = languageOf(tree, folder, languages) !== languageOf(tree, home, languages)
  const translation = isTranslatable && isLinked
  const original = nameOf(tree, id)
  const name =
    typedName ?? (translation ? original : translate('stories.copyOf', { name: original }))
  const slug = typedSlug ?? slugOf(name)
  return (
    <FormDialog
      title={translate('stories.duplicateStory')}
      submit={translate('stories.duplicate')}
      onSubmit={() => duplicate(id, { name, slug, parent: folder, translation })}
      onClose={onClose}
    >
      <TextRow label={translate('stories.name')} required value={name} onChange={setName} />
      <FolderChoice tree={tree} folder={folder} onChoose={setFolder} />
      <TextRow label={translate('stories.address')} required value={slug} onChange={setSlug} />
      {isTranslatable && (
        <TickRow
          label={translate('stories.isTranslation')}
          checked={isLinked}
          onChange={setLinked}
        />
      )}
      <p className="quiet">{translate('stories.duplicateHelp')}</p>
    </FormDialog>
  )
}
