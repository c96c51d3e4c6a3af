import type { ReplacedStory } from '@prospectus/protocol/management/asset'
import type { SendRequest } from '../api/api.ts'

/** Those that can be published without publishing anything but the new file. */
export function publishable(stories: readonly ReplacedStory[]): readonly ReplacedStory[] {
  return stories.filter(({ published, had_changes }) => published && !had_changes)
}

/**
 * Publishes stories with the new file. One that somebody has saved since is left alone.
 *
 * @returns why some were not published; empty when all were
 */
export async function publishReplaced(
  request: SendRequest,
  stories: readonly ReplacedStory[],
): Promise<string> {
  return await inTurn(stories, ({ id, version }) =>
    request('POST stories/:id/publish', { params: { id }, version: version + 1 }),
  )
}

/**
 * Brings back what the drafts said before, and publishes those that were published with the new file.
 *
 * @returns why some were not brought back; empty when all were
 */
export async function restoreReplaced(
  request: SendRequest,
  stories: readonly ReplacedStory[],
  published: readonly ReplacedStory[],
): Promise<string> {
  return await inTurn(stories, async (story) => {
    const { id, version } = story
    const restored = await request('PUT stories/:id/restore', {
      params: { id },
      query: { version },
      version: version + 1,
    })
    if (restored.problem !== '' || !published.includes(story)) return restored
    return await request('POST stories/:id/publish', { params: { id }, version: version + 2 })
  })
}

async function inTurn(
  stories: readonly ReplacedStory[],
  work: (story: ReplacedStory) => Promise<{ readonly problem: string }>,
): Promise<string> {
  const problems: string[] = []
  for (const story of stories) {
    const { problem } = await work(story)
    if (problem !== '') problems.push(`${story.name}: ${problem}`)
  }
  return problems.join(' ')
}
