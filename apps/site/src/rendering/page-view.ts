import type { Entry, TreeEntry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { Messages } from '@prospectus/content/messages/messages'
import type { Block } from '@prospectus/content/schema/blocks/all-blocks'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import type { Story } from '@prospectus/content/schema/stories/story'
import { createContext, useContext } from 'react'

/** All that a page is rendered from: one snapshot, one story, the known part of the request. */
export interface PageView {
  readonly mode: 'production' | 'preview'
  /** Absolute origin of the site, without a closing slash: for canonical and og addresses. */
  readonly siteUrl: string
  /** Canonical path of the page (ROUTE-2); of what was asked for on the page for missing pages. */
  readonly path: string
  /** Known query parameters only. */
  readonly query: URLSearchParams
  /** undefined on the page for missing pages. */
  readonly story: Story | undefined
  /** Language of the page: `en`, or that of its language folder (LANG-1). */
  readonly lang: string
  readonly messages: Messages
  /** Navigation, footer and sitemap settings, from the settings story. */
  readonly settings: Settings
  readonly snapshot: Snapshot
  /** Hosts of the content's pictures and files, such as `a.example` (BLOCK-9). */
  readonly assetHosts: readonly string[]
  /** Whether the file at an address of ours is known to be missing; left out where nobody has looked (BLOCK-2). */
  readonly isMissing?: ((href: string) => boolean) | undefined
  /** The whole, normalised story behind a snapshot entry, for lists and cards. */
  readonly read: (entry: Entry) => Story
  /** What script on the page asks the stories endpoint with (CALL-4); undefined where nothing seals one. */
  readonly storiesToken?: string | undefined
  /** What is loaded for visitors who agree to be counted; undefined asks nobody. */
  readonly tagManagerId?: string | undefined
  /** Preview only: the page is a redirect that comes back to itself, so production answers 404 (ROUTE-4). */
  readonly leadsNowhere?: boolean
  /** Preview only: what the sitemap lists in place of the snapshot's tree (MAP-4). */
  readonly links?: readonly TreeEntry[] | undefined
  /** Preview only: what a block's root element carries for the editor. */
  readonly editAttributes?: EditAttributes | undefined
  /** Preview of settings only: what the parts of header and footer carry for the editor. */
  readonly settingsAttributes?: SettingsAttributes | undefined
}

/** HTML attributes by name; undefined for a block that has none. */
export type EditAttributes = (block: Block) => Readonly<Record<string, string>> | undefined

/** HTML attributes for a part of the settings by its id; without one, for the settings themselves. */
export type SettingsAttributes = (uid?: string) => Readonly<Record<string, string>>

const PageContext = createContext<PageView | undefined>(undefined)
export const PageProvider = PageContext.Provider

/** The page being rendered. Server only: context does not cross into an island. */
export function usePage(): PageView {
  const page = useContext(PageContext)
  if (page === undefined) throw new Error('usePage needs a PageProvider around it')
  return page
}
