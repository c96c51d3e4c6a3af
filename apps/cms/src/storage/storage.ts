import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import type { SentFile } from '../assets/same-file.ts'
import type { AssetQuery, AssetUse, StoredAsset } from '../assets/stored-asset.ts'
import type { Change } from '../database/change.ts'
import type { Page } from '../database/paging.ts'
import type { StoryQuery, View } from '../database/story-query.ts'
import type { KeptEntry } from '../datasources/change-datasources.ts'
import type { DatasourceEntry, DatasourceEntryQuery } from '../datasources/datasource-entries.ts'
import type { Datasource, DatasourceQuery } from '../datasources/datasources.ts'
import type { NewEntry } from '../datasources/write-datasources.ts'
import type { AuditEntry, AuditQuery, Deed } from '../people/audit.ts'
import type { People, PeopleOptions } from '../people/people.ts'
import type { Plan } from '../plans/plans.ts'
import type { OutlineEntry, OutlineQuery } from '../queries/outline.ts'
import type { Redirect, RedirectQuery } from '../queries/redirects.ts'
import type {
  LinkQuery,
  StoredLink,
  StoredStory,
  StoryReference,
  Tag,
  TagQuery,
} from '../queries/stored-story.ts'
import type { StoryTree } from '../queries/story-tree.ts'
import type { ImportCounts } from '../seed-import/import-content.ts'
import type { MergeCounts } from '../seed-import/merge-content.ts'
import type { Space } from '../space/space.ts'
import type { Deletion } from '../stories/deletions.ts'
import type { StoryChange } from '../stories/story-change.ts'
import type { Thinned } from '../stories/thin-versions.ts'
import type { Edit, Version } from '../stories/versions.ts'
import type { WrittenStory } from '../stories/written-story.ts'

import type { KnownToken, MadeToken, NewToken, TokenFacts, TokenKind } from '../tokens/tokens.ts'
import type { DefinitionStorage } from './definition-storage.ts'
import type { LeadStorage } from './lead-storage.ts'
import type { PublishingStorage } from './publishing-storage.ts'
import type { ReportStorage } from './report-storage.ts'
import type { WebhookStorage } from './webhook-storage.ts'

/** Everything that can be read of the content. Strange values find nothing; they do not throw. */
export interface ReadStorage {
  readonly space: () => Promise<Space>
  /** What a token may read; undefined for one that this space does not know. */
  readonly tokenKind: (token: string) => Promise<TokenKind | undefined>
  readonly token: (token: string) => Promise<KnownToken | undefined>
  readonly story: (reference: StoryReference, view: View) => Promise<StoredStory | undefined>
  readonly stories: (query: StoryQuery) => Promise<Page<StoredStory>>
  /** In no particular order; those that the view does not have are left out. */
  readonly storiesByUuid: (uuids: readonly string[], view: View) => Promise<readonly StoredStory[]>
  readonly links: (query: LinkQuery) => Promise<Page<StoredLink>>
  readonly datasources: (query: DatasourceQuery) => Promise<Page<Datasource>>
  readonly datasource: (reference: string | number) => Promise<Datasource | undefined>
  readonly datasourceEntries: (query: DatasourceEntryQuery) => Promise<Page<DatasourceEntry>>
  readonly tags: (query: TagQuery) => Promise<readonly Tag[]>
  /** The forms of HubSpot that published content names (`hubspotKey`). */
  readonly hubspotForms: () => Promise<ReadonlySet<string>>
}

/** What the editors of a space see besides what is delivered. */
export interface EditingStorage {
  /** Newest state of a story or folder. Throws `StorageFault` when there is none. */
  readonly writtenStory: (id: number) => Promise<WrittenStory>
  /** Stories and folders, without their content. */
  readonly outline: (query: OutlineQuery) => Promise<Page<OutlineEntry>>
  /** Addresses that lead to others. */
  readonly redirects: (query: RedirectQuery) => Promise<Page<Redirect>>
  /** All of them, in columns. */
  readonly storyTree: () => Promise<StoryTree>
  readonly versions: (id: number, page: number, perPage: number) => Promise<Page<Version>>
  readonly version: (id: number, number: number) => Promise<Version>
  readonly datasourceEntry: (id: number) => Promise<KeptEntry | undefined>
  readonly deletions: (page: number, perPage: number) => Promise<Page<Deletion>>
  readonly assets: (query: AssetQuery) => Promise<Page<StoredAsset>>
  readonly asset: (id: number) => Promise<StoredAsset>
  readonly hasAsset: (id: number) => Promise<boolean>
  /** The oldest with the same name and bytes, where it is to be filed. */
  readonly sameFile: (file: SentFile) => Promise<StoredAsset | undefined>
  /** The file that was there already when one was sent for this id. */
  readonly knownFileOf: (promised: number) => Promise<number | undefined>
  /** Stories whose draft or published text names a file at one of these paths. */
  readonly assetUses: (paths: readonly string[]) => Promise<readonly AssetUse[]>
  /** Of these paths, those of pictures that are marked as decorative. */
  readonly decorativePaths: (paths: readonly string[]) => Promise<ReadonlySet<string>>
  readonly plans: (kind: Plan['kind']) => Promise<readonly Plan[]>
  readonly plan: (kind: Plan['kind'], id: number) => Promise<Plan>
  /**
   * Makes one change of the content, of as many steps as `work` takes: all of them, or none when it throws.
   * Other changes wait meanwhile, in whichever process.
   */
  readonly change: <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>
  /** What people and tokens did, the newest first. */
  readonly audit: (query: AuditQuery) => Promise<Page<AuditEntry>>
  /** Adds to the audit trail what no change of the content goes with. */
  readonly note: (deed: Deed) => Promise<void>
  /** Removes old saves that need not be kept of the next few stories. */
  readonly thinVersions: (after: number) => Promise<Thinned>
  /** Carries out the plan that is due longest, if any is. */
  readonly carryOutNext: () => Promise<Plan | undefined>
}

/**
 * Every change of the content, each in one transaction. A change of published content also raises the
 * space's version: to the present time in seconds, or by one when that would not be more. Throws
 * `StorageFault` when a story or folder is missing, or a slug is taken.
 */
export interface WriteStorage {
  readonly createStory: (
    change: StoryChange & { readonly slug: string },
    edit?: Edit,
  ) => Promise<WrittenStory>
  /** Words change in the draft only; slug, folder and position for draft and published at once. */
  readonly changeStory: (id: number, change: StoryChange, edit?: Edit) => Promise<WrittenStory>
  /** Makes the draft the published document. A folder is published and unpublished in the same way. */
  readonly publishStory: (id: number, edit?: Edit) => Promise<WrittenStory>
  readonly unpublishStory: (id: number, edit?: Edit) => Promise<WrittenStory>
  /** With all that is in it, when it is a folder. */
  readonly deleteStory: (id: number, edit?: Edit) => Promise<void>
  /** Puts these entries in the place of all that the data source has; makes the data source if need be. */
  readonly replaceDatasource: (
    slug: string,
    name: string,
    entries: readonly NewEntry[],
  ) => Promise<void>
  /** From now on exactly these are the operator's. */
  readonly replaceTokens: (tokens: readonly NewToken[]) => Promise<void>
}

/** Tokens that are made and deleted while the content system runs. */
export interface TokenStorage {
  readonly tokens: () => Promise<readonly TokenFacts[]>
  /** The token itself is returned this once. */
  readonly createToken: (given: MadeToken) => Promise<TokenFacts & { readonly token: string }>
  readonly deleteToken: (id: string) => Promise<void>
}

export interface Storage
  extends ReadStorage,
    EditingStorage,
    WriteStorage,
    WebhookStorage,
    TokenStorage,
    PublishingStorage,
    DefinitionStorage,
    LeadStorage,
    ReportStorage {
  /** Whether nothing was ever imported or made. */
  readonly isEmpty: () => Promise<boolean>
  /** Puts a whole catalogue into the empty database, story by story. */
  readonly importContent: (content: BundledContent, spaceId: number) => Promise<ImportCounts>
  /** Makes a space that is not empty say what a catalogue says, in one change. */
  readonly mergeContent: (
    content: BundledContent,
    options: { readonly deleteOthers: boolean },
  ) => Promise<MergeCounts>
  /** Those who may sign in to the editor. */
  readonly people: (options: PeopleOptions) => People
  readonly close: () => Promise<void>
}
