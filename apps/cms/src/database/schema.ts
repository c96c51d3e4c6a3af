import type { Generated } from 'kysely'
import type { Bit, Owner } from './row-values.ts'
import type { DeliveryTable, LeadTable, ReportSchema, WebhookTable } from './visitor-tables.ts'

/**
 * The tables of the content system, the same on SQLite and PostgreSQL: times are ISO 8601 text in UTC,
 * lists and content are JSON text, yes and no are 1 and 0, and all text is compared byte by byte
 * (decision 0005).
 */
export interface Schema extends PeopleSchema, PublishingSchema, ReportSchema, DefinitionSchema {
  readonly space: SpaceTable
  readonly token: TokenTable
  readonly story: StoryTable
  readonly document: DocumentTable
  readonly document_tag: DocumentTagTable
  readonly document_file: DocumentFileTable
  readonly document_value: DocumentValueTable
  readonly path: PathTable
  readonly word: WordTable
  readonly datasource: DatasourceTable
  readonly dimension: DimensionTable
  readonly datasource_entry: DatasourceEntryTable
  readonly dimension_value: DimensionValueTable
  readonly asset: AssetTable
  readonly version: VersionTable
  readonly deleted_story: DeletedStoryTable
  readonly planned_change: PlannedChangeTable
  readonly webhook: WebhookTable
  readonly delivery: DeliveryTable
  readonly lead: LeadTable
  readonly presence: PresenceTable
}

/** One row: the database holds one space. */
export interface SpaceTable {
  id: number
  name: string
  /** `cv`: Unix seconds, rises with every change of published content (delivery-protocol#caching). */
  version: number
  /** The highest id that was ever given to a story, data source or entry: none is given twice. */
  last_id: Generated<number>
  /** JSON list. */
  language_codes: string
  /** The neutral host that assets have in stored content; delivery puts the real one in its place. */
  asset_host: string
  /** Another one in every database whose content began otherwise (delivery-protocol#tags-and-space). */
  lineage: string
}

interface TokenTable {
  /** SHA-256 of the token, in hex: the token itself is not kept. */
  digest: string
  kind: 'public' | 'preview' | 'management'
  /** The operator's come from settings, the others were made through the API. */
  owner: Generated<Owner>
  name: Generated<string | null>
  created_at: Generated<string | null>
  /** A person's id. */
  created_by: Generated<string | null>
}

/** A story or folder: where it stands, which holds for draft and published alike. */
export interface StoryTable {
  id: number
  uuid: string
  group_id: string
  /** 0 at the root. */
  parent_id: number
  is_folder: Bit
  is_startpage: Bit
  /** Last segment. */
  slug: string
  full_slug: string
  /** 1 at the root, 2 inside a folder of the root, and so on; a start page counts as its folder does. */
  level: number
  path: string | null
  position: number
  lang: string
  created_at: string
  updated_at: string
  first_published_at: string | null
  /** Null while unpublished. */
  published_at: string | null
  /** Of a folder: whether it is published (ROUTE-2). Of a story: whether it has a published document. */
  published: Bit
  /** Of its newest save; the first is 1. */
  version: Generated<number>
  /** Of a redirect: the id of the story that it follows, 0 where it leads elsewhere (decision 0026). Else null. */
  redirect_to: Generated<number | null>
}

/**
 * What a story says, in one state: name, tags and content. A published story without changes has one
 * document that is both its draft and its published one; a folder has one too, without content.
 */
export interface DocumentTable {
  id: Generated<number>
  story_id: number
  is_draft: Bit
  is_published: Bit
  name: string
  folded_name: string
  /** Root component; empty for a folder. */
  component: string
  /** JSON list. */
  tag_list: string
  /** JSON object; empty text for a folder. */
  content: string
}

interface DocumentTagTable {
  document_id: number
  tag: string
}

/** An uploaded file that a document names (`namedFiles`), whether it is in the library or not. */
interface DocumentFileTable {
  file: string
  document_id: number
}

/**
 * A value in a document's content, for `filter_query` and `sort_by`. `theme[]` is the path of what is in
 * the list `theme`, `theme.0` that of its first item; a list or object has a row of its own, with the
 * number of what it holds.
 */
export interface DocumentValueTable {
  document_id: number
  path_id: number
  kind: 'text' | 'number' | 'boolean' | 'null' | 'list' | 'object'
  /** As text; a long one is cut and ends in a digest of the whole (`comparableText`). Empty for lists. */
  text: string
  /** `text` folded; null when that is the same. */
  folded: string | null
  /** The number that it is or that its text reads as; how much a list or object holds. */
  num: number | null
}

interface PathTable {
  id: Generated<number>
  path: string
}

/** Every distinct word that was ever searchable: what parts of words are looked for in. */
interface WordTable {
  word: string
}

interface DatasourceTable {
  id: number
  name: string
  slug: string
}

interface DimensionTable {
  id: number
  datasource_id: number
  name: string
  entry_value: string
  created_at: string
  updated_at: string
}

interface DatasourceEntryTable {
  id: number
  datasource_id: number
  name: string
  value: string
  position: number
}

interface DimensionValueTable {
  entry_id: number
  dimension_id: number
  value: string
}

export interface AssetTable {
  id: number
  /** `{W}x{H}/{hash}/{name}`: what follows the space in its address (asset-addresses#addresses). */
  path: string
  content_type: string
  /** Bytes. */
  content_length: number
  created_at: string
  updated_at: string
  alt: Generated<string>
  title: Generated<string>
  copyright: Generated<string>
  source: Generated<string>
  /** `x1xy1:x2xy2`, or empty: what a crop must keep. */
  focus: Generated<string>
  /** Whether the picture says nothing that a reader would miss, so that it needs no `alt`. */
  decorative: Generated<Bit>
  /** JSON list: paths that the file had before it was replaced. Earlier versions of stories name them. */
  replaced_paths: Generated<string>
  /** Null outside of folders. */
  asset_folder_id: Generated<number | null>
  /** What another system knows it by. */
  ext_id: Generated<string | null>
  /** JSON list of whole numbers. */
  internal_tag_ids: Generated<string>
  /** JSON object: what else management clients keep with it, which no page shows. */
  filed: Generated<string>
}

/** What a story or folder was after a save. One that was imported has none until it is first changed. */
export interface VersionTable {
  story_id: number
  /** Counted from 1, each story its own. */
  number: number
  created_at: string
  /** Empty when nobody in particular: an import. */
  author: string
  action: 'imported' | 'created' | 'saved' | 'moved' | 'restored' | 'duplicated'
  /** JSON list of the names of what differs from the version before. */
  changes: string
  name: string
  slug: string
  parent_id: number
  position: number
  is_startpage: Bit
  lang: string
  group_id: string
  /** JSON list. */
  tag_list: string
  /** JSON object; empty text for a folder. */
  content: string
  /** When this version was last published, and by whom. */
  published_at: string | null
  published_by: string | null
}

/** A deleted story or folder, so that the deletion can be undone. */
interface DeletedStoryTable {
  id: number
  /** The id of what was deleted: of the folder, for all that was in it. */
  deletion: number
  deleted_at: string
  deleted_by: string
  /** JSON: its row. */
  story: string
  /** JSON: the rows of its documents. */
  documents: string
}

/** Stories that are to be published or unpublished together: a release, or one story's schedule. */
export interface PlannedChangeTable {
  id: number
  kind: 'release' | 'schedule'
  name: string
  action: 'publish' | 'unpublish'
  /** JSON list. */
  story_ids: string
  /** JSON object: the version of each story that is to be published, by its id. */
  versions: string
  /** Null: when somebody says so. */
  due_at: string | null
  created_at: string
  created_by: string
  /** Set once it was done, or could not be. */
  done_at: string | null
  /** Why it could not be done. */
  problem: string | null
}

/** What management clients keep beside the content: definitions of components, presets, tags and folders. */
interface DefinitionSchema {
  readonly folder: FolderTable
  readonly component: ComponentTable
  readonly component_version: ComponentVersionTable
  readonly preset: PresetTable
  readonly internal_tag: InternalTagTable
}

/** A group of components, or a folder of assets. */
interface FolderTable {
  id: number
  holds: 'components' | 'assets'
  uuid: string
  name: string
  /** Null at the root. */
  parent_id: number | null
}

/** A definition that was pushed: of a component of another site, or in the place of a built-in one. */
interface ComponentTable {
  id: number
  name: string
  /** JSON object: what can be written of a component, but its name. */
  definition: string
  created_at: string
  updated_at: string
  /** Null while it is there. */
  deleted_at: Generated<string | null>
}

interface ComponentVersionTable {
  id: number
  component_id: number
  created_at: string
  author: string
  event: 'create' | 'update'
  /** JSON object, as in the component. */
  definition: string
}

/** Values that a new block of a component may begin with. */
interface PresetTable {
  id: number
  component_id: number
  /** JSON object: what can be written of a preset, but its component. */
  facts: string
  created_at: string
  updated_at: string
}

interface InternalTagTable {
  id: number
  name: string
  object_type: 'asset' | 'component' | 'idea'
}

/** What goes with publishing: which stories name which, reviews of drafts, links that show a draft to others. */
interface PublishingSchema {
  readonly document_link: DocumentLinkTable
  readonly review: ReviewTable
  readonly share: ShareTable
}

/** A story that a document names (`namedStories`), whether there is such a story or not. */
interface DocumentLinkTable {
  uuid: string
  document_id: number
}

/** Somebody was asked to look at a draft. A story has at most one that is still asked for. */
interface ReviewTable {
  id: number
  story_id: number
  /** The version of the story that it was asked for. */
  version: number
  state: 'asked' | 'approved' | 'sent_back'
  comment: string
  asked_by: string
  asked_at: string
  answer: string
  answered_by: string | null
  answered_at: string | null
}

/** A link that shows one draft to people without an account. */
interface ShareTable {
  id: number
  /** SHA-256 of what stands in the link, in hex: the link itself is not kept. */
  digest: string
  story_id: number
  created_at: string
  created_by: string
  ends_at: string
}

/**
 * What is kept of people beside the tables of the sign-in library, which are that library's own and are
 * reached through it alone (decision 0041).
 */
interface PeopleSchema {
  readonly sign_in_attempt: SignInAttemptTable
  readonly used_code: UsedCodeTable
  readonly audit: AuditTable
}

/** Guesses at one account, or by one client. */
interface SignInAttemptTable {
  key: string
  count: number
  /** Then they are forgotten. */
  until: string
}

/** A code of a second factor, or a signed address for an upload, that was used: each is good once. */
interface UsedCodeTable {
  /** Digest of the person and the code, or of the signed address; or what came of that (`noteSameFile`). */
  key: string
  /** From then on the code is no good by itself. */
  until: string
}

/** Who did what, when and from where. Rows are only ever added: the database refuses anything else. */
export interface AuditTable {
  id: Generated<number>
  at: string
  /** Null for a token, the operator, and somebody who is not signed in. */
  person_id: string | null
  author: string
  action: string
  /** What it was done to, such as `stories/17`. */
  subject: string
  /** The address that it was asked from; empty for the server itself. */
  client: string
}

/** A page of a browser in which somebody has a story open. */
interface PresenceTable {
  /** The id that the page gave itself. */
  tab: string
  story_id: number
  person_id: string
  name: string
  /** `_uid` of the block that is chosen there; empty for none. */
  block: string
  /** The field that is typed in; empty for none. */
  field: string
  /** Then the page counts as closed, unless it was heard of again. */
  until: string
}

/** What is made from the documents: what they are found, filtered and sorted by. */
const DERIVED = [
  'document_tag',
  'document_file',
  'document_link',
  'document_value',
  'document_words',
  'path',
  'word',
] as const

/** The tables that are filled from the documents, and have to be emptied with them. */
export function derivedTables(kind: 'sqlite' | 'postgres'): readonly string[] {
  // A trigger fills this one, and empties it of nothing.
  return kind === 'sqlite' ? [...DERIVED, 'word_part'] : DERIVED
}
