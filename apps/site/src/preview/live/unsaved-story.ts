import { type ContentMapping, mapContent } from '@prospectus/content/reading/content-mapping'
import { hasPage, storyKindOf } from '@prospectus/content/reading/story-kind'
import { editableComment } from '@prospectus/protocol/editable-comment'
import { type RawStory, readRawStory } from '@prospectus/protocol/raw-story'
import type { UnsavedError } from '../../preview-features.ts'

interface StoryIds {
  readonly spaceId: string
  readonly storyId: number
}

interface SigningScope {
  readonly spaceId: string
  /** Undefined if the signature is for any story of the space. */
  readonly storyId: number | undefined
}

/** Reads the editor's story, with edit markers and mapped content. Never throws. */
export function readUnsaved(
  value: unknown,
  scope: SigningScope,
  mapping: ContentMapping = {},
): RawStory | UnsavedError {
  const story = readRawStory(value)
  if (story === undefined) {
    return { status: 422, error: 'Expected "story" to be a story with "uuid" and "full_slug".' }
  }
  if (scope.storyId !== undefined && scope.storyId !== story.id) {
    const error = `The request is signed for story ${scope.storyId}, but contains story ${story.id}.`
    return { status: 403, error }
  }
  const ids = { spaceId: scope.spaceId, storyId: story.id }
  // Marked before mapping: blocks that the mapping adds are not in the editor.
  const content = mapContent(markBlocks(story.content, ids), mapping)
  const component = storyKindOf(content)
  if (!hasPage(component) && component !== 'settings') {
    return { status: 422, error: 'A story of this component has no page of its own.' }
  }
  return { ...story, content }
}

/** Adds `_editable` comments: a block added since the last save has none from the content system. */
function markBlocks(content: unknown, story: StoryIds, depth = 0): unknown {
  if (depth > MAX_DEPTH || typeof content !== 'object' || content === null) return content
  const markInner = (value: unknown) => markBlocks(value, story, depth + 1)
  if (Array.isArray(content)) return content.map(markInner)
  const object: Record<string, unknown> = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, markInner(value)]),
  )
  const { component: name, _uid: uid, _editable: comment } = object
  const lacksComment = typeof comment !== 'string' || comment === ''
  if (typeof name !== 'string' || typeof uid !== 'string' || !lacksComment) return object
  const blockKeys = { name, space: story.spaceId, uid, id: String(story.storyId) }
  return { ...object, _editable: editableComment(blockKeys) }
}

const MAX_DEPTH = 500
