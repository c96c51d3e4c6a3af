import { messagesFor } from '@prospectus/content/messages/messages'
import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import { storedFields } from '@prospectus/content/schema/values/stored-value'
import { completeRawStory, type RawAlternate, type RawStory } from '@prospectus/protocol/raw-story'
import type { Entry } from '../rows/entry.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { translatedEntry } from './in-language.ts'

/** Pages that every language of a site has, by their full slug in the default language. */
export const LANGUAGE_PAGES = ['search', 'resources', 'sitemap'] as const

type LanguagePage = (typeof LANGUAGE_PAGES)[number]

/** Creates a page for a language that lacks it, with the main block of the default language's page (LANG-2). */
export function createLanguagePage(
  page: LanguagePage,
  lang: string,
  original: Entry,
  snapshot: Pick<Snapshot, 'find' | 'read' | 'byUuid'>,
): RawStory {
  const story = completeRawStory(snapshot.read(original))
  const { languagePages } = messagesFor(lang)
  const title = languagePages[`${page}Title`]
  const description = languagePages[`${page}Description`]
  return {
    ...story,
    id: 0,
    uuid: `${original.uuid}/${lang}`,
    name: title,
    slug: page,
    full_slug: `${lang}/${page}`,
    is_startpage: false,
    tag_list: [],
    lang,
    content: {
      component: 'modules/page',
      seo: { title, description },
      prevent_indexing: original.preventIndexing,
      body: [blockOf(page, story.content, (uuid) => translatedUuids(uuid, lang, snapshot))],
    },
  }
}

/** The reference to a story, for the `alternates` of its translations. */
export function alternateOf(story: RawStory): RawAlternate {
  const { id, name, slug, full_slug } = story
  return { id, name, slug, full_slug, published: true, is_folder: false, parent_id: 0 }
}

/** Component of the main block of each page. */
const MAIN_BLOCKS: Readonly<Record<LanguagePage, string>> = {
  search: 'search-results',
  resources: 'resources-centre',
  sitemap: 'sitemap',
}

function blockOf(
  page: LanguagePage,
  content: unknown,
  translatedUuidsOf: (uuid: string) => readonly string[],
) {
  const { body } = storedFields(content)
  const blocks = Array.isArray(body) ? body.map(storedFields) : []
  const component = MAIN_BLOCKS[page]
  const { _uid, theme, featured } = blocks.find((block) => block.component === component) ?? {}
  const featuredUuids = Array.isArray(featured) ? featured : []
  return {
    _uid: typeof _uid === 'string' ? _uid : `made-${page}`,
    component,
    theme,
    ...(page === 'sitemap' && {
      featured: featuredUuids.flatMap((uuid) => translatedUuidsOf(String(uuid))),
    }),
  }
}

function translatedUuids(
  uuid: string,
  lang: string,
  snapshot: Pick<Snapshot, 'find' | 'read' | 'byUuid'>,
): readonly string[] {
  const entry = snapshot.byUuid(uuid)
  const translated = entry && translatedEntry(bareSlug(entry.fullSlug), { lang, snapshot })
  return translated === undefined ? [] : [translated.uuid]
}
