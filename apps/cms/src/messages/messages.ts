import { byLanguage, readCatalogues } from '@prospectus/content/messages/catalogues'
import { forLanguage } from '@prospectus/content/messages/for-language'
import en from './en.json' with { type: 'json' }

/** The content system's own texts: of forms and other tools in frames, the mailing list, mails and page templates. */
export type CmsMessages = typeof en & {
  readonly lang: string
}

const FILES = byLanguage(
  import.meta.env
    ? import.meta.glob<typeof en>('./*.json', { eager: true, import: 'default' })
    : readCatalogues<typeof en>(import.meta.dirname),
)

const ENGLISH: CmsMessages = { lang: 'en', ...en }

const CATALOGUES: ReadonlyMap<string, CmsMessages> = new Map(
  Array.from(FILES, ([lang, texts]) => [lang, { lang, ...texts }]),
)

export const MESSAGE_LANGUAGES: readonly string[] = [...new Set(['en', ...CATALOGUES.keys()])]

/** Messages of a language such as `de` or `de-AT`; English for a language without messages (LANG-2). */
export function cmsMessages(lang = ''): CmsMessages {
  return forLanguage(CATALOGUES, lang) ?? ENGLISH
}
