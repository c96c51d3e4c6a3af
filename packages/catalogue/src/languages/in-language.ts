import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { completeRawStory } from '@prospectus/protocol/raw-story'
import type { Entry } from '../rows/entry.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

interface LanguageContext {
  readonly lang: string
  readonly snapshot: Pick<Snapshot, 'find' | 'read'>
}

/** The translation of the published story at this full slug in the default language, else that story (LANG-2). */
export function entryInLanguage(fullSlug: string, context: LanguageContext): Entry | undefined {
  return translatedEntry(fullSlug, context) ?? storyAt(fullSlug, context.snapshot)
}

/** The translation without fallback: the same slug in the language's folder, or the one that the original names. */
export function translatedEntry(
  fullSlug: string,
  { lang, snapshot }: LanguageContext,
): Entry | undefined {
  const original = storyAt(fullSlug, snapshot)
  if (lang === DEFAULT_LANGUAGE) return original
  const own = storyAt(fullSlug === 'home' ? `${lang}/` : `${lang}/${fullSlug}`, snapshot)
  if (own !== undefined || original === undefined) return own
  const { alternates } = completeRawStory(snapshot.read(original))
  return alternates
    .map((alternate) => storyAt(alternate.full_slug, snapshot))
    .find((entry) => entry?.lang === lang)
}

function storyAt(fullSlug: string, { find }: Pick<Snapshot, 'find'>): Entry | undefined {
  const found = find(fullSlug)
  return found?.kind === 'story' ? found.entry : undefined
}
