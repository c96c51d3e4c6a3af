import { useEditor, useStory } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { describeConflicts } from './describe-conflicts.ts'

export function ConflictNotice({ open }: { readonly open: OpenStory }) {
  const { go } = useEditor()
  const message = useStory(open, ({ story }) => describeConflicts(story.conflicts))
  return (
    <section role="status" aria-label={translate('notices.conflicts')} className="notices-list">
      {message !== '' && (
        <div className="notices-card">
          <p>{message}</p>
          <p className="row-actions">
            <button type="button" onClick={() => go({ dialog: 'versions' })}>
              {translate('notices.versions')}
            </button>
            <button type="button" onClick={() => open.dismissConflicts()}>
              {translate('notices.close')}
            </button>
          </p>
        </div>
      )}
    </section>
  )
}
