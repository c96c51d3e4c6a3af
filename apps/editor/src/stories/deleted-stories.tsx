import type { DeletedStory } from '@prospectus/protocol/management/story'
import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { Pager } from '../components/pager.tsx'
import { showTime } from '../components/show-time.ts'
import { useRefresh, useRows } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import type { StoryChanges } from './use-story-changes.ts'

interface DeletedStoriesProps {
  readonly bringBack: StoryChanges['bringBack']
  readonly onClose: () => void
}

const PER_PAGE = 25

/** Deleted stories, latest first, each with a button to restore it. */
export function DeletedStories({ bringBack, onClose }: DeletedStoriesProps) {
  const [page, setPage] = useState(1)
  const refresh = useRefresh()
  const query = { page, per_page: PER_PAGE }
  const { rows, total, problem } = useRows('GET deleted_stories', { query })
  const [actionProblem, setActionProblem] = useState('')
  const restore = async ({ id, full_slug }: DeletedStory) => {
    setActionProblem(await bringBack(id, `/${full_slug}`))
    if (rows?.length === 1 && page > 1) setPage(page - 1)
    else refresh('deleted_stories')
  }
  return (
    <Dialog size="panel" title={translate('stories.deletedStories')} onClose={onClose}>
      <p role="alert">{actionProblem || problem}</p>
      {rows !== undefined && total === 0 && <p>{translate('stories.noneDeleted')}</p>}
      <ul className="deleted-stories">
        {rows?.map((row) => (
          <li key={row.id}>
            <span>
              /{row.full_slug}{' '}
              {row.stories > 1 && translate('stories.withInside', { count: row.stories - 1 })}{' '}
              <span className="quiet">
                {translate('stories.deletedBy', {
                  name: row.deleted_by,
                  time: showTime(row.deleted_at),
                })}
              </span>
            </span>
            <button type="button" onClick={() => void restore(row)}>
              {translate('stories.bringBack')}
            </button>
          </li>
        ))}
      </ul>
      <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
    </Dialog>
  )
}
