import { PathLink } from '../components/path.tsx'
import { commonEndLength, commonStartLength } from '../document/common-text.ts'
import { translate } from '../messages/messages.ts'
import type { TextChange } from './replace-words.ts'
import type { StoryChanges } from './story-changes.ts'

interface ChangedStoryProps {
  readonly story: StoryChanges
  readonly isSelected: boolean
  readonly onToggle: () => void
}

export function ChangedStory({ story, isSelected, onToggle }: ChangedStoryProps) {
  const { id, name, fullSlug, changes } = story
  return (
    <li className="replace-story">
      <div className="form-switch">
        <input id={`replace-${id}`} type="checkbox" checked={isSelected} onChange={onToggle} />
        <label htmlFor={`replace-${id}`}>
          <strong>{name}</strong> <span className="quiet">/{fullSlug}</span>
        </label>
        <PathLink to={`/stories/${id}`}>{translate('replace.open')}</PathLink>
      </div>
      <ul className="plain-list replace-changes">
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story may contain the same text twice
          <Change key={index} {...change} />
        ))}
      </ul>
    </li>
  )
}

function Change({ blockLabel, fieldLabel, before, after }: TextChange) {
  const { start, removed, added, end } = diffExcerpt(before, after)
  return (
    <li>
      <span className="quiet">
        {blockLabel}, {fieldLabel}:
      </span>{' '}
      {start}
      <del>{removed}</del>
      <ins>{added}</ins>
      {end}
    </li>
  )
}

/** Unchanged characters shown on either side. */
const CONTEXT_CHARACTERS = 40

/** Returns the differing part of two texts, extended to whole words, with some unchanged text on either side. */
export function diffExcerpt(before: string, after: string) {
  let from = commonStartLength(before, after)
  while (isInWord(before[from - 1])) from--
  let commonEnd = commonEndLength(before, after, from)
  while (commonEnd > 0 && isInWord(before.at(-commonEnd))) commonEnd--
  const start = before.slice(0, from)
  const end = before.slice(before.length - commonEnd)
  return {
    start: start.length > CONTEXT_CHARACTERS ? `…${start.slice(-CONTEXT_CHARACTERS)}` : start,
    removed: before.slice(from, before.length - commonEnd),
    added: after.slice(from, after.length - commonEnd),
    end: end.length > CONTEXT_CHARACTERS ? `${end.slice(0, CONTEXT_CHARACTERS)}…` : end,
  }
}

function isInWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
