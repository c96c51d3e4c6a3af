import { useState } from 'react'
import { CheckboxRow, Form, TextRow, textIn } from '../components/form.tsx'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { View } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { ChangedStory } from './changed-story.tsx'
import { findReplacements, type StoryChanges, saveChanges } from './story-changes.ts'
import './replace.css'
import { translate } from '../messages/messages.ts'

/** Replaces text in all stories: previews the changes, then saves them as drafts. */
export function Replace() {
  const { request, components } = useEditor()
  const { notice, report } = useNotice()
  const [changedStories, setChangedStories] = useState<readonly StoryChanges[]>()
  const [excludedIds, setExcludedIds] = useState<ReadonlySet<number>>(new Set())
  const [progress, setProgress] = useState('')
  const preview = async (form: FormData) => {
    const replacement = {
      find: textIn(form, 'find'),
      replace: textIn(form, 'replace'),
      onlyWholeWords: form.has('whole'),
    }
    setChangedStories(undefined)
    setProgress(translate('replace.looking'))
    const result = await findReplacements({ request, components }, replacement, (read, of) =>
      setProgress(translate('replace.lookingAt', { read, of })),
    )
    setProgress('')
    const isComplete = result.problem === ''
    if (isComplete || result.changedStories.length > 0) setChangedStories(result.changedStories)
    setExcludedIds(new Set())
    return result.problem
  }
  const selectedStories = changedStories?.filter(({ id }) => !excludedIds.has(id)) ?? []
  const save = async () => {
    const problems: string[] = []
    for (const [index, story] of selectedStories.entries()) {
      setProgress(translate('replace.saving', { at: index + 1, of: selectedStories.length }))
      const problem = await saveChanges(request, story)
      if (problem !== '') problems.push(`${story.name}: ${problem}`)
    }
    setProgress('')
    setChangedStories(undefined)
    const savedCount = selectedStories.length - problems.length
    report(
      problems.length === 0
        ? ''
        : translate('replace.savedBut', { count: savedCount, problems: problems.join(' ') }),
      translate('replace.saved', { count: savedCount }),
    )
  }
  const toggle = (id: number) => {
    const next = new Set(excludedIds)
    if (!next.delete(id)) next.add(id)
    setExcludedIds(next)
  }
  return (
    <View title={translate('replace.title')} intro={translate('replace.intro')}>
      <Form
        className="replace-form"
        submitLabel={translate('replace.show')}
        isDisabled={progress !== ''}
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
        {progress}
      </p>
      {changedStories?.length === 0 && (
        <p className="view-empty">
          <strong>{translate('replace.nothingFound')}</strong>
          {translate('replace.nothingFoundHelp')}
        </p>
      )}
      {changedStories !== undefined && changedStories.length > 0 && (
        <>
          <div className="replace-head">
            <h2>{translate('replace.wouldChange', { count: changedStories.length })}</h2>
            <button
              type="button"
              className="is-primary"
              disabled={progress !== '' || selectedStories.length === 0}
              onClick={() => void save()}
            >
              {translate('replace.save', { count: selectedStories.length })}
            </button>
          </div>
          <ul className="plain-list">
            {changedStories.map((story) => (
              <ChangedStory
                key={story.id}
                story={story}
                isSelected={!excludedIds.has(story.id)}
                onToggle={() => toggle(story.id)}
              />
            ))}
          </ul>
        </>
      )}
    </View>
  )
}
