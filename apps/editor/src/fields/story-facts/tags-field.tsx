import { useState } from 'react'
import { useStory } from '../../context/editor-context.ts'
import type { OpenStory } from '../../saving/open-story.ts'
import { controlOf, FieldFrame } from '../field-frame.tsx'
import { WORDS } from '../words.ts'
import { tagsIn } from './tags.ts'

const DEFINITION = {
  type: 'text',
  display_name: WORDS.tags,
  description: WORDS.tagsHelp,
  pos: 0,
} as const
const PATH = { uid: 'story', field: 'tags' }

/** The story's tags, in one line between commas. */
export function TagsField({ open }: { readonly open: OpenStory }) {
  const stored = useStory(open, ({ story }) => story.draft.tag_list).join(', ')
  const [typed, setTyped] = useState('')
  // A comma that was just typed stands until something else changes the tags, such as a step back.
  const line = tagsIn(typed).join(', ') === stored ? typed : stored
  return (
    <FieldFrame definition={DEFINITION} path={PATH}>
      <input
        {...controlOf({ definition: DEFINITION, path: PATH })}
        type="text"
        value={line}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const tags = tagsIn(value)
          if (tags.join(', ') !== stored) open.tag(tags)
        }}
      />
    </FieldFrame>
  )
}
