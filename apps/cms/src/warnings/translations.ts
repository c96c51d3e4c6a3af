import { DEFAULT_LANGUAGE, splitSlug } from '@prospectus/content/schema/links/language-folder'
import type { Warning } from '@prospectus/protocol/management/story'
import type { Storage } from '../storage/storage.ts'
import type { StoryWithDraft } from '../stories/story-with-draft.ts'
import { warning } from './warning.ts'

type TranslatedPage = Pick<
  StoryWithDraft,
  'name' | 'full_slug' | 'updated_at' | 'published_at' | 'published' | 'unpublished_changes'
>

/**
 * Warns when a page or a translation is behind the other, is not published, or is not linked to the other (LANG-2).
 * @param others the story's translations and its original, in their newest states
 */
export function translationWarnings(
  story: TranslatedPage,
  others: readonly TranslatedPage[],
  languages: readonly string[],
): readonly Warning[] {
  const languageOf = ({ full_slug }: TranslatedPage) => splitSlug(full_slug, languages).lang
  const location = { component: 'story', uid: '' }
  const nameAndAddress = ({ name, full_slug }: TranslatedPage) => ({
    name,
    address: `/${full_slug}`,
  })
  if (languageOf(story) !== DEFAULT_LANGUAGE) {
    const original = others.find((other) => languageOf(other) === DEFAULT_LANGUAGE)
    if (original === undefined) {
      return [warning('translation-not-linked', location)]
    }
    if (!isNewer(original.published_at, story.updated_at)) return []
    return [warning('original-changed', location, nameAndAddress(original))]
  }
  return others.flatMap((other): readonly Warning[] => {
    if (!other.published) {
      return [warning('translation-not-published', location, nameAndAddress(other))]
    }
    const isBehind = story.unpublished_changes && isNewer(story.updated_at, other.updated_at)
    return isBehind ? [warning('translation-behind', location, nameAndAddress(other))] : []
  })
}

/** A story's translations and original: those of its group, and those with its slug in another language. */
export async function findTranslations(
  storage: Pick<Storage, 'listEntries' | 'storyWithDraft'>,
  { id, full_slug, alternates }: StoryWithDraft,
  languages: readonly string[],
): Promise<readonly StoryWithDraft[]> {
  const { lang } = splitSlug(full_slug, languages)
  const defaultSlug =
    lang === DEFAULT_LANGUAGE ? full_slug : full_slug.slice(lang.length + 1) || 'home'
  const inLanguage = (code: string) => `${code}/${defaultSlug === 'home' ? '' : defaultSlug}`
  const slugs = [defaultSlug, ...languages.map(inLanguage)].filter((slug) => slug !== full_slug)
  const { items } = await storage.listEntries({
    fullSlugs: slugs,
    kind: 'stories',
    page: 1,
    perPage: 100,
  })
  const ids = new Set([...alternates, ...items].map((page) => page.id))
  ids.delete(id)
  return await Promise.all([...ids].map((storyId) => storage.storyWithDraft(storyId)))
}

function isNewer(time: string | null, reference: string): boolean {
  return time !== null && Date.parse(time) > Date.parse(reference)
}
