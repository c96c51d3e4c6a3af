import type { Database } from '../database/database.ts'
import type { ReadStorage } from '../database/storage.ts'
import { assetAt } from './asset.ts'
import { datasourceEntries } from './datasource-entries.ts'
import { datasource, datasources } from './datasources.ts'
import { links } from './links.ts'
import { space, tokenKind } from './space.ts'
import { stories } from './stories.ts'
import { storiesByUuid, story } from './story.ts'
import { tags } from './tags.ts'

/** All that is read of the content system, from a migrated database (delivery-protocol#endpoints). */
export function createReadStorage(database: Database): ReadStorage {
  return {
    space: () => space(database),
    tokenKind: (token) => tokenKind(database, token),
    story: (reference, view) => story(database, reference, view),
    stories: (query) => stories(database, query),
    storiesByUuid: (uuids, view) => storiesByUuid(database, uuids, view),
    links: (query) => links(database, query),
    datasources: (query) => datasources(database, query),
    datasource: (reference) => datasource(database, reference),
    datasourceEntries: (query) => datasourceEntries(database, query),
    tags: (query) => tags(database, query),
    asset: (path) => assetAt(database, path),
  }
}
