import type { Database } from '../database/database.ts'
import { datasourceEntries } from '../datasources/datasource-entries.ts'
import { datasource, datasources } from '../datasources/datasources.ts'
import { hubspotForms } from '../queries/hubspot-forms.ts'
import { links } from '../queries/links.ts'
import { stories } from '../queries/stories.ts'
import { storiesByUuid, story } from '../queries/story.ts'
import { tags } from '../queries/tags.ts'
import { spaceReader } from '../space/space.ts'
import { tokenReader } from '../tokens/tokens.ts'
import type { ReadStorage } from './storage.ts'

/** All that is read of the content system, from a migrated database (delivery-protocol#endpoints). */
export function createReadStorage(database: Database): ReadStorage {
  const knownToken = tokenReader(database)
  return {
    space: spaceReader(database),
    token: knownToken,
    tokenKind: async (token) => (await knownToken(token))?.kind,
    story: (reference, view) => story(database, reference, view),
    stories: (query) => stories(database, query),
    storiesByUuid: (uuids, view) => storiesByUuid(database, uuids, view),
    links: (query) => links(database, query),
    datasources: (query) => datasources(database, query),
    datasource: (reference) => datasource(database, reference),
    datasourceEntries: (query) => datasourceEntries(database, query),
    tags: (query) => tags(database, query),
    hubspotForms: () => hubspotForms(database),
  }
}
