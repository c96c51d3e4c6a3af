import type { OpenDatabase } from '../database/database.ts'
import { datasourceEntries } from '../datasources/datasource-entries.ts'
import { datasource, datasources } from '../datasources/datasources.ts'
import { hubspotForms } from '../queries/hubspot-forms.ts'
import { links } from '../queries/links.ts'
import { stories } from '../queries/stories.ts'
import { storiesByUuid, story } from '../queries/story.ts'
import { tags } from '../queries/tags.ts'
import { spaceReader } from '../space/space.ts'
import { tokenReader } from '../tokens/tokens.ts'
import { bind } from './bind.ts'

export type ReadStorage = ReturnType<typeof createReadStorage>

/**
 * All that is delivered of the content, from a migrated database (delivery-protocol#endpoints). Strange values
 * find nothing; they do not throw.
 */
export function createReadStorage(database: OpenDatabase) {
  const token = tokenReader(database)
  return {
    space: spaceReader(database),
    token,
    /** What a token may read; undefined for one that this space does not know. */
    tokenKind: async (text: string) => (await token(text))?.kind,
    ...bind(database, { story, stories, storiesByUuid, links, tags, hubspotForms }),
    ...bind(database, { datasources, datasource, datasourceEntries }),
  }
}
