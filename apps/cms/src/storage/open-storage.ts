import { putAsset } from '../assets/stored-asset.ts'
import { changeContent } from '../database/change.ts'
import type { OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { replaceDatasource } from '../datasources/write-datasources.ts'
import { importContent, isEmpty } from '../seed-import/import-content.ts'
import { mergeContent } from '../seed-import/merge-content.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { createToken, deleteToken, previewTokens, replaceTokens, tokens } from '../tokens/tokens.ts'
import { createReadStorage } from './read-storage.ts'
import type { Storage, WriteStorage } from './storage.ts'
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
    ...createWriteStorage(database, now),
    ...createWebhookStorage(database, now, (listener) => void listeners.push(listener)),
    isEmpty: () => isEmpty(database),
    importContent: (content, spaceId) => importContent(database, content, spaceId, now()),
    mergeContent: (content, options) =>
      changeContent(database, now(), (change) => mergeContent(change, content, options)),
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
    replaceTokens: (given) => replaceTokens(database, given),
    tokens: () => tokens(database),
    createToken: (given, seal) => createToken(database, given, { seal, now: now() }),
    deleteToken: (id) => deleteToken(database, id),
    previewTokens: (seal) => previewTokens(database, seal),
    putAsset: (asset) => putAsset(database, asset),
  }
}
