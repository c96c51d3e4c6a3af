import { PathLink } from '../components/path.tsx'
import { translate } from '../messages/messages.ts'
import { differingPart } from './differing-part.ts'
import type { WordChange } from './replace-words.ts'
import type { StoryChanges } from './story-changes.ts'

interface ChangedStoryProps {
  readonly story: StoryChanges
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** A story that would change, with each text before and after. */
export function ChangedStory({ story, isChosen, onToggle }: ChangedStoryProps) {
  const { id, name, slug, changes } = story
  return (
    <li className="replace-story">
      <div className="form-switch">
        <input id={`replace-${id}`} type="checkbox" checked={isChosen} onChange={onToggle} />
        <label htmlFor={`replace-${id}`}>
          <strong>{name}</strong> <span className="quiet">/{slug}</span>
        </label>
        <PathLink to={`/stories/${id}`}>{translate('replace.open')}</PathLink>
      </div>
      <ul className="plain-list replace-changes">
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story may contain the same text twice
          <Change key={at} change={change} />
        ))}
      </ul>
    </li>
  )
}

function Change({ change }: { readonly change: WordChange }) {
  const { block, field, before, after } = change
  const { start, old, fresh, end } = differingPart(before, after)
  return (
    <li>
      <span className="quiet">
        {block}, {field}:
      </span>{' '}
      {start}
      <del>{old}</del>
      <ins>{fresh}</ins>
      {end}
    </li>
  )
}
