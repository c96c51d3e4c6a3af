import { DEFAULT_LANGUAGE, splitSlug } from '@prospectus/content/schema/links/language-folder'
import type { Warning } from '@prospectus/protocol/management/story'
import type { Storage } from '../storage/storage.ts'
import type { WrittenStory } from '../stories/written-story.ts'
import { warning } from './warning.ts'

type Relative = Pick<
  WrittenStory,
  'name' | 'full_slug' | 'updated_at' | 'published_at' | 'published' | 'unpublished_changes'
>

/**
 * Warns when a page and its translations say different things, one is not published, or neither leads to the other
 * (LANG-2).
 * @param others the story's translations and its original, in their newest states
 */
export function translationWarnings(
  story: Relative,
  others: readonly Relative[],
  languages: readonly string[],
): readonly Warning[] {
  const languageOf = ({ full_slug }: Relative) => splitSlug(full_slug, languages).lang
  const about = { component: 'story', uid: '' }
  const nameAndAddress = ({ name, full_slug }: Relative) => ({ name, address: `/${full_slug}` })
  if (languageOf(story) !== DEFAULT_LANGUAGE) {
    const original = others.find((other) => languageOf(other) === DEFAULT_LANGUAGE)
    if (original === undefined) {
      return [warning('translation-not-linked', about)]
    }
    if (!isNewer(original.published_at, story.updated_at)) return []
    return [warning('original-changed', about, nameAndAddress(original))]
  }
  return others.flatMap((other): readonly Warning[] => {
    if (!other.published) {
      return [warning('translation-not-published', about, nameAndAddress(other))]
    }
    const isBehind = story.unpublished_changes && isNewer(story.updated_at, other.updated_at)
    return isBehind ? [warning('translation-behind', about, nameAndAddress(other))] : []
  })
}

/** A story's translations and original: those of its group, and those with its slug in another language. */
export async function relativesOf(
  storage: Pick<Storage, 'outline' | 'writtenStory'>,
  { id, full_slug, alternates }: WrittenStory,
  languages: readonly string[],
): Promise<readonly WrittenStory[]> {
  const { lang } = splitSlug(full_slug, languages)
  const bare = lang === DEFAULT_LANGUAGE ? full_slug : full_slug.slice(lang.length + 1) || 'home'
  const inLanguage = (code: string) => `${code}/${bare === 'home' ? '' : bare}`
  const slugs = [bare, ...languages.map(inLanguage)].filter((slug) => slug !== full_slug)
  const { items } = await storage.outline({
    parentId: undefined,
    startsWith: undefined,
    search: undefined,
    uuids: [],
    fullSlugs: slugs,
    only: 'stories',
    redirects: false,
    page: 1,
    perPage: 100,
  })
  const ids = new Set([...alternates, ...items].map((each) => each.id))
  ids.delete(id)
  return await Promise.all([...ids].map((each) => storage.writtenStory(each)))
}

function isNewer(one: string | null, other: string): boolean {
  return one !== null && Date.parse(one) > Date.parse(other)
}
