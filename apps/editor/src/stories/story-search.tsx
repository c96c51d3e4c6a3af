import type { StoryEntry } from '@prospectus/protocol/management/story'
import { useState } from 'react'
import { arrowThrough } from '../components/arrow-through.ts'
import { useServerState } from '../context/server-state.ts'
import { useRested } from '../context/use-rested.ts'
import { translate } from '../messages/messages.ts'
import { findStories, type StoryKinds } from './find-stories.ts'

interface StorySearchProps {
  readonly id: string
  readonly label: string
  readonly kinds?: StoryKinds | undefined
  /** Whether a story that was found can be chosen; all can where it is left out. */
  readonly isOffered?: (story: StoryEntry) => boolean
  readonly onChoose: (story: StoryEntry) => void
}

const TYPED_MS = 150

/** A box to search stories in, and what was found as buttons below. */
export function StorySearch({
  id,
  label,
  kinds,
  isOffered = () => true,
  onChoose,
}: StorySearchProps) {
  const [words, setWords] = useState('')
  const rested = useRested(words, TYPED_MS)
  const isAsked = words.trim() !== '' && rested.trim() !== ''
  const { data: found } = useServerState(
    isAsked ? ['stories', 'found', rested, kinds] : undefined,
    async (read) => ({ words: rested, stories: await findStories(read, rested, kinds) }),
    { keepsPrevious: true },
  )
  const offered = found?.stories.filter(isOffered).slice(0, 12) ?? []
  const choose = (story: StoryEntry) => {
    onChoose(story)
    setWords('')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside
    <div className="story-search" onKeyDown={(event) => arrowThrough(event, 'input, button')}>
      <input
        id={id}
        type="search"
        aria-label={label}
        placeholder={translate('stories.searchHint')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = offered
          // What is still shown may have been found for other words.
          if (event.key !== 'Enter' || first === undefined || found?.words !== words) return
          event.preventDefault()
          choose(first)
        }}
      />
      {found !== undefined && offered.length === 0 && (
        <p role="status" className="quiet">
          {translate('stories.nothingFound')}
        </p>
      )}
      {offered.length > 0 && (
        <ul className="story-search-found">
          {offered.map((story) => (
            <li key={story.uuid}>
              <button type="button" onClick={() => choose(story)}>
                {story.name} <span className="quiet">/{story.full_slug}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
