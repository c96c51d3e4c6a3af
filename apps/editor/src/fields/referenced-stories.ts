import type { StoryEntry } from '@prospectus/protocol/management/story'
import { useServerState } from '../context/server-state.ts'
import { readStoriesByUuid } from '../stories/find-stories.ts'

interface ReferencedStories {
  /** Returns a story; null when it is missing, and undefined while loading or when loading failed. */
  readonly storyOf: (uuid: string) => StoryEntry | null | undefined
  /** Why loading failed; '' without a failure. */
  readonly problem: string
}

/** The stories that a field refers to. Those known already stay while a changed list of uuids is loading. */
export function useReferencedStories(uuids: readonly string[]): ReferencedStories {
  const { data, problem } = useServerState(
    ['stories', 'by-uuid', ...uuids],
    async (read) => {
      const stories = await readStoriesByUuid(read, uuids)
      return new Map(
        uuids.map((uuid) => [uuid, stories.find((story) => story.uuid === uuid) ?? null]),
      )
    },
    { keepsPrevious: true },
  )
  return { storyOf: (uuid) => data?.get(uuid), problem }
}
