import { useStory } from '../context/editor-context.ts'
import type { OpenStory } from '../saving/open-story.ts'

const WORDS = {
  saved: 'Saved',
  saving: 'Saving',
  'not-saved': 'Not saved',
  refused: 'Not saved',
} as const

/**
 * Shows whether what is typed has reached the server. It never claims more than is known, and never blocks
 * the editor.
 */
export function SaveState({ open }: { readonly open: OpenStory }) {
  const save = useStory(open, (shown) => shown.save)
  const fault = useStory(open, (shown) => shown.fault)
  return (
    <>
      <span role="status" aria-label="Save state" className={`save-state is-${save}`}>
        {WORDS[save]}
      </span>
      {fault !== '' && save !== 'saved' && (
        <span role="alert" className="save-fault">
          {fault}
          {save === 'not-saved' && ' What you type is kept in this browser and sent later.'}
        </span>
      )}
    </>
  )
}
