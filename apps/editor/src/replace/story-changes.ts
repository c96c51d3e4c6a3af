import type { Components, SendRequest } from '../api/api.ts'
import type { JsonObject } from '../document/json.ts'
import { translate } from '../messages/messages.ts'
import { replaceWords, type Wanted, type WordChange } from './replace-words.ts'

/** A story that would change, and how. */
export interface StoryChanges {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** The version that these changes were computed from: a newer save is not overwritten. */
  readonly version: number
  readonly content: JsonObject
  readonly changes: readonly WordChange[]
}

const PER_PAGE = 100

/**
 * Every story whose draft has the words in a text that visitors read, with what they would be replaced by.
 * Nothing is saved.
 *
 * @param onProgress called with how many of how many stories have been read
 * @returns also why the rest could not be read; empty when all of them were
 */
export async function findChanges(
  { request, components }: { readonly request: SendRequest; readonly components: Components },
  wanted: Wanted,
  onProgress: (read: number, of: number) => void,
): Promise<{ readonly found: readonly StoryChanges[]; readonly problem: string }> {
  const found: StoryChanges[] = []
  let read = 0
  for (let page = 1; ; page++) {
    const query = { in_content: wanted.find, story_only: true, page, per_page: PER_PAGE }
    const { body, problem, total = 0 } = await request('GET stories', { query })
    if (body === undefined) return { found, problem }
    for (const { id } of body.stories) {
      const whole = await request('GET stories/:id', { params: { id } })
      if (whole.body === undefined) return { found, problem: whole.problem }
      const { name, full_slug: slug, version, content } = whole.body.story
      const replaced = replaceWords(content ?? {}, wanted, components)
      if (replaced.changes.length > 0) found.push({ id, name, slug, version, ...replaced })
      onProgress(++read, total)
    }
    if (page * PER_PAGE >= total) return { found, problem: '' }
  }
}

/**
 * Saves a story with its changed words as a draft. Answers with why that failed, or an empty text. A story
 * that was saved by somebody since is left alone.
 */
export async function saveChanges(request: SendRequest, story: StoryChanges): Promise<string> {
  const { id, version, content } = story
  const { status, problem } = await request('PUT stories/:id', {
    params: { id },
    version,
    body: { story: { content } },
  })
  return status === 409 ? translate('replace.savedMeanwhile') : problem
}
