import type { BundledContent, BundledStory } from '@prospectus/content/seed/bundled-content'
import { completeRawStory, type RawLink } from '@prospectus/protocol/raw-story'
import { OperatorError } from '@prospectus/server/operator-error'
import { type Change, changeContent } from '../database/change.ts'
import { chunks } from '../database/chunks.ts'
import { assetEvent } from '../database/content-event.ts'
import type { Database } from '../database/database.ts'
import { mergeContent } from '../seed-import/merge-content.ts'
import {
  type DocumentRow,
  type Documents,
  documentsById,
  type StoryRow,
} from '../stories/read-rows.ts'
import {
  type Decision,
  decidePromotion,
  type PromotionConflict,
  readSpaceRows,
  readStoryState,
  type SpaceRows,
} from './story-state.ts'

interface PromoteOptions {
  readonly now: Date
  /** Full slugs of stories to take in any case. */
  readonly take: ReadonlySet<string>
  /** Rolls everything back, and only returns the result. */
  readonly isDryRun: boolean
}

/** Result of a promotion. Stories are given by full slug, files by path. */
export interface Promotion {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  /** Stories, and entries of data sources as `slug: value`, that stay as they are until somebody decides, and why. */
  readonly conflicts: readonly {
    readonly path: string
    readonly why: PromotionConflict | SourceChange
  }[]
  /** Number of stories that were changed only on this installation. */
  readonly newerHere: number
  readonly files: readonly string[]
}

/** Change in the source to a story or entry that the target keeps until somebody decides. */
type SourceChange = 'not published there any more' | 'deleted there' | 'has another name there'

/**
 * Copies to `to` everything that `from` publishes, in one change that notifies the sites: stories, folders, entries of
 * data sources, metadata of files. Keeps changes that were only made in `to`.
 * @param from another content system's database, which nobody writes to meanwhile
 * @throws {OperatorError} for a folder with different addresses; `StorageError` for an address that is taken
 */
export async function promote(
  from: Database,
  to: Database,
  options: PromoteOptions,
): Promise<Promotion> {
  let promotion: Promotion | undefined
  try {
    await changeContent(to, options.now, async (change) => {
      promotion = await promoteIn(change, from, options)
      if (options.isDryRun) throw new DryRunRollbackError()
    })
  } catch (error) {
    if (!(error instanceof DryRunRollbackError)) throw error
  }
  if (promotion === undefined)
    throw new Error('The promotion has no result: its transaction ended without running it')
  return promotion
}

class DryRunRollbackError extends Error {}

async function promoteIn(
  change: Change,
  from: Database,
  { take }: PromoteOptions,
): Promise<Promotion> {
  const [source, target] = [await readSpaceRows(from), await readSpaceRows(change)]
  const result = {
    added: [] as string[],
    changed: [] as string[],
    newerHere: 0,
    conflicts: [] as { path: string; why: PromotionConflict | SourceChange }[],
  }
  const folders: RawLink[] = []
  const stories: BundledStory[] = []
  const addConflict = (path: string, why: PromotionConflict | SourceChange) =>
    void result.conflicts.push({ path, why })
  const decideOn = async (row: StoryRow, documents: Documents, existing: StoryRow | undefined) => {
    if (take.has(row.full_slug)) return 'replaced'
    if (existing !== undefined)
      return compareStates(change, from, [source, target], [row, existing], documents)
    if (target.deleted.has(row.uuid)) return 'deleted here'
    return isAddressFree(target, row) ? 'replaced' : 'its address has another page here'
  }
  for (const chunk of chunks(source.stories, STORIES_AT_ONCE)) {
    const documents = await documentsById(from, idsOf(chunk))
    for (const row of chunk) {
      const rowDocuments = documents.get(row.id)
      if (rowDocuments === undefined) continue
      const { full_slug: path, uuid } = row
      const isFolder = row.is_folder === 1
      const existingStory = target.byUuid.get(uuid)
      if (!isFolder && rowDocuments.published === undefined) {
        if (existingStory?.published === 1) addConflict(path, 'not published there any more')
        continue
      }
      const decision = await decideOn(row, rowDocuments, existingStory)
      if (decision === 'replaced') {
        result[existingStory === undefined ? 'added' : 'changed'].push(path)
        if (!isFolder && rowDocuments.published)
          stories.push(promotedStory(row, rowDocuments.published))
      } else if (decision === 'newer here') result.newerHere++
      else if (decision !== 'same') addConflict(path, decision)
      if (isFolder)
        folders.push(await folderFor(change, row, rowDocuments, decision, existingStory))
    }
  }
  for (const { uuid, full_slug } of target.stories) {
    if (source.deleted.has(uuid) && !source.byUuid.has(uuid))
      addConflict(full_slug, 'deleted there')
  }
  const entries = await promotedEntries(from, change, change.nextId, (entry) =>
    addConflict(entry, 'has another name there'),
  )
  const content = {
    folders: async () => folders,
    async *stories() {
      yield* stories
    },
    ...entries,
  }
  await mergeContent(change, content, { deletesOthers: false })
  return { ...result, files: await addPromotedAssets(from, change) }
}

async function compareStates(
  change: Change,
  from: Database,
  [source, target]: readonly [SpaceRows, SpaceRows],
  [row, existing]: readonly [StoryRow, StoryRow],
  { draft, published }: Documents,
): Promise<Decision> {
  const documents = (await documentsById(change, [existing.id])).get(existing.id)
  if (documents === undefined) return 'replaced'
  return decidePromotion(
    await readStoryState(from, source, row, published ?? draft),
    await readStoryState(change, target, existing, documents.draft),
  )
}

function isAddressFree({ stories }: SpaceRows, { full_slug }: StoryRow): boolean {
  return stories.every((other) => other.full_slug !== full_slug)
}

/** The folder in the format of an import, since its children refer to it; unchanged unless it is promoted. */
async function folderFor(
  change: Change,
  row: StoryRow,
  { draft }: Documents,
  decision: Decision,
  existingStory: StoryRow | undefined,
): Promise<RawLink> {
  if (decision === 'replaced') return promotedFolder(row, draft)
  if (existingStory?.full_slug !== row.full_slug) {
    const [difference, mend] =
      existingStory === undefined
        ? ['was deleted or replaced', 'Restore it here']
        : [
            `has the address ${existingStory.full_slug}`,
            'Give it the same address on both installations',
          ]
    throw new OperatorError(
      `The folder ${row.full_slug} ${difference} on this installation; nothing was changed. ${mend}, or take over the other installation's folder with --take ${row.full_slug}.`,
    )
  }
  const existingDocuments = (await documentsById(change, [existingStory.id])).get(existingStory.id)
  return promotedFolder(existingStory, existingDocuments?.draft ?? draft)
}

const idsOf = (stories: readonly StoryRow[]) => stories.map(({ id }) => id)
const STORIES_AT_ONCE = 200

function promotedStory(row: StoryRow, document: DocumentRow): BundledStory {
  const story = completeRawStory({
    ...row,
    name: document.name,
    tag_list: JSON.parse(document.tag_list),
    content: JSON.parse(document.content),
    is_startpage: row.is_startpage === 1,
  })
  return { story, published: true }
}

function promotedFolder(row: StoryRow, { name }: Pick<DocumentRow, 'name'>): RawLink {
  const { id, uuid, full_slug, path, parent_id, position, published, published_at } = row
  return {
    id,
    uuid,
    name,
    path,
    parent_id,
    position,
    published_at,
    slug: full_slug,
    real_path: `/${full_slug}`,
    published: published === 1,
    is_folder: true,
    is_startpage: false,
  }
}

type Entries = ReadonlyMap<string, readonly { name: string; value: string; id: number }[]>

/**
 * Data sources that gain entries, each with the entries of `to` first. An entry that has another name in `from` keeps
 * its name and is reported.
 */
async function promotedEntries(
  from: Database,
  to: Database,
  nextId: () => number,
  addConflict: (path: string) => void,
): Promise<Pick<BundledContent, 'datasourceSlugs' | 'datasourceEntries'>> {
  const [source, target] = [await readEntries(from), await readEntries(to)]
  const mergedEntries = new Map<string, { name: string; value: string; id: number }[]>()
  for (const [slug, entries] of source) {
    const nameByValue = new Map((target.get(slug) ?? []).map((entry) => [entry.value, entry.name]))
    const newEntries = entries.filter(({ value }) => !nameByValue.has(value))
    for (const { name, value } of entries) {
      if (nameByValue.has(value) && nameByValue.get(value) !== name)
        addConflict(`${slug}: ${value}`)
    }
    if (newEntries.length === 0) continue
    const renumbered = newEntries.map((entry) => ({ ...entry, id: nextId() }))
    mergedEntries.set(slug, [...(target.get(slug) ?? []), ...renumbered])
  }
  return {
    datasourceSlugs: async () => [...mergedEntries.keys()],
    datasourceEntries: async (slug) => mergedEntries.get(slug) ?? [],
  }
}

async function readEntries({ db }: Database): Promise<Entries> {
  const rows = await db
    .selectFrom('datasource_entry')
    .innerJoin('datasource', 'datasource.id', 'datasource_entry.datasource_id')
    .select(['datasource.slug', 'datasource_entry.id', 'datasource_entry.name', 'value'])
    .orderBy('datasource_entry.position')
    .execute()
  return Map.groupBy(rows, ({ slug }) => slug)
}

/** Adds the metadata of files that only `from` has, and returns their paths. */
async function addPromotedAssets(from: Database, change: Change): Promise<readonly string[]> {
  const source = await from.db.selectFrom('asset').selectAll().orderBy('id').execute()
  const target = await change.db
    .selectFrom('asset')
    .select(['id', 'path', 'replaced_paths'])
    .execute()
  const existingPaths = new Set(
    target.flatMap(({ path, replaced_paths }) => [path, ...JSON.parse(replaced_paths)]),
  )
  const addedPaths: string[] = []
  for (const asset of source) {
    if (existingPaths.has(asset.path)) continue
    const id = change.nextId()
    await change.db
      .insertInto('asset')
      // Folders and tags belong to one installation.
      .values({ ...asset, ...UNFILED, id, created_at: change.now, updated_at: change.now })
      .execute()
    change.announce(assetEvent('created', { id, path: asset.path }))
    addedPaths.push(asset.path)
  }
  return addedPaths
}

const UNFILED = { asset_folder_id: null, internal_tag_ids: '[]' }
