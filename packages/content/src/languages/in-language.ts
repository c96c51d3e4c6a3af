import { completeRawStory } from '@prospectus/protocol/raw-story'
import type { Entry } from '../index/rows/entry.ts'
import type { Snapshot } from '../index/snapshot/snapshot.ts'
import { DEFAULT_LANGUAGE } from '../schema/links/language-folder.ts'

/** A language, and the published content that it is looked for in. */
export interface LanguageContext {
  readonly lang: string
  readonly snapshot: Pick<Snapshot, 'find' | 'read'>
}

/**
 * The published story that the default language has at this full slug, in the language asked for; itself
 * when it has not been translated; undefined when neither is there (LANG-2).
 */
export function entryInLanguage(fullSlug: string, context: LanguageContext): Entry | undefined {
  return translatedEntry(fullSlug, context) ?? storyAt(fullSlug, context.snapshot)
}

/**
 * The same without falling back: under the same slug in the language's folder, or whatever story the
 * original names as its translation. `home` is the start page of the folder.
 */
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
