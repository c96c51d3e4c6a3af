import type { OpenDatabase } from '../database/database.ts'
import {
  findDatasource,
  listDatasourceEntries,
  listDatasources,
} from '../datasources/datasources.ts'
import { listHubspotForms } from '../queries/hubspot-forms.ts'
import { listLinks } from '../queries/links.ts'
import { findStory, listStories, storiesByUuid } from '../queries/stories.ts'
import { listTags } from '../queries/tags.ts'
import { createSpaceReader } from '../space/space.ts'
import { createTokenReader } from '../tokens/tokens.ts'

export type ReadStorage = ReturnType<typeof createReadStorage>

/**
 * Queries of the delivery API (delivery-protocol#endpoints) and of embeds. An impossible value, such as an id out of
 * range, finds nothing instead of throwing.
 */
export function createReadStorage(database: OpenDatabase) {
  const token = createTokenReader(database)
  return {
    space: createSpaceReader(database),
    token,
    tokenKind: async (sentToken: string) => (await token(sentToken))?.kind,
    ...bind(database, {
      findStory,
      listStories,
      storiesByUuid,
      listLinks,
      listTags,
      listHubspotForms,
    }),
    ...bind(database, { listDatasources, findDatasource, listDatasourceEntries }),
  }
}

type Functions = Readonly<Record<string, (database: OpenDatabase, ...input: never[]) => unknown>>

/** Functions without their first parameter, the database, and without the trailing parameters `Last`. */
type Bound<Unbound, Last extends readonly unknown[] = []> = {
  readonly [Name in keyof Unbound]: Unbound[Name] extends (
    database: OpenDatabase,
    ...input: [...infer Rest, ...Last]
  ) => infer Result
    ? (...input: Rest) => Result
    : never
}

/** Binds functions to a database. */
export function bind<Unbound extends Functions>(
  database: OpenDatabase,
  functions: Unbound,
): Bound<Unbound> {
  return bindEach(database, functions, () => []) as Bound<Unbound>
}

/** Binds functions to a database and, as their last argument, the time of the call. */
export function bindWithTime<Unbound extends Functions>(
  database: OpenDatabase,
  now: () => Date,
  functions: Unbound,
): Bound<Unbound, [now: Date]> {
  return bindEach(database, functions, () => [now()]) as Bound<Unbound, [now: Date]>
}

function bindEach(database: OpenDatabase, functions: Functions, last: () => unknown[]): unknown {
  const boundFunctions = Object.entries(functions).map(([name, run]) => [
    name,
    (...args: unknown[]) => run(database, ...([...args, ...last()] as never[])),
  ])
  return Object.fromEntries(boundFunctions)
}
