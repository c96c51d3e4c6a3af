import { access } from 'node:fs/promises'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import type { RawNode } from './raw-node.ts'

/** The stored fields of a story. */
export function contentOf(story: Pick<StoryFile, 'content'>): Readonly<Record<string, unknown>> {
  return story.content as Readonly<Record<string, unknown>>
}

/** A rich text document of one paragraph. */
export function paragraphOf(text: string, ...more: readonly RawNode[]): RawNode {
  return {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }, ...more] }],
  }
}

export async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
