import { DEFAULT_LANGUAGE, placeOf } from '@prospectus/content/schema/links/language-folder'
import type { Warning } from '@prospectus/protocol/management/story'
import type { Storage } from '../storage/storage.ts'
import type { WrittenStory } from '../stories/written-story.ts'

type Relative = Pick<
  WrittenStory,
  'name' | 'full_slug' | 'updated_at' | 'published_at' | 'published' | 'unpublished_changes'
>

/**
 * What is wrong between a page and its translations: they say different things, nobody sees one of them, or
 * neither leads to the other (LANG-2).
 *
 * @param others the story's translations and its original, in their newest states
 */
export function translationWarnings(
  story: Relative,
  others: readonly Relative[],
  languages: readonly string[],
): readonly Warning[] {
  const languageOf = ({ full_slug }: Relative) => placeOf(full_slug, languages).lang
  const about = { component: 'story', uid: '' }
  const namedLike = ({ name, full_slug }: Relative) => ({ name, address: `/${full_slug}` })
  if (languageOf(story) !== DEFAULT_LANGUAGE) {
    const original = others.find((other) => languageOf(other) === DEFAULT_LANGUAGE)
    if (original === undefined) {
      const message =
        'This page is not linked with an original: visitors cannot change to it from another language.'
      return [{ kind: 'translation-not-linked', ...about, message }]
    }
    if (!isNewer(original.published_at, story.updated_at)) return []
    const message = `“${original.name}”, the original, was published after this translation was last changed.`
    return [{ kind: 'original-changed', ...about, message, values: namedLike(original) }]
  }
  return others.flatMap((other): readonly Warning[] => {
    if (!other.published) {
      const message = `“${other.name}” (/${other.full_slug}), a translation, is not published: visitors read this page instead.`
      return [{ kind: 'translation-not-published', ...about, message, values: namedLike(other) }]
    }
    const isBehind = story.unpublished_changes && isNewer(story.updated_at, other.updated_at)
    if (!isBehind) return []
    const message = `“${other.name}” (/${other.full_slug}), a translation, was not changed since: does it still say the same?`
    return [{ kind: 'translation-behind', ...about, message, values: namedLike(other) }]
  })
}

/** The translations of a story and its original: those of its group, and those with its slug in another language. */
export async function relativesOf(
  storage: Pick<Storage, 'outline' | 'writtenStory'>,
  { id, full_slug, alternates }: WrittenStory,
  languages: readonly string[],
): Promise<readonly WrittenStory[]> {
  const { lang } = placeOf(full_slug, languages)
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
