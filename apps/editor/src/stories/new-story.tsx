import { useState } from 'react'
import { FormDialog, Options, SelectRow, TextRow } from '../components/form.tsx'
import { useEditor } from '../context/editor-context.ts'
import { useResponse } from '../context/server-state.ts'
import { LANGUAGE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import { FolderChoice } from './folder-choice.tsx'
import { folderOf, slugOf, usualType } from './folders.ts'
import type { StoryTree } from './story-tree.ts'
import type { StoryCommands } from './use-story-commands.ts'

interface NewStoryProps {
  readonly tree: StoryTree
  /** Its folder is preselected. */
  readonly openId: number | undefined
  readonly create: StoryCommands['create']
  readonly onClose: () => void
}

const FOLDER = 'folder'

export function NewStory({ tree, openId, create, onClose }: NewStoryProps) {
  const { components } = useEditor()
  const [parent, setParent] = useState(() => folderOf(tree, openId))
  const [template, setTemplate] = useState('')
  const [kind, setKind] = useState<string>()
  const [name, setName] = useState('')
  const [typedSlug, setSlug] = useState<string>()
  const roots = [...components.values()].filter((component) => component.is_root)
  const shownKind = kind ?? usualType(tree, parent) ?? 'modules/page'
  const slug = typedSlug ?? slugOf(name)
  const component = shownKind === FOLDER ? undefined : shownKind
  const source = template === '' ? { component } : { template }
  return (
    <FormDialog
      title={translate('stories.newStory')}
      submitLabel={translate('stories.create')}
      onSubmit={() => create({ name, slug, parent, ...source })}
      onClose={onClose}
    >
      <TextRow label={translate('stories.name')} required value={name} onChange={setName} />
      <TemplateChoice value={template} onChoose={setTemplate} />
      {template === '' && (
        <SelectRow
          label={translate('stories.kind')}
          value={shownKind}
          onChange={setKind}
          choices={[
            ...roots.map((root) => [root.name, root.display_name] as const),
            [FOLDER, translate('stories.folder')],
          ]}
        />
      )}
      <FolderChoice tree={tree} folder={parent} onChoose={setParent} />
      <TextRow
        label={translate('stories.address')}
        required
        value={slug}
        placeholder={translate('stories.addressExample')}
        onChange={setSlug}
      />
    </FormDialog>
  )
}

interface TemplateChoiceProps {
  readonly value: string
  readonly onChoose: (id: string) => void
}

/** Choice of a template for the new page. Hidden while there are no templates. */
function TemplateChoice({ value, onChoose }: TemplateChoiceProps) {
  const { body } = useResponse('GET templates', { query: { language: LANGUAGE } })
  const all = body?.templates ?? []
  if (all.length === 0) return null
  const group = (label: string, isBundled: boolean) => {
    const templates = all.filter(({ bundled }) => bundled === isBundled)
    return (
      templates.length > 0 && (
        <optgroup label={label}>
          <Options choices={templates.map(({ id, name }) => [id, name])} />
        </optgroup>
      )
    )
  }
  return (
    <SelectRow
      label={translate('stories.beginWith')}
      value={value}
      onChange={onChoose}
      choices={[['', translate('stories.nothing')]]}
    >
      {group(translate('stories.ownTemplates'), false)}
      {group(translate('stories.templates'), true)}
    </SelectRow>
  )
}
