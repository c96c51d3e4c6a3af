import { useState } from 'react'
import { Form, TextRow, TickRow, textIn } from '../components/form.tsx'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { View } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { ChangedStory } from './changed-story.tsx'
import { findChanges, type StoryChanges, saveChanges } from './story-changes.ts'
import './replace.css'
import { translate } from '../messages/messages.ts'

/** Replaces words in all stories: first it shows the changes, then it saves them as drafts. */
export function Replace() {
  const { request, components } = useEditor()
  const { notice, report } = useNotice()
  const [found, setFound] = useState<readonly StoryChanges[]>()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState('')
  const look = async (given: FormData) => {
    const wanted = {
      find: textIn(given, 'find'),
      replace: textIn(given, 'replace'),
      wholeWords: given.has('whole'),
    }
    setFound(undefined)
    setBusy(translate('replace.looking'))
    const answer = await findChanges({ request, components }, wanted, (read, of) =>
      setBusy(translate('replace.lookingAt', { read, of })),
    )
    setBusy('')
    setFound(answer.found)
    setLeft(new Set())
    return answer.problem
  }
  const chosen = found?.filter(({ id }) => !left.has(id)) ?? []
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
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  return (
    <View title={translate('replace.title')} intro={translate('replace.intro')}>
      <Form
        className="replace-form"
        submit={translate('replace.show')}
        isDisabled={busy !== ''}
        onSubmit={look}
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
        <TickRow label={translate('replace.wholeWords')} name="whole" defaultChecked />
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
                isChosen={!left.has(story.id)}
                onToggle={() => toggle(story.id)}
              />
            ))}
          </ul>
        </>
      )}
    </View>
  )
}
