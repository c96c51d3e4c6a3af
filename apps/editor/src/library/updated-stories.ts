import type { UpdatedStory } from '@prospectus/protocol/management/asset'
import type { SendRequest } from '../api/api.ts'

/** Returns the stories whose only unpublished change is the new file. */
export function publishableStories(stories: readonly UpdatedStory[]): readonly UpdatedStory[] {
  return stories.filter(({ published, had_changes }) => published && !had_changes)
}

export interface BatchResult {
  /** The problems of all stories; '' on success. */
  readonly problem: string
  readonly failed: readonly UpdatedStory[]
}

/** Publishes stories with the new file, except those saved since. */
export async function publishUpdatedStories(
  request: SendRequest,
  stories: readonly UpdatedStory[],
): Promise<BatchResult> {
  return await runForEach(stories, ({ id, version }) =>
    request('POST stories/:id/publish', { params: { id }, version: version + 1 }),
  )
}

/** Restores the drafts from before the replacement, and publishes those in `published` again. */
export async function restoreUpdatedStories(
  request: SendRequest,
  stories: readonly UpdatedStory[],
  published: readonly UpdatedStory[],
): Promise<BatchResult> {
  return await runForEach(stories, async (story) => {
    const { id, version } = story
    const restoreResult = await request('PUT stories/:id/restore', {
      params: { id },
      query: { version },
      version: version + 1,
    })
    if (restoreResult.problem !== '' || !published.includes(story)) return restoreResult
    return await request('POST stories/:id/publish', { params: { id }, version: version + 2 })
  })
}

async function runForEach(
  stories: readonly UpdatedStory[],
  action: (story: UpdatedStory) => Promise<{ readonly problem: string }>,
): Promise<BatchResult> {
  const problems: string[] = []
  const failed: UpdatedStory[] = []
  for (const story of stories) {
    const { problem } = await action(story)
    if (problem === '') continue
    problems.push(`${story.name}: ${problem}`)
    failed.push(story)
  }
  return { problem: problems.join(' '), failed }
}
