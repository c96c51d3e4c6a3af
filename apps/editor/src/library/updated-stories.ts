import type { UpdatedStory } from '@prospectus/protocol/management/asset'
import type { SendRequest } from '../api/api.ts'

/**
 * How far a story is on the way to the new file, or back to the old one: its draft shows the new file (`replaced`);
 * visitors see it too (`published`); the draft shows the old file again, but visitors do not (`restored`); everybody
 * sees the old file (`undone`).
 */
type Stage = 'replaced' | 'published' | 'restored' | 'undone'

export interface StoryWithStage extends UpdatedStory {
  readonly stage: Stage
}

/** True if the new file is the story's only unpublished change. */
export function isPublishable({ published, had_changes, stage }: StoryWithStage): boolean {
  return published && !had_changes && stage === 'replaced'
}

export function isUndoable({ stage }: StoryWithStage): boolean {
  return stage !== 'undone'
}

interface BatchResult {
  /** The problems of all stories; '' on success. */
  readonly problem: string
  /** All stories, each as far as it got. */
  readonly stories: readonly StoryWithStage[]
}

/** Publishes the publishable stories with the new file, except those saved since. */
export async function publishUpdatedStories(
  request: SendRequest,
  stories: readonly StoryWithStage[],
): Promise<BatchResult> {
  return await runOnEach(stories, isPublishable, async ({ id, version, stage }) => {
    const { problem } = await request('POST stories/:id/publish', {
      params: { id },
      // The replacement saved the next version.
      version: version + 1,
    })
    return { problem, stage: problem === '' ? 'published' : stage }
  })
}

/** Restores the drafts from before the replacement, and publishes those again that were published with the new file. */
export async function restoreUpdatedStories(
  request: SendRequest,
  stories: readonly StoryWithStage[],
): Promise<BatchResult> {
  return await runOnEach(stories, isUndoable, async ({ id, version, stage }) => {
    // A restore makes a new version, so it must not be sent again when only the publish after it has failed.
    if (stage !== 'restored') {
      const { problem } = await request('PUT stories/:id/restore', {
        params: { id },
        query: { version },
        version: version + 1,
      })
      if (problem !== '') return { problem, stage }
      if (stage !== 'published') return { problem, stage: 'undone' }
    }
    const { problem } = await request('POST stories/:id/publish', {
      params: { id },
      version: version + 2,
    })
    return { problem, stage: problem === '' ? 'undone' : 'restored' }
  })
}

interface ActionResult {
  readonly problem: string
  readonly stage: Stage
}

/** Runs an action on each story that it applies to, one after the other. */
async function runOnEach(
  stories: readonly StoryWithStage[],
  isApplicable: (story: StoryWithStage) => boolean,
  action: (story: StoryWithStage) => Promise<ActionResult>,
): Promise<BatchResult> {
  const problems: string[] = []
  const results: StoryWithStage[] = []
  for (const story of stories) {
    const { problem, stage } = isApplicable(story)
      ? await action(story)
      : { problem: '', stage: story.stage }
    if (problem !== '') problems.push(`${story.name}: ${problem}`)
    results.push({ ...story, stage })
  }
  return { problem: problems.join(' '), stories: results }
}
