import type { Entry, TreeEntry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { Messages } from '@prospectus/content/messages/messages'
import type { Block } from '@prospectus/content/schema/blocks/all-blocks'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import type { Story } from '@prospectus/content/schema/stories/story'
import { createContext, useContext } from 'react'

/** Everything that a page is rendered from: one snapshot, one story, the recognised query parameters. */
export interface PageView {
  readonly mode: 'production' | 'preview'
  /** Absolute, without a trailing slash: for canonical and og addresses. */
  readonly siteUrl: string
  /** Canonical (ROUTE-2); as requested on the not-found page. */
  readonly path: string
  /** The recognised query parameters (`knownQuery`). */
  readonly query: URLSearchParams
  /** `YYYY-MM-DD`, UTC. A page is cached no longer than this day. */
  readonly today: string
  readonly story: Story | undefined
  /** `en`, or that of the page's language folder (LANG-1). */
  readonly lang: string
  readonly messages: Messages
  /** From the settings story: navigation, footer and sitemap. */
  readonly settings: Settings
  readonly snapshot: Snapshot
  /** Hosts of the content's images and files, such as `a.example` (BLOCK-9). */
  readonly assetHosts: readonly string[]
  /** True for a file of this site that is known to be missing; undefined if files are not checked (BLOCK-2). */
  readonly isFileMissing?: ((href: string) => boolean) | undefined
  /** Reads a story that the page refers to. */
  readonly read: (entry: Entry) => Story
  /** Token for scripts that call the stories endpoint (CALL-4); undefined without a seal secret. */
  readonly storiesToken?: string | undefined
  /** Id of the tag manager, which is loaded for visitors who consent; undefined means no consent banner. */
  readonly tagManagerId?: string | undefined
  /** Preview only: true if production would respond 404, because the page's redirect ends nowhere (ROUTE-4). */
  readonly isBrokenRedirect?: boolean
  /** Preview only: replaces the snapshot's tree in the sitemap (MAP-4). */
  readonly sitemapEntries?: readonly TreeEntry[] | undefined
  /** Preview only: attributes by which the editor finds a block. */
  readonly editAttributes?: GetEditAttributes | undefined
  /** Preview only: attributes by which the editor finds the settings, or with a uid, that part of the settings. */
  readonly settingsAttributes?: GetSettingsAttributes | undefined
}

type GetEditAttributes = (block: Block) => Readonly<Record<string, string>> | undefined

export type GetSettingsAttributes = (uid?: string) => Readonly<Record<string, string>>

const PageContext = createContext<PageView | undefined>(undefined)
export const PageProvider = PageContext.Provider

/** Returns the page being rendered. Server only: context does not cross into an island. */
export function usePage(): PageView {
  const page = useContext(PageContext)
  if (page === undefined) throw new Error('usePage was called outside a PageProvider')
  return page
}
