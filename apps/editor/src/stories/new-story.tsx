import { useState } from 'react'
import { FormDialog, Options, SelectRow, TextRow } from '../components/form.tsx'
import { useEditor } from '../context/editor-context.ts'
import { useResponse } from '../context/server-state.ts'
import { LANGUAGE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import { FolderChoice } from './folder-choice.tsx'
import { mostFrequentComponent, parentId, toSlug } from './folders.ts'
import type { StoryTreeIndex } from './story-tree.ts'
import type { StoryCommands } from './use-story-commands.ts'

interface NewStoryProps {
  readonly tree: StoryTreeIndex
  /** Open story, whose folder is preselected. */
  readonly openId: number | undefined
  readonly commands: StoryCommands
  readonly onClose: () => void
}

/** Choice that creates a folder, among components that create a story. */
const FOLDER = 'folder'

export function NewStory({ tree, openId, commands, onClose }: NewStoryProps) {
  const { components } = useEditor()
  const [folderId, setFolderId] = useState(() => parentId(tree, openId))
  const [template, setTemplate] = useState('')
  const [selectedChoice, setSelectedChoice] = useState<string>()
  const [name, setName] = useState('')
  const [typedSlug, setSlug] = useState<string>()
  const rootComponents = [...components.values()].filter((component) => component.is_root)
  const choice = selectedChoice ?? mostFrequentComponent(tree, folderId) ?? 'modules/page'
  const slug = typedSlug ?? toSlug(name)
  const component = choice === FOLDER ? undefined : choice
  const source = template === '' ? { component } : { template }
  return (
    <FormDialog
      title={translate('stories.dialogs.new')}
      submitLabel={translate('stories.create')}
      onSubmit={() => commands.create({ name, slug, parentId: folderId, ...source })}
      onClose={onClose}
    >
      <TextRow label={translate('stories.name')} required value={name} onChange={setName} />
      <TemplateChoice value={template} onSelect={setTemplate} />
      {template === '' && (
        <SelectRow
          label={translate('stories.kind')}
          value={choice}
          onChange={setSelectedChoice}
          choices={[
            ...rootComponents.map((root) => [root.name, root.display_name] as const),
            [FOLDER, translate('stories.folder')],
          ]}
        />
      )}
      <FolderChoice tree={tree} folderId={folderId} onSelect={setFolderId} />
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
  readonly onSelect: (id: string) => void
}

/** Select for the template of the new page; hidden without templates. */
function TemplateChoice({ value, onSelect }: TemplateChoiceProps) {
  const { body, problem } = useResponse('GET templates', { query: { language: LANGUAGE } })
  const alert = problem !== '' && <p role="alert">{problem}</p>
  const allTemplates = body?.templates ?? []
  if (allTemplates.length === 0) return alert
  const group = (label: string, isBundled: boolean) => {
    const templates = allTemplates.filter(({ bundled }) => bundled === isBundled)
    return (
      templates.length > 0 && (
        <optgroup label={label}>
          <Options choices={templates.map(({ id, name }) => [id, name])} />
        </optgroup>
      )
    )
  }
  return (
    <>
      {alert}
      <SelectRow
        label={translate('stories.beginWith')}
        value={value}
        onChange={onSelect}
        choices={[['', translate('stories.nothing')]]}
      >
        {group(translate('stories.ownTemplates'), false)}
        {group(translate('stories.templates'), true)}
      </SelectRow>
    </>
  )
}
