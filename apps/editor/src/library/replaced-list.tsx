import type { ReplacedStory } from '@prospectus/protocol/management/asset'
import { useState } from 'react'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { PathLink } from '../components/path.tsx'
import { useEditor } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import { publishable, publishReplaced, restoreReplaced } from './replaced-stories.ts'

interface ReplacedListProps {
  readonly stories: readonly ReplacedStory[]
  readonly onChanged: () => void
}

export function ReplacedList({ stories, onChanged }: ReplacedListProps) {
  const { request } = useEditor()
  const { notice, report } = useNotice()
  const [state, setState] = useState<'drafts' | 'published' | 'undone'>('drafts')
  const [isBusy, setBusy] = useState(false)
  const ready = publishable(stories)
  const run = async (next: typeof state, work: Promise<string>, message: string) => {
    setBusy(true)
    const problem = await work
    setBusy(false)
    setState(next)
    report(problem, message)
    onChanged()
  }
  const publish = () =>
    run(
      'published',
      publishReplaced(request, ready),
      translate('library.replacedPublished', { count: ready.length }),
    )
  const undo = () => {
    const published = state === 'published' ? ready : []
    return run(
      'undone',
      restoreReplaced(request, stories, published),
      translate('library.replacedUndone'),
    )
  }
  return (
    <section aria-label={translate('library.replacedPages')}>
      <h3>{translate('library.replacedPages')}</h3>
      <p>{translate('library.replacedHelp')}</p>
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
      {state !== 'undone' && (
        <div className="dialog-actions">
          <button type="button" disabled={isBusy} onClick={() => void undo()}>
            {translate('library.replacedUndo')}
          </button>
          {state === 'drafts' && ready.length > 0 && (
            <button
              type="button"
              className="is-primary"
              disabled={isBusy}
              onClick={() => void publish()}
            >
              {translate('library.replacedPublish', { count: ready.length })}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function stateOf({ published, had_changes }: ReplacedStory): string {
  if (!published) return translate('library.replacedDraft')
  return had_changes ? translate('library.replacedChanged') : translate('library.replacedReady')
}
