import type { Release } from '@prospectus/protocol/management/plan'
import { useState } from 'react'
import { showTime } from '../components/show-time.ts'
import { translate } from '../messages/messages.ts'
import { StoryLink } from './story-link.tsx'

interface ReleaseLineProps {
  readonly release: Release
  /** Id of the open story. */
  readonly storyId: number
  readonly onPages: (storyIds: readonly number[]) => void
  /** Called to put the newest draft of a page into the release. */
  readonly onNewest: (storyId: number) => void
  readonly onPublish: () => void
  readonly onDelete: () => void
}

/** One release: its pages, its actions, and the problem if it failed. */
export function ReleaseLine({ release, storyId, ...on }: ReleaseLineProps) {
  const { name, story_ids, changed_ids, release_at, problem } = release
  const isOpen = release.done_at === null
  // The pages are loaded only when the list is opened.
  const [isListed, setListed] = useState(false)
  return (
    <li className="release-line">
      <span>
        <b>{name}</b>
        {release_at !== null && ` ${showTime(release_at)}`}
        {changed_ids.length > 0 &&
          ` (${translate('planned.changedPages', { count: changed_ids.length })})`}
        {problem !== null && (
          <span role="alert"> {translate('publishing.problem', { why: problem })}</span>
        )}
      </span>
      <details onToggle={({ currentTarget }) => setListed(currentTarget.open)}>
        <summary>{translate('publishing.pages', { count: story_ids.length })}</summary>
        {isListed && (
          <ul>
            {story_ids.map((id) => (
              <li key={id}>
                <StoryLink id={id} />{' '}
                {changed_ids.includes(id) && (
                  <>
                    ({translate('planned.changedSincePlanned')}){' '}
                    <button type="button" onClick={() => on.onNewest(id)}>
                      {translate('planned.planNewest')}
                    </button>{' '}
                  </>
                )}
                {isOpen && story_ids.length > 1 && (
                  <button
                    type="button"
                    onClick={() => on.onPages(story_ids.filter((each) => each !== id))}
                  >
                    {translate('publishing.takeOut')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </details>
      <span className="row-actions">
        {isOpen && !story_ids.includes(storyId) && (
          <button type="button" onClick={() => on.onPages([...story_ids, storyId])}>
            {translate('publishing.addToRelease')}
          </button>
        )}
        {isOpen && (
          <button type="button" onClick={on.onPublish}>
            {translate('publishing.publishRelease', { name })}
          </button>
        )}
        <button type="button" onClick={on.onDelete}>
          {translate('publishing.deleteRelease', { name })}
        </button>
        {isOpen && story_ids.includes(storyId) && (
          <span className="quiet">{translate('publishing.inRelease')}</span>
        )}
      </span>
    </li>
  )
}
