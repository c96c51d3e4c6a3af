import { storyKindOf } from '@prospectus/content/reading/story-kind'
import { allRootSchemas } from '@prospectus/content/schema/stories/all-root-schemas'
import { StorageError } from '../database/storage-error.ts'
import type { StoryWithDraft } from './story-with-draft.ts'

/** Throws `StorageError` for an unknown root component without a body of blocks: no site could render it (DATA-4). */
export function assertRenderable(content: Readonly<Record<string, unknown>>): void {
  if (storyKindOf(content) !== 'unknown') return
  const { component } = content
  const actual = component === undefined ? 'missing' : JSON.stringify(component).slice(0, 60)
  throw new StorageError(
    'invalid',
    `The component of the content is ${actual.toWellFormed()}; expected one of ` +
      `${Object.keys(allRootSchemas).join(', ')}, or content with a body of blocks.`,
    'content.component',
  )
}

/** Throws `StorageError` for a story that no site could render. Folders always pass. */
export function assertPublishable({ is_folder, content }: StoryWithDraft): void {
  if (!is_folder) assertRenderable(JSON.parse(content))
}

/**
 * Rejects content far larger than any page before anything walks through it: above 64 levels, 20,000 values or 1 MB of
 * JSON. Content is indexed, read, rendered and compared as a whole by everybody who opens it.
 * @throws {StorageError} with the exceeded limit
 */
export function assertBounded(content: Readonly<Record<string, unknown>>): void {
  const exceeded = exceededLimit(content)
  if (exceeded === undefined) return
  const message = `The content has more than ${exceeded}. Please divide it into several stories.`
  throw new StorageError('invalid', message, 'content')
}

/** The exceeded limit, as text; undefined within all of them. */
export function exceededLimit(input: Readonly<Record<string, unknown>>): string | undefined {
  let valueCount = 0
  let containers: unknown[] = [input]
  for (let level = 1; containers.length > 0; level += 1) {
    if (level > MAX_LEVELS) return `${MAX_LEVELS} levels`
    const innerContainers: unknown[] = []
    for (const container of containers) {
      for (const value of Object.values(Object(container))) {
        valueCount += 1
        if (valueCount > MAX_VALUES) return `${MAX_VALUES} values`
        if (typeof value === 'object' && value !== null) innerContainers.push(value)
      }
    }
    containers = innerContainers
  }
  return Buffer.byteLength(JSON.stringify(input)) > MAX_BYTES ? '1 MB' : undefined
}

const MAX_LEVELS = 64
const MAX_VALUES = 20_000
const MAX_BYTES = 1024 * 1024
