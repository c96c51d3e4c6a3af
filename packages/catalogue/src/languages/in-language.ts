import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { completeRawStory } from '@prospectus/protocol/raw-story'
import type { Entry } from '../rows/entry.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

interface LanguageContext {
  readonly lang: string
  readonly snapshot: Pick<Snapshot, 'find' | 'read'>
}

/** The story in `lang`, given its full slug in the default language; the original if it has no translation (LANG-2). */
export function entryInLanguage(fullSlug: string, context: LanguageContext): Entry | undefined {
  return translatedEntry(fullSlug, context) ?? findStory(fullSlug, context.snapshot)
}

/**
 * The translation without a fallback: the story at the same slug in the language's folder, else the original's
 * alternate.
 */
export function translatedEntry(
  fullSlug: string,
  { lang, snapshot }: LanguageContext,
): Entry | undefined {
  const original = findStory(fullSlug, snapshot)
  if (lang === DEFAULT_LANGUAGE) return original
  const inFolder = findStory(fullSlug === 'home' ? `${lang}/` : `${lang}/${fullSlug}`, snapshot)
  if (inFolder !== undefined || original === undefined) return inFolder
  const { alternates } = completeRawStory(snapshot.read(original))
  return alternates
    .map((alternate) => findStory(alternate.full_slug, snapshot))
    .find((entry) => entry?.lang === lang)
}

function findStory(fullSlug: string, { find }: Pick<Snapshot, 'find'>): Entry | undefined {
  const match = find(fullSlug)
  return match?.kind === 'story' ? match.entry : undefined
}
