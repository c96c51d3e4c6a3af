import type { ReplacedStory } from '@prospectus/protocol/management/asset'
import { useState } from 'react'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { PathLink } from '../components/path.tsx'
import { useEditor } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import { publishable, publishReplaced, restoreReplaced } from './replaced-stories.ts'

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
    const problem = await work
    setBusy(false)
    setDone(next)
    report(problem, words)
    onChanged()
  }
  const publish = () =>
    act(
      'published',
      publishReplaced(request, ready),
      translate('library.replacedPublished', { count: ready.length }),
    )
  const undo = () => {
    const published = done === 'published' ? ready : []
    return act(
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
      {done !== 'undone' && (
        <div className="dialog-actions">
          <button type="button" disabled={isBusy} onClick={() => void undo()}>
            {translate('library.replacedUndo')}
          </button>
          {done === 'drafts' && ready.length > 0 && (
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
