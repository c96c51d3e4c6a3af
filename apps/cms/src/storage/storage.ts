import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import type { StoredAsset } from '../assets/stored-asset.ts'
import type { Page } from '../database/paging.ts'
import type { StoryQuery, View } from '../database/story-query.ts'
import type { DatasourceEntry, DatasourceEntryQuery } from '../datasources/datasource-entries.ts'
import type { Datasource, DatasourceQuery } from '../datasources/datasources.ts'
import type { NewEntry } from '../datasources/write-datasources.ts'
import type {
  LinkQuery,
  StoredLink,
  StoredStory,
  StoryReference,
  Tag,
  TagQuery,
} from '../queries/stored-story.ts'
import type { Seal } from '../seal.ts'
import type { ImportCounts } from '../seed-import/import-content.ts'
import type { MergeCounts } from '../seed-import/merge-content.ts'
import type { Space } from '../space/space.ts'
import type { StoryChange } from '../stories/story-change.ts'
import type { NewToken, TokenFacts, TokenKind } from '../tokens/tokens.ts'
import type { WebhookStorage } from './webhook-storage.ts'

/** Everything that can be read of the content. Strange values find nothing; they do not throw. */
export interface ReadStorage {
  readonly space: () => Promise<Space>
  /** What a token may read; undefined for one that this space does not know. */
  readonly tokenKind: (token: string) => Promise<TokenKind | undefined>
  readonly story: (reference: StoryReference, view: View) => Promise<StoredStory | undefined>
  readonly stories: (query: StoryQuery) => Promise<Page<StoredStory>>
  /** In no particular order; those that the view does not have are left out. */
  readonly storiesByUuid: (uuids: readonly string[], view: View) => Promise<readonly StoredStory[]>
  readonly links: (query: LinkQuery) => Promise<Page<StoredLink>>
  readonly datasources: (query: DatasourceQuery) => Promise<Page<Datasource>>
  readonly datasource: (reference: string | number) => Promise<Datasource | undefined>
  readonly datasourceEntries: (query: DatasourceEntryQuery) => Promise<Page<DatasourceEntry>>
  readonly tags: (query: TagQuery) => Promise<readonly Tag[]>
  readonly asset: (path: string) => Promise<StoredAsset | undefined>
}

/**
 * Every change of the content, each in one transaction. A change of published content also raises the
 * space's version: to the present time in seconds, or by one when that would not be more. Throws
 * `StorageFault` when a story or folder is missing, or a slug is taken.
 */
export interface WriteStorage {
  readonly createStory: (change: StoryChange & { readonly slug: string }) => Promise<StoredStory>
  /** Words change in the draft only; slug, folder and position for draft and published at once. */
  readonly changeStory: (id: number, change: StoryChange) => Promise<StoredStory>
  /** Makes the draft the published document. A folder is published and unpublished in the same way. */
  readonly publishStory: (id: number) => Promise<StoredStory>
  readonly unpublishStory: (id: number) => Promise<StoredStory>
  /** With all that is in it, when it is a folder. */
  readonly deleteStory: (id: number) => Promise<void>
  /** Puts these entries in the place of all that the data source has; makes the data source if need be. */
  readonly replaceDatasource: (
    slug: string,
    name: string,
    entries: readonly NewEntry[],
  ) => Promise<void>
  /** From now on exactly these are the operator's. */
  readonly replaceTokens: (tokens: readonly NewToken[]) => Promise<void>
  readonly tokens: () => Promise<readonly TokenFacts[]>
  /** The token itself is returned this once. */
  readonly createToken: (
    given: { readonly kind: TokenKind; readonly name: string },
    seal: Seal | undefined,
  ) => Promise<TokenFacts & { readonly token: string }>
  readonly deleteToken: (id: string) => Promise<void>
  /** Those made through the API, which previews may be signed with. */
  readonly previewTokens: (seal: Seal) => Promise<readonly string[]>
  readonly putAsset: (asset: StoredAsset) => Promise<void>
}

export interface Storage extends ReadStorage, WriteStorage, WebhookStorage {
  /** Whether nothing was ever imported or made. */
  readonly isEmpty: () => Promise<boolean>
  /** Puts a whole catalogue into the empty database, story by story. */
  readonly importContent: (content: BundledContent, spaceId: number) => Promise<ImportCounts>
  /** Makes a space that is not empty say what a catalogue says, in one change. */
  readonly mergeContent: (
    content: BundledContent,
    options: { readonly deleteOthers: boolean },
  ) => Promise<MergeCounts>
  readonly close: () => Promise<void>
}
