import { componentOfContent } from '@prospectus/content/reading/component'
import { allRoots } from '@prospectus/content/schema/stories/all-roots'
import { StorageFault } from '../database/storage-fault.ts'
import type { WrittenStory } from './written-story.ts'

/**
 * Throws `StorageFault` for content that no site could render at all: of a root component that nobody knows,
 * and without a body of blocks (DATA-4).
 */
export function refuseUnrenderable(content: Readonly<Record<string, unknown>>): void {
  if (componentOfContent(content) !== 'other' || Array.isArray(content.body)) return
  const { component } = content
  const found = component === undefined ? 'missing' : JSON.stringify(component).slice(0, 60)
  throw new StorageFault(
    'invalid',
    `The component of the content is ${found.toWellFormed()}; expected one of ` +
      `${Object.keys(allRoots).join(', ')}, or content with a body of blocks.`,
    'content.component',
  )
}

/** Throws `StorageFault` for a story that a site could not render at all; a folder has nothing to render. */
export function refuseUnpublishable({ is_folder, content }: WrittenStory): void {
  if (!is_folder) refuseUnrenderable(JSON.parse(content))
}
