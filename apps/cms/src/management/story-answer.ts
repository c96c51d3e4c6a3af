import type { Story, Warning } from '@prospectus/protocol/management/story'
import type { WrittenStory } from '../stories/written-story.ts'
import type { ContentAccess } from './content-access.ts'
import type { ManagementAnswer, ManagementRequest } from './management-route.ts'

/** A story as an answer; its `ETag` is the version that a save names in `If-Match`. */
export function storyBody(
  content: ContentAccess,
  story: WrittenStory,
): ManagementAnswer<{ readonly story: Story }> {
  return { body: { story: content.outward(story) }, headers: { etag: `"${story.version}"` } }
}

/** The answer to a save or publish: the story, and what a site would leave out of it. */
export async function answerStory(
  { content }: ManagementRequest,
  story: WrittenStory,
): Promise<ManagementAnswer<{ readonly story: Story; readonly warnings: readonly Warning[] }>> {
  const warnings = await content.review(story)
  return {
    body: { story: content.outward(story), warnings },
    headers: { etag: `"${story.version}"` },
  }
}
