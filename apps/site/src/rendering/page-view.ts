import type { Entry, TreeEntry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { Messages } from '@prospectus/content/messages/messages'
import type { Block } from '@prospectus/content/schema/blocks/all-blocks'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import type { Story } from '@prospectus/content/schema/stories/story'
import { createContext, useContext } from 'react'

/** The input of a page's rendering: one snapshot, one story, the known part of the request. */
export interface PageView {
  readonly mode: 'production' | 'preview'
  /** Absolute, without a closing slash: for canonical and og addresses. */
  readonly siteUrl: string
  /** Canonical path (ROUTE-2); the requested one on the page for missing pages. */
  readonly path: string
  /** Known query parameters only. */
  readonly query: URLSearchParams
  /** `YYYY-MM-DD`, UTC: a page is cached no longer than its day. */
  readonly today: string
  /** Undefined on the page for missing pages. */
  readonly story: Story | undefined
  /** Language of the page: `en`, or that of its language folder (LANG-1). */
  readonly lang: string
  readonly messages: Messages
  /** Navigation, footer and sitemap settings, from the settings story. */
  readonly settings: Settings
  readonly snapshot: Snapshot
  /** Hosts of the content's pictures and files, such as `a.example` (BLOCK-9). */
  readonly assetHosts: readonly string[]
  /** Whether a file of ours is known to be missing; left out where nobody looks (BLOCK-2). */
  readonly isMissing?: ((href: string) => boolean) | undefined
  /** The whole story of an entry, for lists and cards. */
  readonly read: (entry: Entry) => Story
  /** For scripts that read the stories endpoint (CALL-4); undefined without a seal. */
  readonly storiesToken?: string | undefined
  /** Loaded for visitors who consent; without it nobody is asked. */
  readonly tagManagerId?: string | undefined
  /** Preview only: a redirect that comes back to itself, so that production answers 404 (ROUTE-4). */
  readonly leadsNowhere?: boolean
  /** Preview only: replaces the snapshot's tree in the sitemap (MAP-4). */
  readonly links?: readonly TreeEntry[] | undefined
  /** Preview only: the editor's markers of a block. */
  readonly editAttributes?: EditAttributes | undefined
  /** Preview of settings only: the editor's markers of header and footer. */
  readonly settingsAttributes?: SettingsAttributes | undefined
}

/** HTML attributes by name, if a block has any. */
type EditAttributes = (block: Block) => Readonly<Record<string, string>> | undefined

/** HTML attributes for a part of the settings, or the settings themselves. */
export type SettingsAttributes = (uid?: string) => Readonly<Record<string, string>>

const PageContext = createContext<PageView | undefined>(undefined)
export const PageProvider = PageContext.Provider

/** The page being rendered. Server only: context does not cross into an island. */
export function usePage(): PageView {
  const page = useContext(PageContext)
  if (page === undefined) throw new Error('usePage needs a PageProvider around it')
  return page
}
