import { useStory } from '../../context/editor-context.ts'
import type { OpenStory } from '../../saving/open-story.ts'
import { FieldFrame } from '../field-frame.tsx'
import { fieldId } from '../field-props.ts'
import { WORDS } from '../words.ts'

const DEFINITION = {
  type: 'text',
  display_name: WORDS.storyName,
  description: WORDS.storyNameHelp,
  pos: 0,
} as const
const PATH = { uid: 'story', field: 'name' }

/** The story's own name. */
export function NameField({ open }: { readonly open: OpenStory }) {
  const name = useStory(open, ({ story }) => story.draft.name)
  return (
    <FieldFrame definition={DEFINITION} path={PATH}>
      <input
        id={fieldId(PATH)}
        type="text"
        value={name}
        onChange={(event) => open.rename(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
