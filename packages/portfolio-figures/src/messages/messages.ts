import { byLanguage, readCatalogues } from '@prospectus/content/messages/catalogues'
import { forLanguage } from '@prospectus/content/messages/for-language'
import {
  type Messages as SiteMessages,
  messagesFor as siteMessagesFor,
} from '@prospectus/content/messages/messages'
import { usePage } from '@prospectus/site/src/rendering/page-view.ts'
import capacityEn from './capacity/en.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

/** Messages of the heat map, apart from the others because its script loads them on demand. */
export type CapacityMessages = typeof capacityEn

export type OwnMessages = typeof en & { readonly capacity: CapacityMessages }

/** Messages of the site and of this package. */
export type PortfolioMessages = SiteMessages & OwnMessages

const CATALOGUES = byLanguage(
  import.meta.env
    ? import.meta.glob<typeof en>('./*.json', { eager: true, import: 'default' })
    : readCatalogues<typeof en>(import.meta.dirname),
)

const CAPACITY = byLanguage(
  import.meta.env
    ? import.meta.glob<CapacityMessages>('./capacity/*.json', { eager: true, import: 'default' })
    : readCatalogues<CapacityMessages>(`${import.meta.dirname}/capacity`),
)

/** This package's messages in a language, or in English if it has none (LANG-1). */
export function ownMessagesFor(lang: string): OwnMessages {
  return {
    ...(forLanguage(CATALOGUES, lang) ?? en),
    capacity: forLanguage(CAPACITY, lang) ?? capacityEn,
  }
}

export function messagesFor(lang: string): PortfolioMessages {
  return { ...siteMessagesFor(lang), ...ownMessagesFor(lang) }
}

/** Messages of the page being rendered. */
export function useMessages(): PortfolioMessages {
  const { lang, messages } = usePage()
  const combinedByLanguage = cachedMessages.get(messages) ?? new Map<string, PortfolioMessages>()
  cachedMessages.set(messages, combinedByLanguage)
  const combined = combinedByLanguage.get(lang) ?? { ...messages, ...ownMessagesFor(lang) }
  combinedByLanguage.set(lang, combined)
  return combined
}

/** Cached, because every drawing of a page reads them. */
const cachedMessages = new WeakMap<SiteMessages, Map<string, PortfolioMessages>>()
