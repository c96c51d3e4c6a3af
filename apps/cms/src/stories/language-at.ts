import { DEFAULT_LANGUAGE, splitSlug } from '@prospectus/content/schema/links/language-folder'
import type { Change } from '../database/change.ts'

/** `lang` of a story outside of language folders (delivery-protocol#languages). */
const LANG_OUTSIDE_FOLDERS = 'default'

/** `lang` for a full slug: the code of its language folder (LANG-1). */
export async function languageAt({ db }: Change, fullSlug: string): Promise<string> {
  const space = await db.selectFrom('space').select('language_codes').executeTakeFirstOrThrow()
  const { lang } = splitSlug(fullSlug, JSON.parse(space.language_codes))
  return lang === DEFAULT_LANGUAGE ? LANG_OUTSIDE_FOLDERS : lang
}

/** `lang` after a move, which changes only between language folders. */
export async function languageAfterMove(
  change: Change,
  story: { readonly lang: string; readonly full_slug: string },
  fullSlug: string,
): Promise<string> {
  if (story.full_slug === fullSlug) return story.lang
  const [before, after] = await Promise.all([
    languageAt(change, story.full_slug),
    languageAt(change, fullSlug),
  ])
  return before === after ? story.lang : after
}
