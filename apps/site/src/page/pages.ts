import type { Entry, TreeEntry } from '@prospectus/content/index/rows/entry'
import { withSitemapList } from '@prospectus/content/index/sitemap/sitemap-story'
import type { Snapshot } from '@prospectus/content/index/snapshot/snapshot'
import { withLanguagePages } from '@prospectus/content/languages/with-language-pages'
import { messagesFor } from '@prospectus/content/messages/messages'
import { holdsBlock } from '@prospectus/content/schema/blocks/holds-block'
import { placeOf } from '@prospectus/content/schema/links/language-folder'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { Dress } from '../rendering/document.tsx'
import type { PageView } from '../rendering/page-view.ts'
import type { SiteSettings } from '../settings.ts'
import type { DailyToken } from '../stories-endpoint/daily-token.ts'
import type { RenderedPage } from './render-page.tsx'
import { createStoryReader, type ReaderSettings, type StoryReader } from './story-reader.ts'

/** What makes HTML of a page: `rendering/render-page.tsx`. */
export interface Renderer {
  readonly renderStory: (page: PageView, dress?: Dress) => RenderedPage
  readonly renderNotFound: (page: PageView) => RenderedPage
}

/** What the server asks of the content and its rendering. */
export interface Pages {
  /** The page of a story, for the known part of a query. */
  readonly story: (
    snapshot: Snapshot,
    entry: Entry,
    query: URLSearchParams,
    extras?: PageExtras,
  ) => RenderedPage | Promise<RenderedPage>
  /** The page of a story that need not be in the snapshot, such as a draft in preview. */
  readonly rawStory: (
    snapshot: Snapshot,
    story: RawStory,
    query: URLSearchParams,
    extras: PageExtras,
  ) => RenderedPage | Promise<RenderedPage>
  /** The designed page for a path that holds nothing (ROUTE-3). */
  readonly notFound: (snapshot: Snapshot, path: string) => RenderedPage | Promise<RenderedPage>
  /** A redirect story's own destination; undefined when it is empty or unsafe (ROUTE-4). */
  readonly destinationOf: (snapshot: Snapshot, entry: Entry) => string | undefined
}

/** What preview renders pages with, beside their content. */
export interface PageExtras
  extends Pick<PageView, 'editAttributes' | 'settingsAttributes' | 'storiesToken'> {
  /** Puts what the editor needs into the document. */
  readonly dress?: Dress
  /** Asked for the pages that show them only; undefined stands for the snapshot's own tree (MAP-4). */
  readonly links?: () => Promise<readonly TreeEntry[] | undefined>
}

type PagesSettings = Pick<SiteSettings, 'mode' | 'siteUrl'> &
  Partial<Pick<SiteSettings, 'tagManagerId'>> &
  ReaderSettings

/**
 * Reads stories from a snapshot and has them rendered.
 *
 * @param loadRenderer asked for each page, so that development always renders with the newest code
 * @param storiesToken what pages carry for the stories endpoint (CALL-4), unless their extras have another
 */
export function createPages(
  settings: PagesSettings,
  loadRenderer: () => Renderer | Promise<Renderer>,
  storiesToken?: DailyToken,
): Pages {
  const readers = new WeakMap<Snapshot, StoryReader>()
  const readerOf = (snapshot: Snapshot) => {
    const reader = readers.get(snapshot) ?? createStoryReader(snapshot, settings)
    readers.set(snapshot, reader)
    return reader
  }
  const pageView = (
    snapshot: Snapshot,
    own: Pick<PageView, 'path' | 'query' | 'story' | 'lang' | 'links'> &
      Omit<PageExtras, 'links' | 'dress'>,
  ): PageView => {
    const reader = readerOf(snapshot)
    return {
      ...own,
      mode: settings.mode,
      siteUrl: settings.siteUrl,
      messages: messagesFor(own.lang),
      settings: reader.settingsOf(own.lang),
      snapshot,
      assetHosts: reader.siteContext.assetHosts,
      read: reader.read,
      storiesToken: own.storiesToken ?? storiesToken?.().token,
      tagManagerId: settings.tagManagerId,
    }
  }
  const rawStory: Pages['rawStory'] = async (given, stored, query, { links, dress, ...extras }) => {
    const snapshot = withLanguagePages(given)
    const raw = withSitemapList(stored, snapshot.languages)
    const story = readerOf(snapshot).readRaw(raw)
    const { path, lang } = story
    const listed = links && holdsBlock(raw.content, 'sitemap') ? await links() : undefined
    const { renderStory } = await loadRenderer()
    return renderStory(
      pageView(snapshot, { ...extras, path, query, story, lang, links: listed }),
      dress,
    )
  }
  return {
    rawStory,
    story: async (snapshot, entry, query, extras = {}) =>
      rawStory(snapshot, withLanguagePages(snapshot).read(entry), query, extras),
    notFound: async (given, path) => {
      const snapshot = withLanguagePages(given)
      const { lang } = placeOf(path, snapshot.languages)
      const query = new URLSearchParams()
      const { renderNotFound } = await loadRenderer()
      return renderNotFound(pageView(snapshot, { path, query, story: undefined, lang }))
    },
    destinationOf: (snapshot, entry) => {
      const { content } = readerOf(snapshot).read(entry)
      return content.kind === 'redirect' ? content.destination?.href : undefined
    },
  }
}
