import { forLanguage } from '@prospectus/content/messages/for-language'
import {
  type Messages as SiteMessages,
  messagesFor as siteMessagesFor,
} from '@prospectus/content/messages/messages'
import { usePage } from '@prospectus/site/src/rendering/page-view.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'

/** The site's messages, and the words of this package beside them. */
export type Messages = SiteMessages & Words

const WORDS = new Map<string, Words>([
  ['en', en],
  ['de', de],
])

/** The words of a language; English where there are none in it (LANG-1). */
export function wordsFor(lang: string): Words {
  return forLanguage(WORDS, lang) ?? en
}

/** The messages in a language, with these words. */
export function messagesFor(lang: string): Messages {
  return { ...siteMessagesFor(lang), ...wordsFor(lang) }
}

/** The messages of the page that is rendered, with these words. */
export function useMessages(): Messages {
  const { lang, messages } = usePage()
  return { ...messages, ...wordsFor(lang) }
}
