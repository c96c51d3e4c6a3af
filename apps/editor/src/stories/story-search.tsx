import type { StoryEntry } from '@prospectus/protocol/management/story'
import { useState } from 'react'
import { moveFocusByArrow } from '../components/arrow-keys.ts'
import { SearchBox } from '../components/form.tsx'
import { useServerState } from '../context/server-state.ts'
import { useDebounced } from '../context/use-debounced.ts'
import { translate } from '../messages/messages.ts'
import { type ComponentFilter, findStories } from './find-stories.ts'

interface StorySearchProps {
  readonly id: string
  readonly label: string
  readonly kinds?: ComponentFilter | undefined
  readonly isOffered?: (story: StoryEntry) => boolean
  readonly onSelect: (story: StoryEntry) => void
}

const SEARCH_DEBOUNCE_MS = 150
const MAX_SHOWN = 12

export function StorySearch({
  id,
  label,
  kinds,
  isOffered = () => true,
  onSelect,
}: StorySearchProps) {
  const [text, setText] = useState('')
  const debouncedText = useDebounced(text, SEARCH_DEBOUNCE_MS)
  const isSearching = text.trim() !== '' && debouncedText.trim() !== ''
  const { data: results, problem } = useServerState(
    isSearching ? ['stories', 'found', debouncedText, kinds] : undefined,
    async (read) => ({
      text: debouncedText,
      stories: await findStories(read, debouncedText, kinds),
    }),
    { keepsPrevious: true },
  )
  const offeredStories = results?.stories.filter(isOffered).slice(0, MAX_SHOWN) ?? []
  const select = (story: StoryEntry) => {
    onSelect(story)
    setText('')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside
    <div className="story-search" onKeyDown={(event) => moveFocusByArrow(event, 'input, button')}>
      <SearchBox
        id={id}
        label={label}
        placeholder={translate('stories.searchHint')}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          const [firstStory] = offeredStories
          // The shown results may be those of an earlier text.
          if (event.key !== 'Enter' || firstStory === undefined || results?.text !== text) return
          event.preventDefault()
          select(firstStory)
        }}
      />
      {problem !== '' && (
        <p role="alert" className="field-fault">
          {problem}
        </p>
      )}
      {results !== undefined && offeredStories.length === 0 && (
        <p role="status" className="quiet">
          {translate('stories.nothingFound')}
        </p>
      )}
      {offeredStories.length > 0 && (
        <ul className="story-search-found">
          {offeredStories.map((story) => (
            <li key={story.uuid}>
              <button type="button" className="one-line" onClick={() => select(story)}>
                {story.name} <span className="quiet">/{story.full_slug}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
