import { componentOfContent, hasPage } from '@prospectus/content/reading/component'
import { type RawStory, readRawStory } from '@prospectus/protocol/raw-story'
import type { UnsavedFault } from '../../preview-part.ts'
import { markBlocks } from './mark-blocks.ts'

/** What the request that brings a story is signed for. */
export interface SignedFor {
  readonly spaceId: string
  /** Undefined: any story of the space. */
  readonly storyId: number | undefined
}

/** A story as the editor holds it, with edit markers; or what is wrong with it. Never throws. */
export function readUnsaved(given: unknown, signed: SignedFor): RawStory | UnsavedFault {
  const story = readRawStory(given)
  if (story === undefined) {
    return { status: 422, error: 'Expected "story" to be a story with "uuid" and "full_slug".' }
  }
  if (signed.storyId !== undefined && signed.storyId !== story.id) {
    const error = `The request is signed for story ${signed.storyId}, and brings story ${story.id}.`
    return { status: 403, error }
  }
  const component = componentOfContent(story.content)
  if (!hasPage(component) && component !== 'settings') {
    return { status: 422, error: 'A story of this component has no page of its own.' }
  }
  const place = { spaceId: signed.spaceId, storyId: story.id }
  return { ...story, content: markBlocks(story.content, place) }
}
