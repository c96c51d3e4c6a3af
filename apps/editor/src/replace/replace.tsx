import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { TextRow } from '../pieces/field-row.tsx'
import { textIn } from '../pieces/form-dialog.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { View } from '../pieces/view.tsx'
import { ChangedStory } from './changed-story.tsx'
import { findChanges, type StoryChanges, saveChanges } from './story-changes.ts'
import './replace.css'

/** Replaces words in all stories: first it shows the changes, then it saves them as drafts. */
export function Replace() {
  const { ask, components } = useEditor()
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
    setBusy('Looking …')
    const answer = await findChanges({ ask, components }, wanted, (read, of) =>
      setBusy(`Looking: ${read} of ${of} stories …`),
    )
    setBusy('')
    setFound(answer.found)
    setLeft(new Set())
    report(answer.fault, '')
  }
  const chosen = found?.filter(({ id }) => !left.has(id)) ?? []
  const save = async () => {
    const faults: string[] = []
    for (const [at, story] of chosen.entries()) {
      setBusy(`Saving ${at + 1} of ${chosen.length} …`)
      const fault = await saveChanges(ask, story)
      if (fault !== '') faults.push(`${story.name}: ${fault}`)
    }
    setBusy('')
    setFound(undefined)
    const saved = chosen.length - faults.length
    report(
      faults.length === 0 ? '' : `${saved} saved. ${faults.join(' ')}`,
      `${counted(saved)} saved as drafts. Visitors see the change when you publish them.`,
    )
  }
  const toggle = (id: number) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  return (
    <View
      title="Find and replace"
      intro="Puts other words in the place of some, in all stories. You see each change first; what you save becomes a draft, and nothing is published."
    >
      <form
        className="replace-form"
        onSubmit={(event) => {
          event.preventDefault()
          void look(new FormData(event.currentTarget))
        }}
      >
        <TextRow label="Find" name="find" required help="Capital letters count." />
        <TextRow label="Replace with" name="replace" help="Leave it empty to take the words out." />
        <label className="form-switch">
          <input type="checkbox" name="whole" defaultChecked />
          Whole words only
        </label>
        <button type="submit" className="is-primary" disabled={busy !== ''}>
          Show what would change
        </button>
      </form>
      <NoticeLine notice={notice?.words === '' ? undefined : notice} />
      <p role="status" className="quiet">
        {busy}
      </p>
      {found?.length === 0 && (
        <p className="view-empty">
          <strong>No story says that</strong>
          Look for other words, or for parts of words too.
        </p>
      )}
      {found !== undefined && found.length > 0 && (
        <>
          <div className="replace-head">
            <h2>{counted(found.length)} would change</h2>
            <button
              type="button"
              className="is-primary"
              disabled={busy !== '' || chosen.length === 0}
              onClick={() => void save()}
            >
              Save {counted(chosen.length)} as drafts
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

function counted(stories: number): string {
  return stories === 1 ? '1 story' : `${stories} stories`
}
