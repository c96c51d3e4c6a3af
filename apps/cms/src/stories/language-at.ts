import { DEFAULT_LANGUAGE, placeOf } from '@prospectus/content/schema/links/language-folder'
import type { Change } from '../database/change.ts'

/** What a story in no language folder has as its `lang` (delivery-protocol#languages). */
const DEFAULT_LANG = 'default'

/** The `lang` of a story at a full slug: the code of the language folder that it stands in (LANG-1). */
export async function languageAt({ db }: Change, fullSlug: string): Promise<string> {
  const space = await db.selectFrom('space').select('language_codes').executeTakeFirstOrThrow()
  const { lang } = placeOf(fullSlug, JSON.parse(space.language_codes))
  return lang === DEFAULT_LANGUAGE ? DEFAULT_LANG : lang
}

/** The `lang` of a story that moves: another one only where it comes into another language's folder. */
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
