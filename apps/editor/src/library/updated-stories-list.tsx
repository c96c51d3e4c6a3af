import type { UpdatedStory } from '@prospectus/protocol/management/asset'
import { useState } from 'react'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { PathLink } from '../components/path.tsx'
import { useEditor } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import {
  type BatchResult,
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
  // What failed stays in these lists, for another try.
  const [toPublish, setToPublish] = useState(() => publishableStories(stories))
  const [toUndo, setToUndo] = useState(stories)
  const [isBusy, setBusy] = useState(false)
  const run = async (task: Promise<BatchResult>, message: string) => {
    setBusy(true)
    const { problem, failed } = await task
    setBusy(false)
    report(problem, message)
    onChanged()
    return failed
  }
  const publish = async () => {
    const message = translate('library.replacedPublished', { count: toPublish.length })
    setToPublish(await run(publishUpdatedStories(request, toPublish), message))
  }
  const undo = async () => {
    const published = publishableStories(stories).filter((story) => !toPublish.includes(story))
    const task = restoreUpdatedStories(request, toUndo, published)
    setToUndo(await run(task, translate('library.replacedUndone')))
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
      {toUndo.length > 0 && (
        <div className="dialog-actions">
          <button type="button" disabled={isBusy} onClick={() => void undo()}>
            {translate('library.replacedUndo')}
          </button>
          {toUndo === stories && toPublish.length > 0 && (
            <button
              type="button"
              className="is-primary"
              disabled={isBusy}
              onClick={() => void publish()}
            >
              {translate('library.replacedPublish', { count: toPublish.length })}
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
