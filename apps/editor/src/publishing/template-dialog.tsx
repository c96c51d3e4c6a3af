import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { TextRow } from '../components/form.tsx'
import { useEditor, useStory } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'

interface TemplateDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
  /** Called after the template was added to the story tree. */
  readonly onDone: () => void
}

/** Saves the draft as a template for new pages. */
export function TemplateDialog({ open, onClose, onDone }: TemplateDialogProps) {
  const { request } = useEditor()
  const { id } = open.state().story.record
  const [name, setName] = useState(useStory(open, ({ story }) => story.draft.name))
  const [savedName, setSavedName] = useState('')
  const [problem, setProblem] = useState('')
  const save = async () => {
    if (!(await open.flush()))
      return setProblem(open.state().problem || translate('publishing.notSaved'))
    const { problem } = await request('POST templates', {
      body: { template: { story_id: id, name } },
    })
    setProblem(problem)
    if (problem !== '') return
    setSavedName(name)
    onDone()
  }
  return (
    <Dialog
      size="middle"
      title={translate('publishing.template')}
      problem={problem}
      onClose={onClose}
      actions={
        <button
          type="button"
          className="is-primary"
          disabled={name.trim() === '' || savedName === name}
          onClick={save}
        >
          {translate('publishing.template')}
        </button>
      }
    >
      <p>{translate('publishing.templateWhy')}</p>
      <TextRow
        label={translate('publishing.templateName')}
        data-saved={savedName || undefined}
        value={name}
        onChange={setName}
      />
      <p role="status">
        {savedName !== '' && translate('publishing.templateKept', { name: savedName })}
      </p>
    </Dialog>
  )
}
