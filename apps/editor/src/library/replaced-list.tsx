import type { ReplacedStory } from '@prospectus/protocol/management/asset'
import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { PathLink } from '../pieces/path.tsx'
import { publishable, publishReplaced, restoreReplaced } from './replaced-stories.ts'
import { WORDS } from './words.ts'

interface ReplacedListProps {
  readonly stories: readonly ReplacedStory[]
  /** Called when other files are shown than before. */
  readonly onChanged: () => void
}

/** The pages whose drafts show the new file: to be published, or taken back. */
export function ReplacedList({ stories, onChanged }: ReplacedListProps) {
  const { request } = useEditor()
  const { notice, report } = useNotice()
  const [done, setDone] = useState<'drafts' | 'published' | 'undone'>('drafts')
  const [isBusy, setBusy] = useState(false)
  const ready = publishable(stories)
  const act = async (next: typeof done, work: Promise<string>, words: string) => {
    setBusy(true)
    const fault = await work
    setBusy(false)
    setDone(next)
    report(fault, words)
    onChanged()
  }
  const publish = () =>
    act('published', publishReplaced(request, ready), WORDS.replacedPublished(ready.length))
  const undo = () => {
    const published = done === 'published' ? ready : []
    return act('undone', restoreReplaced(request, stories, published), WORDS.replacedUndone)
  }
  return (
    <section aria-label={WORDS.replacedPages}>
      <h3>{WORDS.replacedPages}</h3>
      <p>{WORDS.replacedHelp}</p>
      <ul className="plain-list">
        {stories.map((story) => (
          <li key={story.id}>
            <PathLink to={`/stories/${story.id}`}>{story.name}</PathLink>{' '}
            <span className="quiet">
              /{story.full_slug} ({stateOf(story)})
            </span>
          </li>
        ))}
      </ul>
      <NoticeLine notice={notice} />
      {done !== 'undone' && (
        <div className="dialog-actions">
          <button type="button" disabled={isBusy} onClick={() => void undo()}>
            {WORDS.replacedUndo}
          </button>
          {done === 'drafts' && ready.length > 0 && (
            <button
              type="button"
              className="is-primary"
              disabled={isBusy}
              onClick={() => void publish()}
            >
              {WORDS.replacedPublish(ready.length)}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function stateOf({ published, had_changes }: ReplacedStory): string {
  if (!published) return WORDS.replacedDraft
  return had_changes ? WORDS.replacedChanged : WORDS.replacedReady
}
