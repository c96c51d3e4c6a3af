import { knownFileOf, sameFile } from '../assets/same-file.ts'
import { asset, assets, assetUses, decorativePaths, hasAsset } from '../assets/stored-asset.ts'
import { type Change, changeContent } from '../database/change.ts'
import type { OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { datasourceEntry } from '../datasources/datasource-entries.ts'
import { replaceDatasource } from '../datasources/write-datasources.ts'
import { auditTrail, writeAudit } from '../people/audit.ts'
import { createPeople } from '../people/people.ts'
import { carryOutNext } from '../plans/carry-out.ts'
import { plan, plans } from '../plans/plans.ts'
import { outline } from '../queries/outline.ts'
import { redirects } from '../queries/redirects.ts'
import { storyTree } from '../queries/story-tree.ts'
import { importContent, isEmpty } from '../seed-import/import-content.ts'
import { mergeContent } from '../seed-import/merge-content.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { deletions } from '../stories/deletions.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { thinVersions } from '../stories/thin-versions.ts'
import { version, versions } from '../stories/versions.ts'
import { writtenStory } from '../stories/written-story.ts'
import { createToken, deleteToken, replaceTokens, tokens } from '../tokens/tokens.ts'
import { createDefinitionStorage } from './definition-storage.ts'
import { createLeadStorage } from './lead-storage.ts'
import { createPublishingStorage } from './publishing-storage.ts'
import { createReadStorage } from './read-storage.ts'
import { createReportStorage } from './report-storage.ts'
import type { EditingStorage, Storage, TokenStorage, WriteStorage } from './storage.ts'
import { createWebhookStorage } from './webhook-storage.ts'

interface OpenOptions {
  readonly now?: () => Date
}

/**
 * Opens the content of the database at `url` (`file:` and a path, or `postgres://…`), and brings its
 * tables up to date first. Rejects when the database cannot be had.
 *
 * @param options.now the time of a change
 */
export async function openStorage(
  url: string,
  { now = () => new Date() }: OpenOptions = {},
): Promise<Storage> {
  const listeners: (() => void)[] = []
  const onChange = () => {
    for (const listener of listeners) listener()
  }
  const database = { ...(await openDatabase(url)), onChange }
  const close = () => database.db.destroy()
  try {
    await database.alone(() => migrate(database))
  } catch (error) {
    await close()
    throw error
  }
  return {
    ...createReadStorage(database),
    ...createEditingStorage(database, now),
    ...createWriteStorage(database, now),
    ...createWebhookStorage(database, now, (listener) => void listeners.push(listener)),
    ...createDefinitionStorage(database),
    ...createLeadStorage(database, now),
    ...createPublishingStorage(database, now),
    ...createReportStorage(database, now),
    isEmpty: () => isEmpty(database),
    importContent: (content, spaceId) => importContent(database, content, spaceId, now()),
    mergeContent: (content, options) =>
      changeContent(database, now(), (change) => mergeContent(change, content, options)),
    people: (options) => createPeople(database, now, options),
    close,
  }
}

function createWriteStorage(database: OpenDatabase, now: () => Date): WriteStorage & TokenStorage {
  const inOneChange = <Result>(work: (change: Change) => Promise<Result>) =>
    changeContent(database, now(), work)
  return {
    createStory: (given, edit) => inOneChange((change) => createStory(change, given, edit)),
    changeStory: (id, given, edit) => inOneChange((change) => changeStory(change, id, given, edit)),
    publishStory: (id, edit) => inOneChange((change) => publishStory(change, id, edit)),
    unpublishStory: (id, edit) => inOneChange((change) => unpublishStory(change, id, edit)),
    deleteStory: (id, edit) => inOneChange((change) => deleteStory(change, id, edit)),
    replaceDatasource: (slug, name, entries) =>
      inOneChange((change) => replaceDatasource(change, slug, name, entries)),
    replaceTokens: (given) => replaceTokens(database, given),
    tokens: () => tokens(database),
    createToken: (given) => createToken(database, given, now()),
    deleteToken: (id) => deleteToken(database, id),
  }
}

function createEditingStorage(database: OpenDatabase, now: () => Date): EditingStorage {
  return {
    writtenStory: (id) => writtenStory(database, id),
    outline: (query) => outline(database, query),
    redirects: (query) => redirects(database, query),
    storyTree: () => storyTree(database),
    versions: (id, page, perPage) => versions(database, id, page, perPage),
    version: (id, number) => version(database, id, number),
    datasourceEntry: (id) => datasourceEntry(database, id),
    deletions: (page, perPage) => deletions(database, page, perPage),
    assets: (query) => assets(database, query),
    asset: (id) => asset(database, id),
    hasAsset: (id) => hasAsset(database, id),
    sameFile: (file) => sameFile(database, file),
    knownFileOf: (promised) => knownFileOf(database, promised),
    assetUses: (paths) => assetUses(database, paths),
    decorativePaths: (paths) => decorativePaths(database, paths),
    plans: (kind) => plans(database, kind),
    plan: (kind, id) => plan(database, kind, id),
    change: (work) => changeContent(database, now(), work),
    audit: (query) => auditTrail(database, query),
    note: (deed) => writeAudit(database, deed, now().toISOString()),
    thinVersions: (after) => thinVersions(database, after, now()),
    carryOutNext: () => carryOutNext(database, now()),
  }
}
