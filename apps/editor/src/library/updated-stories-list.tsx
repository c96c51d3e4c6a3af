import type { UpdatedStory } from '@prospectus/protocol/management/asset'
import { useState } from 'react'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { PathLink } from '../components/path.tsx'
import { useEditor } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import {
  isPublishable,
  isUndoable,
  publishUpdatedStories,
  restoreUpdatedStories,
  type StoryWithStage,
} from './updated-stories.ts'

interface UpdatedStoriesProps {
  readonly stories: readonly UpdatedStory[]
  readonly onChanged: () => void
}

export function UpdatedStories({ stories: updatedStories, onChanged }: UpdatedStoriesProps) {
  const { request } = useEditor()
  const { notice, report } = useNotice()
  const [stories, setStories] = useState<readonly StoryWithStage[]>(() =>
    updatedStories.map((story) => ({ ...story, stage: 'replaced' })),
  )
  const [isBusy, setBusy] = useState(false)
  const publishableCount = stories.filter(isPublishable).length
  const run = async (action: typeof publishUpdatedStories, message: string) => {
    setBusy(true)
    const result = await action(request, stories)
    setBusy(false)
    // A story whose action failed keeps the stage that it has reached, from where the action can be tried again.
    setStories(result.stories)
    report(result.problem, message)
    onChanged()
  }
  const publish = () =>
    run(publishUpdatedStories, translate('library.replacedPublished', { count: publishableCount }))
  const undo = () => run(restoreUpdatedStories, translate('library.replacedUndone'))
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
      {stories.some(isUndoable) && (
        <div className="dialog-actions">
          <button type="button" disabled={isBusy} onClick={() => void undo()}>
            {translate('library.replacedUndo')}
          </button>
          {publishableCount > 0 && (
            <button
              type="button"
              className="is-primary"
              disabled={isBusy}
              onClick={() => void publish()}
            >
              {translate('library.replacedPublish', { count: publishableCount })}
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
