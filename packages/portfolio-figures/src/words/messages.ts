import { forLanguage } from '@prospectus/content/messages/for-language'
import type { Messages as SiteMessages } from '@prospectus/content/messages/messages'
import { usePage } from '@prospectus/site/src/rendering/page-view.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The site's messages, and the words of this package beside them. */
export type Messages = SiteMessages & typeof en

const WORDS = new Map<string, typeof en>([
  ['en', en],
  ['de', de],
])

/** The messages of a page in its language; in English where this package has none in it (LANG-1). */
export function useMessages(): Messages {
  const { lang, messages } = usePage()
  return { ...messages, ...(forLanguage(WORDS, lang) ?? en) }
}
