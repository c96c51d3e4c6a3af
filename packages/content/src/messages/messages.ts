import { byLanguage, readCatalogues } from './catalogues.ts'
import en from './en.json' with { type: 'json' }
import { forLanguage } from './for-language.ts'
import { type ListMessages, listMessages } from './list-messages.ts'

type SiteMessages = typeof en

/** Every text of the site that is not content (LANG-1); `formatMessage` fills in the values. */
export type Messages = SiteMessages & ListMessages

const CATALOGUES: ReadonlyMap<string, Messages> = new Map(
  Array.from(
    byLanguage(
      import.meta.env
        ? import.meta.glob<SiteMessages>('./*.json', { eager: true, import: 'default' })
        : readCatalogues<SiteMessages>(import.meta.dirname),
    ),
    ([lang, texts]) => [lang, { ...listMessages(lang), ...texts }],
  ),
)

/** Messages for a language code such as `de-AT`, or in English if there are none (LANG-1). */
export function messagesFor(lang: string): Messages {
  return forLanguage(CATALOGUES, lang) ?? messagesFor('en')
}
