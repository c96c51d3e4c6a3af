import { LANGUAGE_PAGES } from '@prospectus/catalogue/languages/language-page'
import { withLanguagePages } from '@prospectus/catalogue/languages/with-language-pages'
import type { Entry, TreeEntry } from '@prospectus/catalogue/rows/entry'
import { withSitemapBlock } from '@prospectus/catalogue/sitemap/sitemap-story'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { isoDate } from '@prospectus/content/messages/day'
import { messagesFor } from '@prospectus/content/messages/messages'
import { isBlock } from '@prospectus/content/schema/blocks/all-blocks'
import { containsBlock } from '@prospectus/content/schema/blocks/contains-block'
import { redirectDestination } from '@prospectus/content/schema/blocks/redirect'
import { DEFAULT_LANGUAGE, splitSlug } from '@prospectus/content/schema/links/language-folder'
import type { Link } from '@prospectus/content/schema/links/multilink'
import type { Content } from '@prospectus/content/schema/stories/all-root-schemas'
import type { Story } from '@prospectus/content/schema/stories/story'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { MissingFiles } from '../assets/missing-files.ts'
import { collectReads, contentTag, withRecordedReads } from '../cdn/reads.ts'
import type { DocumentDecorator } from '../rendering/document.tsx'
import type { PageView } from '../rendering/page-view.ts'
import type { SiteSettings } from '../settings.ts'
import type { GetDailyToken } from '../stories-endpoint/daily-token.ts'
import { finalDestination } from './redirect-destination.ts'
import type { RenderedPage } from './render-page.tsx'
import { createStoryReader, type ReaderSettings, type StoryReader } from './story-reader.ts'

export interface Renderer {
  readonly renderStory: (page: PageView, decorate?: DocumentDecorator) => RenderedPage
  readonly renderNotFound: (page: PageView) => RenderedPage
  readonly renderShared: (page: PageView) => string
}

export type Pages = ReturnType<typeof createPages>

export interface PageExtras
  extends Pick<PageView, 'editAttributes' | 'settingsAttributes' | 'storiesToken'> {
  readonly decorate?: DocumentDecorator
  /** Called only for pages with a sitemap; if it resolves to undefined, the snapshot's tree is shown (MAP-4). */
  readonly fetchSitemapEntries?: () => Promise<readonly TreeEntry[] | undefined>
}

type PagesSettings = Pick<SiteSettings, 'mode' | 'siteUrl'> &
  Partial<Pick<SiteSettings, 'tagManagerId' | 'cdn'>> &
  ReaderSettings

/** Reads stories and renders them. `loadRenderer` is called per page, so that development uses the newest code. */
export function createPages(
  settings: PagesSettings,
  loadRenderer: () => Renderer | Promise<Renderer>,
  getStoriesToken?: GetDailyToken,
  missingFiles?: Pick<MissingFiles, 'isMissing'>,
  now: () => number = Date.now,
) {
  const readers = new WeakMap<Snapshot, StoryReader>()
  const readerOf = (snapshot: Snapshot) => {
    const reader = readers.get(snapshot) ?? createStoryReader(snapshot, settings)
    readers.set(snapshot, reader)
    return reader
  }
  /** Where a redirect story or redirect block leads; undefined if there is none, or it is empty or unsafe (ROUTE-4). */
  const destinationOf = (snapshot: Snapshot, entry: Entry): string | undefined =>
    destinationOfContent(readerOf(snapshot).read(entry).content)?.href
  /** True if production would respond 404 to a draft because its redirect ends nowhere (ROUTE-4). */
  const isBrokenRedirect = (snapshot: Snapshot, { uuid, fullSlug, content }: Story) => {
    const destination = destinationOfContent(content)?.href
    if (destination === undefined) return false
    const end = finalDestination({ uuid, fullSlug, destination }, '', {
      snapshot,
      siteUrl: settings.siteUrl,
      destinationOf: (entry) => destinationOf(snapshot, entry),
    })
    return end.kind === 'missing'
  }
  /**
   * The snapshot that pages read: `base` with each language's own pages. With a CDN it records the reads, because pages
   * carry tags of their content.
   */
  const pageSnapshot = (base: Snapshot): Snapshot => {
    const snapshot = withLanguagePages(base)
    return settings.cdn === undefined ? snapshot : withRecordedReads(snapshot)
  }
  /**
   * The settings of a language. They appear on every page, so their reads are not recorded: a change of them purges all
   * pages.
   */
  const settingsOf = (base: Snapshot, lang: string) =>
    readerOf(withLanguagePages(base)).settingsOf(lang)
  const pageView = (
    base: Snapshot,
    fields: Pick<PageView, 'path' | 'query' | 'story' | 'lang' | 'sitemapEntries'> &
      Omit<PageExtras, 'fetchSitemapEntries' | 'decorate'>,
  ): PageView => {
    const snapshot = pageSnapshot(base)
    const reader = readerOf(snapshot)
    return {
      ...fields,
      today: isoDate(new Date(now())),
      mode: settings.mode,
      siteUrl: settings.siteUrl,
      messages: messagesFor(fields.lang),
      settings: settingsOf(base, fields.lang),
      snapshot,
      assetHosts: reader.siteContext.assetHosts,
      read: reader.read,
      isFileMissing: missingFiles?.isMissing,
      isBrokenRedirect:
        settings.mode === 'preview' &&
        fields.story !== undefined &&
        isBrokenRedirect(snapshot, fields.story),
      storiesToken: fields.storiesToken ?? getStoriesToken?.().token,
      tagManagerId: settings.tagManagerId,
    }
  }
  const renderRawStory = async (
    base: Snapshot,
    stored: RawStory,
    query: URLSearchParams,
    { fetchSitemapEntries, ...extras }: PageExtras,
  ): Promise<RenderedPage> => {
    const raw = withSitemapBlock(stored, base.languages)
    const sitemapEntries =
      fetchSitemapEntries && containsBlock(raw.content, 'sitemap')
        ? await fetchSitemapEntries()
        : undefined
    const read = (reader: StoryReader) => reader.readRaw(raw)
    return await readAndRender(base, raw.uuid, read, query, extras, sitemapEntries)
  }
  const readAndRender = async (
    base: Snapshot,
    uuid: string,
    read: (reader: StoryReader) => Story,
    query: URLSearchParams,
    { decorate, ...extras }: Omit<PageExtras, 'fetchSitemapEntries'>,
    sitemapEntries?: PageView['sitemapEntries'],
  ): Promise<RenderedPage> => {
    const reads = new Set([contentTag(uuid)])
    const story = collectReads(reads, () => read(readerOf(pageSnapshot(base))))
    const { path, lang } = story
    const { renderStory } = await loadRenderer()
    const view = () => pageView(base, { ...extras, path, query, story, lang, sitemapEntries })
    const rendered = collectReads(reads, () => renderStory(view(), decorate))
    return settings.cdn === undefined ? rendered : { ...rendered, reads }
  }
  return {
    renderRawStory,
    renderStory: (
      snapshot: Snapshot,
      entry: Entry,
      query: URLSearchParams,
      extras: PageExtras = {},
    ): Promise<RenderedPage> =>
      extras.fetchSitemapEntries === undefined
        ? readAndRender(snapshot, entry.uuid, (reader) => reader.readPage(entry), query, extras)
        : renderRawStory(snapshot, withLanguagePages(snapshot).read(entry), query, extras),
    renderNotFound: async (base: Snapshot, path: string): Promise<RenderedPage> => {
      const { lang } = splitSlug(path, base.languages)
      const query = new URLSearchParams()
      const { renderNotFound } = await loadRenderer()
      return renderNotFound(pageView(base, { path, query, story: undefined, lang }))
    },
    /** Markup that a language's pages share, for their dictionary (decision 0090). */
    renderShared: async (base: Snapshot, lang: string): Promise<string> => {
      const query = new URLSearchParams()
      const { renderShared } = await loadRenderer()
      const page = pageView(base, { path: '', query, story: undefined, lang })
      return renderShared({ ...page, storiesToken: undefined })
    },
    destinationOf,
    /**
     * The content that all pages share, as text: data sources, and each language's settings and own search, resources
     * and sitemap pages.
     */
    sharedContent: (base: Snapshot): string => {
      const snapshot = withLanguagePages(base)
      const { languages, datasources } = snapshot
      const settingsByLanguage = [DEFAULT_LANGUAGE, ...languages].map((lang) =>
        settingsOf(base, lang),
      )
      const languagePages = languages.flatMap((lang) =>
        LANGUAGE_PAGES.map((page) => {
          const match = snapshot.find(`${lang}/${page}`)
          return match?.kind === 'story' ? snapshot.read(match.entry) : null
        }),
      )
      return JSON.stringify([languages, datasources, settingsByLanguage, languagePages])
    },
  }
}

function destinationOfContent(content: Content): Link | undefined {
  if (content.kind === 'redirect') return content.destination
  if (!('body' in content) || !Array.isArray(content.body)) return undefined
  const block = content.body.filter(isBlock).find(({ component }) => component === 'redirect')
  return block?.component === 'redirect' ? redirectDestination(block.destination_url) : undefined
}
