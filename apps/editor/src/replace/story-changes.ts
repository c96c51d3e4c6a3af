import type { Components, SendRequest } from '../api/api.ts'
import type { JsonObject } from '../document/json.ts'
import { translate } from '../messages/messages.ts'
import { type Replacement, replaceWords, type TextChange } from './replace-words.ts'

export interface StoryChanges {
  readonly id: number
  readonly name: string
  readonly fullSlug: string
  /** Version that the changes are based on; a newer save is not overwritten. */
  readonly version: number
  readonly content: JsonObject
  readonly changes: readonly TextChange[]
}

const PER_PAGE = 100

/**
 * Computes the changes to every story whose draft contains the text. Saves nothing.
 *
 * @param onProgress called with the number of stories read so far, and the total
 * @returns the changes, and ''; after a failed request, the changes until then, and the problem
 */
export async function findReplacements(
  { request, components }: { readonly request: SendRequest; readonly components: Components },
  replacement: Replacement,
  onProgress: (read: number, total: number) => void,
): Promise<{ readonly changedStories: readonly StoryChanges[]; readonly problem: string }> {
  const changedStories: StoryChanges[] = []
  let readCount = 0
  for (let page = 1; ; page++) {
    const query = { in_content: replacement.find, story_only: true, page, per_page: PER_PAGE }
    const { body, problem, total = 0 } = await request('GET stories', { query })
    if (body === undefined) return { changedStories, problem }
    for (const { id } of body.stories) {
      const response = await request('GET stories/:id', { params: { id } })
      if (response.body === undefined) return { changedStories, problem: response.problem }
      const { name, full_slug: fullSlug, version, content } = response.body.story
      const result = replaceWords(content ?? {}, replacement, components)
      if (result.changes.length > 0) changedStories.push({ id, name, fullSlug, version, ...result })
      onProgress(++readCount, total)
    }
    if (page * PER_PAGE >= total) return { changedStories, problem: '' }
  }
}

/** Saves a story's changed draft, unless somebody has saved it since. Resolves to the problem, '' on success. */
export async function saveChanges(request: SendRequest, story: StoryChanges): Promise<string> {
  const { id, version, content } = story
  const { status, problem } = await request('PUT stories/:id', {
    params: { id },
    version,
    body: { story: { content } },
  })
  return status === 409 ? translate('replace.savedMeanwhile') : problem
}
