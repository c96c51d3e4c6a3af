import { StorageError } from '../database/storage-error.ts'
import type { StoryRow } from './read-rows.ts'

/** Folder of the templates, which only editors see (decision 0055). */
export const TEMPLATE_FOLDER = '_templates'

/** True for a template, and for the folder of the templates. */
export function isTemplate({ full_slug }: Pick<StoryRow, 'full_slug'>): boolean {
  return full_slug === TEMPLATE_FOLDER || full_slug.startsWith(`${TEMPLATE_FOLDER}/`)
}

/** Throws `StorageError` for a template, since visitors must not see it. */
export function assertNotTemplate(story: Pick<StoryRow, 'full_slug'>): void {
  if (!isTemplate(story)) return
  throw new StorageError(
    'invalid',
    'A template cannot be published: make a page from it and publish that.',
  )
}

/** Throws `StorageError` when a folder or a published story would be moved among the templates. */
export function assertTemplateMove(
  story: Pick<StoryRow, 'full_slug' | 'is_folder' | 'published'>,
  newLocation: Pick<StoryRow, 'full_slug'>,
): void {
  if (isTemplate(story) || !isTemplate(newLocation)) return
  if (story.is_folder === 0 && story.published === 0) return
  throw new StorageError(
    'invalid',
    'Folders and published stories cannot become templates: save a copy as a template.',
    'parent_id',
  )
}
