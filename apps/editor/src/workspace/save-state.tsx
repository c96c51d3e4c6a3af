import { useStory } from '../context/editor-context.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { WORDS } from './words.ts'

/**
 * Shows whether what is typed has reached the server, and whether visitors see it. It never claims more than is
 * known, and never blocks the editor.
 */
export function SaveState({ open }: { readonly open: OpenStory }) {
  const save = useStory(open, (shown) => shown.save)
  const fault = useStory(open, (shown) => shown.fault)
  const seen = useStory(open, ({ story: { record } }) => {
    if (!record.published) return 'draft'
    return record.unpublished_changes ? 'changed' : 'published'
  })
  return (
    <>
      <span role="status" aria-label={WORDS.saveState} className={`save-state is-${save}`}>
        {WORDS.save[save]}
      </span>
      <span role="status" className="quiet seen-state">
        {save === 'saved' && WORDS.seen[seen]}
      </span>
      {fault !== '' && save !== 'saved' && (
        <span role="alert" className="save-fault">
          {fault}
          {save === 'not-saved' && ` ${WORDS.keptHere}`}
        </span>
      )}
    </>
  )
}
