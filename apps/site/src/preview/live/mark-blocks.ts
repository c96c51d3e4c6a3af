import { editableComment } from '@prospectus/protocol/editable-comment'

/** Which story a block stands in, as its `_editable` comment names it. */
export interface MarkedStory {
  readonly spaceId: string
  readonly storyId: number
}

/**
 * Content with an `_editable` comment on every block that has none: a block that was added in the editor
 * since the last save has not got its comment from the content system yet.
 */
export function markBlocks(content: unknown, story: MarkedStory, depth = 0): unknown {
  if (depth > MAXIMUM_DEPTH_LEVELS || typeof content !== 'object' || content === null)
    return content
  const inner = (value: unknown) => markBlocks(value, story, depth + 1)
  if (Array.isArray(content)) return content.map(inner)
  const object: Record<string, unknown> = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, inner(value)]),
  )
  const { component: name, _uid: uid, _editable: comment } = object
  const lacksComment = typeof comment !== 'string' || comment === ''
  if (typeof name !== 'string' || typeof uid !== 'string' || !lacksComment) return object
  const facts = { name, space: story.spaceId, uid, id: String(story.storyId) }
  return { ...object, _editable: editableComment(facts) }
}

const MAXIMUM_DEPTH_LEVELS = 500
