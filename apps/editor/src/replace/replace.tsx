import { useState } from 'react'
import { CheckboxRow, Form, TextRow, textIn } from '../components/form.tsx'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { View } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { ChangedStory } from './changed-story.tsx'
import { findChanges, type StoryChanges, saveChanges } from './story-changes.ts'
import './replace.css'
import { translate } from '../messages/messages.ts'

/** Replaces text in all stories: previews the changes, then saves them as drafts. */
export function Replace() {
  const { request, components } = useEditor()
  const { notice, report } = useNotice()
  const [found, setFound] = useState<readonly StoryChanges[]>()
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState('')
  const preview = async (form: FormData) => {
    const replacement = {
      find: textIn(form, 'find'),
      replace: textIn(form, 'replace'),
      wholeWords: form.has('whole'),
    }
    setFound(undefined)
    setBusy(translate('replace.looking'))
    const result = await findChanges({ request, components }, replacement, (read, of) =>
      setBusy(translate('replace.lookingAt', { read, of })),
    )
    setBusy('')
    setFound(result.found)
    setExcluded(new Set())
    return result.problem
  }
  const chosen = found?.filter(({ id }) => !excluded.has(id)) ?? []
  const save = async () => {
    const problems: string[] = []
    for (const [at, story] of chosen.entries()) {
      setBusy(translate('replace.saving', { at: at + 1, of: chosen.length }))
      const problem = await saveChanges(request, story)
      if (problem !== '') problems.push(`${story.name}: ${problem}`)
    }
    setBusy('')
    setFound(undefined)
    const saved = chosen.length - problems.length
    report(
      problems.length === 0
        ? ''
        : translate('replace.savedBut', { count: saved, problems: problems.join(' ') }),
      translate('replace.saved', { count: saved }),
    )
  }
  const toggle = (id: number) => {
    const next = new Set(excluded)
    if (!next.delete(id)) next.add(id)
    setExcluded(next)
  }
  return (
    <View title={translate('replace.title')} intro={translate('replace.intro')}>
      <Form
        className="replace-form"
        submitLabel={translate('replace.show')}
        isDisabled={busy !== ''}
        onSubmit={preview}
      >
        <TextRow
          label={translate('replace.find')}
          name="find"
          value={new URLSearchParams(location.search).get('find') ?? ''}
          required
          help={translate('replace.findHelp')}
        />
        <TextRow
          label={translate('replace.replaceWith')}
          name="replace"
          help={translate('replace.replaceHelp')}
        />
        <CheckboxRow label={translate('replace.wholeWords')} name="whole" defaultChecked />
      </Form>
      <NoticeLine notice={notice} />
      <p role="status" className="quiet">
        {busy}
      </p>
      {found?.length === 0 && (
        <p className="view-empty">
          <strong>{translate('replace.nothingFound')}</strong>
          {translate('replace.nothingFoundHelp')}
        </p>
      )}
      {found !== undefined && found.length > 0 && (
        <>
          <div className="replace-head">
            <h2>{translate('replace.wouldChange', { count: found.length })}</h2>
            <button
              type="button"
              className="is-primary"
              disabled={busy !== '' || chosen.length === 0}
              onClick={() => void save()}
            >
              {translate('replace.save', { count: chosen.length })}
            </button>
          </div>
          <ul className="plain-list">
            {found.map((story) => (
              <ChangedStory
                key={story.id}
                story={story}
                isChosen={!excluded.has(story.id)}
                onToggle={() => toggle(story.id)}
              />
            ))}
          </ul>
        </>
      )}
    </View>
  )
}
