import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { useEditor, useStory } from '../../context/editor-context.ts'
import { may } from '../../context/may.ts'
import type { OpenStory } from '../../saving/open-story.ts'
import { WORDS } from '../words.ts'

/** The story's address, and the way to change it. */
export function AddressLine({ open }: { readonly open: OpenStory }) {
  const { me, go } = useEditor()
  const { id } = open.state().story.record
  const path = useStory(open, ({ story: { record } }) =>
    canonicalPath(record.full_slug, record.is_startpage === true),
  )
  // Visitors see the address of a published page change at once.
  const needs = useStory(open, ({ story }) => (story.record.published ? 'editor' : 'author'))
  return (
    <div className="field">
      <span className="field-label">{WORDS.address}</span>
      <span className="address-line">
        <span>{path}</span>
        {may(me, needs) && (
          <button
            type="button"
            aria-label={WORDS.changeAddress}
            onClick={() => go({ dialog: 'move', about: id })}
          >
            {WORDS.change}
          </button>
        )}
      </span>
    </div>
  )
}
