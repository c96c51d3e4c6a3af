import { useEditor, useStory } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { describeClashes } from './describe-clashes.ts'

/** Notice that a colleague changed the same field or block, and which version was kept. */
export function ClashNotice({ open }: { readonly open: OpenStory }) {
  const { go } = useEditor()
  const message = useStory(open, ({ story }) => describeClashes(story.clashes))
  return (
    <section role="status" aria-label={translate('notices.clashes')} className="notices-list">
      {message !== '' && (
        <div className="notices-card">
          <p>{message}</p>
          <p className="row-actions">
            <button type="button" onClick={() => go({ dialog: 'versions' })}>
              {translate('notices.versions')}
            </button>
            <button type="button" onClick={() => open.dismissClashes()}>
              {translate('notices.close')}
            </button>
          </p>
        </div>
      )}
    </section>
  )
}
