import type { UpdatedStory } from '@prospectus/protocol/management/asset'
import { useState } from 'react'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { PathLink } from '../components/path.tsx'
import { useEditor } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import {
  publishableStories,
  publishUpdatedStories,
  restoreUpdatedStories,
} from './updated-stories.ts'

interface UpdatedStoriesProps {
  readonly stories: readonly UpdatedStory[]
  readonly onChanged: () => void
}

export function UpdatedStories({ stories, onChanged }: UpdatedStoriesProps) {
  const { request } = useEditor()
  const { notice, report } = useNotice()
  const [state, setState] = useState<'drafts' | 'published' | 'undone'>('drafts')
  const [isBusy, setBusy] = useState(false)
  const readyStories = publishableStories(stories)
  const run = async (next: typeof state, task: Promise<string>, message: string) => {
    setBusy(true)
    const problem = await task
    setBusy(false)
    setState(next)
    report(problem, message)
    onChanged()
  }
  const publish = () =>
    run(
      'published',
      publishUpdatedStories(request, readyStories),
      translate('library.replacedPublished', { count: readyStories.length }),
    )
  const undo = () => {
    const published = state === 'published' ? readyStories : []
    return run(
      'undone',
      restoreUpdatedStories(request, stories, published),
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
              /{story.full_slug} ({stateLabel(story)})
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
          {state === 'drafts' && readyStories.length > 0 && (
            <button
              type="button"
              className="is-primary"
              disabled={isBusy}
              onClick={() => void publish()}
            >
              {translate('library.replacedPublish', { count: readyStories.length })}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function stateLabel({ published, had_changes }: UpdatedStory): string {
  if (!published) return translate('library.replacedDraft')
  return had_changes ? translate('library.replacedChanged') : translate('library.replacedReady')
}
