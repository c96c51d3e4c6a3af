import type { Generated } from 'kysely'
import type { Bit, RecordSource } from './row-values.ts'
import type { VisitorTables } from './visitor-tables.ts'

/**
 * Tables of the content system, the same on SQLite and PostgreSQL: times are ISO 8601 text in UTC, lists and content
 * are JSON text, flags are 1 and 0, and text is compared byte by byte (decision 0005). Only the sign-in library
 * accesses its own tables, which are not here (decision 0041). Nor are tables that only raw SQL accesses: `listed`,
 * which triggers fill (decision 0050), and the full-text tables `document_words`, defined differently on each database,
 * and `word_part` and `listed_part`, only on SQLite.
 */
export interface Schema extends VisitorTables {
  readonly space: {
    id: number
    name: string
    /** `cv`: Unix seconds, raised by each change of published content, at least by 1 (delivery-protocol#caching). */
    version: number
    /** The highest id given to a story, file, data source or other record (`nextId`); ids are not reused. */
    last_id: Generated<number>
    /** JSON list. */
    language_codes: string
    /** The neutral host of assets in stored content; delivery puts the real one in its place. */
    asset_host: string
    /** Differs between databases whose content has different origins (delivery-protocol#tags-and-space). */
    lineage: string
    /** Folder name of the brand whose site this is (decision 0107). */
    brand: Generated<string | null>
  }
  readonly token: {
    /** SHA-256 of the token, in hex. */
    digest: string
    kind: 'public' | 'preview' | 'management'
    /** Where the token comes from, which the code calls `source`: the operator's settings or the API. */
    owner: Generated<RecordSource>
    name: Generated<string | null>
    created_at: Generated<string | null>
    created_by: Generated<string | null>
  }
  /** A story or folder: its position in the tree, the same for draft and published. */
  readonly story: {
    id: number
    uuid: string
    group_id: string
    parent_id: number
    is_folder: Bit
    is_startpage: Bit
    slug: string
    full_slug: string
    /** 1 at the root, 2 in a folder of the root; a start page has its folder's level. */
    level: number
    /** The real path of the delivery protocol, if it differs from the full slug. */
    path: string | null
    position: number
    lang: string
    created_at: string
    updated_at: string
    first_published_at: string | null
    /** Null while unpublished. */
    published_at: string | null
    /** For a folder, whether it is published (ROUTE-2); for a story, whether it has a published document. */
    published: Bit
    /** Number of the newest save, from 1. */
    version: Generated<number>
    /** For a redirect, the id of the story that it leads to, or 0 for another target (decision 0026); else null. */
    redirect_to: Generated<number | null>
  }
  /** A state of a story's name, tags and content. Without unpublished changes, one document is draft and published. */
  readonly document: {
    id: Generated<number>
    story_id: number
    is_draft: Bit
    is_published: Bit
    name: string
    folded_name: string
    component: string
    tag_list: string
    /** JSON object; empty text for a folder. */
    content: string
  }
  readonly document_tag: {
    document_id: number
    tag: string
  }
  /** A reference to an uploaded file, which may be missing from the library. */
  readonly document_file: {
    /** Digest (`fileDigestsIn`). */
    file: string
    document_id: number
  }
  /**
   * A value in content, for `filter_query` and `sort_by`. `theme[]` is the path of all items of `theme`, `theme.0` of
   * its first. A list or object has a row of its own, with its size.
   */
  readonly document_value: {
    document_id: number
    path_id: number
    kind: 'text' | 'number' | 'boolean' | 'null' | 'list' | 'object'
    /**
     * The value as text; empty for lists, objects and null. A long value is cut and ends in a digest of the whole
     * (`comparableText`).
     */
    text: string
    /** `text` folded; null when it is the same. */
    folded: string | null
    /** The value as a number, or the size of a list or object. */
    num: number | null
  }
  /** Paths of values in content, such as `theme.0`. */
  readonly path: {
    id: Generated<number>
    path: string
  }
  /** Every distinct word that was ever searchable, for matching parts of words. */
  readonly word: {
    word: string
  }
  readonly datasource: {
    id: number
    name: string
    slug: string
  }
  readonly dimension: {
    id: number
    datasource_id: number
    name: string
    entry_value: string
    created_at: string
    updated_at: string
  }
  readonly datasource_entry: {
    id: number
    datasource_id: number
    name: string
    value: string
    position: number
  }
  readonly dimension_value: {
    entry_id: number
    dimension_id: number
    value: string
  }
  readonly asset: {
    id: number
    /** `{W}x{H}/{hash}/{name}`: the address after the space (asset-addresses#addresses). */
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
    /** `x1xy1:x2xy2`, or empty: the part of a picture that a crop must include. */
    focus: Generated<string>
    /** 1 when the picture needs no `alt`, since readers would miss nothing. */
    decorative: Generated<Bit>
    /** JSON list: paths before the file was replaced, which earlier versions of stories still use. */
    replaced_paths: Generated<string>
    asset_folder_id: Generated<number | null>
    ext_id: Generated<string | null>
    /** JSON list of whole numbers. */
    internal_tag_ids: Generated<string>
    /**
     * JSON object: `publish_at`, `expire_at` and `meta_data`, which management clients store with a file; no page shows
     * them.
     */
    filed: Generated<string>
  }
  /**
   * A story or folder after a save. An imported story gets its first version, `imported`, only when it is first
   * changed or published.
   */
  readonly version: {
    story_id: number
    /** From 1, for each story. */
    number: number
    created_at: string
    /** Empty for an import. */
    author: string
    action: 'imported' | 'created' | 'saved' | 'moved' | 'restored' | 'duplicated'
    /** JSON list: names of the members that differ from the version before. */
    changes: string
    name: string
    slug: string
    parent_id: number
    position: number
    is_startpage: Bit
    lang: string
    group_id: string
    tag_list: string
    content: string
    published_at: string | null
    published_by: string | null
  }
  /** A deleted story or folder, from which the deletion can be undone. */
  readonly deleted_story: {
    id: number
    /** Id of the story or folder that was deleted; stories in a deleted folder have the id of the folder. */
    deletion: number
    deleted_at: string
    deleted_by: string
    /** JSON object: the row of `story`. */
    story: string
    /** JSON list: its rows of `document`. */
    documents: string
  }
  /** Stories to be published or unpublished together: a release, or the schedule of one story. */
  readonly planned_change: {
    id: number
    kind: 'release' | 'schedule'
    name: string
    action: 'publish' | 'unpublish'
    /** JSON list. */
    story_ids: string
    /** JSON object: the version to publish, by story id. */
    versions: string
    /** Null for a release that is published on request. */
    due_at: string | null
    created_at: string
    created_by: string
    done_at: string | null
    problem: string | null
    /** Set by a restore: the plan waits until the operator resumes it. */
    parked_at: Generated<string | null>
  }
  /** A story that a browser tab has open in the editor, and who has opened it. */
  readonly presence: {
    tab: string
    story_id: number
    person_id: string
    name: string
    block: string
    field: string
    /** When the tab counts as closed unless another heartbeat arrives. */
    until: string
  }
  /** A reference to a story, which may not exist. */
  readonly document_link: {
    uuid: string
    document_id: number
  }
  /** A request to review a draft. A story has at most one open request. */
  readonly review: {
    id: number
    story_id: number
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
  readonly share: {
    id: number
    /** SHA-256 of the secret in the link, in hex. */
    digest: string
    story_id: number
    created_at: string
    created_by: string
    ends_at: string
  }
  /** A group of components, or a folder of assets. */
  readonly folder: {
    id: number
    holds: 'components' | 'assets'
    uuid: string
    name: string
    parent_id: number | null
  }
  /** A definition that a management client stored: for another site's component, or in place of a built-in one. */
  readonly component: {
    id: number
    name: string
    /** JSON object: the writable members of a component, except its name. */
    definition: string
    created_at: string
    updated_at: string
    deleted_at: Generated<string | null>
  }
  readonly component_version: {
    id: number
    component_id: number
    created_at: string
    author: string
    event: 'create' | 'update'
    /** JSON object, as in the component. */
    definition: string
  }
  readonly preset: {
    id: number
    component_id: number
    /** JSON object: the writable members of the preset, except its component. */
    facts: string
    created_at: string
    updated_at: string
  }
  readonly internal_tag: {
    id: number
    name: string
    object_type: 'asset' | 'component' | 'idea'
  }
  /** Guesses at passwords and codes, and requests for reset mails (`sign-in-limits.ts`). */
  readonly sign_in_attempt: {
    /** Kind and what is counted: the digest of an e-mail address, a known browser, or a client IP. */
    key: string
    count: number
    /** When the count starts again. */
    until: string
  }
  /**
   * Short-lived records, each written once: used codes of a second factor, states of single sign-on, upload addresses,
   * results of uploads.
   */
  readonly used_code: {
    /** Digest of a one-time value (`consumeOnce`), or `asset 17 is 23` for a repeated file (`recordDuplicateFile`). */
    key: string
    /** When the record expires. */
    until: string
  }
  /** The audit log. The database rejects any change or removal of a row. */
  readonly audit: {
    id: Generated<number>
    at: string
    /** Null for a token, the operator, and somebody who is not signed in. */
    person_id: string | null
    author: string
    action: string
    /** The object of the action, such as `stories/17`. */
    subject: string
    /** Client IP; empty for the server itself. */
    client: string
  }
  /** A content system that runs on this database, or did in the last day. */
  readonly node: {
    /** Host name and port. */
    name: string
    /** Differs between machines; containers of one machine share it. */
    machine: string
    /** Where uploaded files are kept, for error messages: the address in `ASSET_STORE`, or the local folder. */
    store: string
    /** Equal for nodes that see the same files, and only for those. */
    store_id: string
    /** JSON object: the receivers of webhooks, leads and mail in its settings. */
    receivers: string
    /** Milliseconds that its clock is ahead of the database's. */
    clock_offset: number
    /** By the database's clock, like `seen_at`. */
    started_at: string
    seen_at: string
    /** By its own clock; null while it runs, and after a crash. */
    stopped_at: string | null
  }
  /** The digest of a secret that all content systems of this database share (decision 0084). */
  readonly secret_digest: {
    /** Name of the setting. */
    name: string
    salt: string
    /** scrypt of the secret, in hex. */
    digest: string
    set_at: string
  }
}

export type SpaceTable = Schema['space']
export type StoryTable = Schema['story']
export type DocumentTable = Schema['document']
export type DocumentValueTable = Schema['document_value']
export type DatasourceTable = Schema['datasource']
export type DatasourceEntryTable = Schema['datasource_entry']
export type AssetTable = Schema['asset']
export type VersionTable = Schema['version']
export type PlannedChangeTable = Schema['planned_change']
export type ComponentTable = Schema['component']
export type ComponentVersionTable = Schema['component_version']
export type AuditTable = Schema['audit']
export type NodeTable = Schema['node']

const DERIVED_TABLES = [
  'document_tag',
  'document_file',
  'document_link',
  'document_value',
  'document_words',
  'path',
  'word',
] as const

/** Tables that are derived from the documents, and must be emptied with them. */
export function derivedTables(kind: 'sqlite' | 'postgres'): readonly string[] {
  // A trigger fills `word_part`, but does not empty it.
  return kind === 'sqlite' ? [...DERIVED_TABLES, 'word_part'] : DERIVED_TABLES
}
