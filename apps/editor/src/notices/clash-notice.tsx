import { useEditor, useStory } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { describeClashes } from './describe-clashes.ts'

/** Tells that a colleague has written in the same place, and whose words stand there now. */
export function ClashNotice({ open }: { readonly open: OpenStory }) {
  const { go } = useEditor()
  const words = useStory(open, ({ story }) => describeClashes(story.clashes))
  return (
    <section role="status" aria-label={translate('notices.clashes')} className="notices-list">
      {words !== '' && (
        <div className="notices-card">
          <p>{words}</p>
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
