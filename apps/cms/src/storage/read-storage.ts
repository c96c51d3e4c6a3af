import type { OpenDatabase } from '../database/database.ts'
import { datasource, datasourceEntries, datasources } from '../datasources/datasources.ts'
import { listHubspotForms } from '../queries/hubspot-forms.ts'
import { listLinks } from '../queries/links.ts'
import { findStory, listStories, storiesByUuid } from '../queries/stories.ts'
import { listTags } from '../queries/tags.ts'
import { createSpaceReader } from '../space/space.ts'
import { createTokenReader } from '../tokens/tokens.ts'

export type ReadStorage = ReturnType<typeof createReadStorage>

/** Queries of the delivery API (delivery-protocol#endpoints). Values that cannot exist find nothing; none throws. */
export function createReadStorage(database: OpenDatabase) {
  const token = createTokenReader(database)
  return {
    space: createSpaceReader(database),
    token,
    tokenKind: async (text: string) => (await token(text))?.kind,
    ...bind(database, {
      findStory,
      listStories,
      storiesByUuid,
      listLinks,
      listTags,
      listHubspotForms,
    }),
    ...bind(database, { datasources, datasource, datasourceEntries }),
  }
}

type Functions = Readonly<Record<string, (database: OpenDatabase, ...input: never[]) => unknown>>

/** Functions without their first parameter, the database. */
type Bound<Unbound> = {
  readonly [Name in keyof Unbound]: Unbound[Name] extends (
    database: OpenDatabase,
    ...input: infer Rest
  ) => infer Result
    ? (...input: Rest) => Result
    : never
}

/** Functions without their first parameter, the database, and their last, the time of the change. */
type BoundAt<Unbound> = {
  readonly [Name in keyof Unbound]: Unbound[Name] extends (
    database: OpenDatabase,
    ...input: [...infer Rest, now: Date]
  ) => infer Result
    ? (...input: Rest) => Result
    : never
}

/** Binds functions to a database. */
export function bind<Unbound extends Functions>(
  database: OpenDatabase,
  functions: Unbound,
): Bound<Unbound> {
  return bindEach(functions, (run, args) => run(database, ...args)) as Bound<Unbound>
}

/** Binds functions to a database and a clock. */
export function bindAt<Unbound extends Functions>(
  database: OpenDatabase,
  now: () => Date,
  functions: Unbound,
): BoundAt<Unbound> {
  const bound = bindEach(functions, (run, args) => run(database, ...args, now() as never))
  return bound as BoundAt<Unbound>
}

function bindEach(
  functions: Functions,
  call: (run: Functions[string], args: never[]) => unknown,
): unknown {
  const bound = Object.entries(functions).map(([name, run]) => [
    name,
    (...args: never[]) => call(run, args),
  ])
  return Object.fromEntries(bound)
}
