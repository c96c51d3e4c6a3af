import { changeContent } from './change.ts'
import { changeStory } from './change-story.ts'
import { createStory } from './create-story.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { deleteStory } from './delete-story.ts'
import { importContent, isEmpty } from './import-content.ts'
import { migrate } from './migrate.ts'
import { publishStory, unpublishStory } from './publish-story.ts'
import { createReadStorage } from './query/read-storage.ts'
import type { Storage, WriteStorage } from './storage.ts'
import { putAsset } from './write-assets.ts'
import { replaceDatasource } from './write-datasources.ts'
import { replaceTokens } from './write-tokens.ts'

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
  const database = await openDatabase(url)
  const close = () => database.db.destroy()
  try {
    await database.alone(() => migrate(database))
  } catch (error) {
    await close()
    throw error
  }
  return {
    ...createReadStorage(database),
    ...createWriteStorage(database, now),
    isEmpty: () => isEmpty(database),
    importContent: (content, spaceId) => importContent(database, content, spaceId, now()),
    close,
  }
}

function createWriteStorage(database: OpenDatabase, now: () => Date): WriteStorage {
  return {
    createStory: (given) => changeContent(database, now(), (change) => createStory(change, given)),
    changeStory: (id, given) =>
      changeContent(database, now(), (change) => changeStory(change, id, given)),
    publishStory: (id) => changeContent(database, now(), (change) => publishStory(change, id)),
    unpublishStory: (id) => changeContent(database, now(), (change) => unpublishStory(change, id)),
    deleteStory: (id) => changeContent(database, now(), (change) => deleteStory(change, id)),
    replaceDatasource: (slug, name, entries) =>
      changeContent(database, now(), (change) => replaceDatasource(change, slug, name, entries)),
    replaceTokens: (tokens) => replaceTokens(database, tokens),
    putAsset: (asset) => putAsset(database, asset),
  }
}
