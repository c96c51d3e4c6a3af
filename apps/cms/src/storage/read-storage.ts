import type { OpenDatabase } from '../database/database.ts'
import { datasource, datasourceEntries, datasources } from '../datasources/datasources.ts'
import { hubspotForms } from '../queries/hubspot-forms.ts'
import { links } from '../queries/links.ts'
import { stories, storiesByUuid, story } from '../queries/stories.ts'
import { tags } from '../queries/tags.ts'
import { spaceReader } from '../space/space.ts'
import { tokenReader } from '../tokens/tokens.ts'

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

type Functions = Readonly<Record<string, (database: OpenDatabase, ...given: never[]) => unknown>>

/** The same functions under the same names, without the first parameter: the database that they work on. */
type Bound<Given> = {
  readonly [Name in keyof Given]: Given[Name] extends (
    database: OpenDatabase,
    ...given: infer Rest
  ) => infer Result
    ? (...given: Rest) => Result
    : never
}

/** The same functions, without the database and without the last parameter: the time of the change. */
type BoundAt<Given> = {
  readonly [Name in keyof Given]: Given[Name] extends (
    database: OpenDatabase,
    ...given: [...infer Rest, now: Date]
  ) => infer Result
    ? (...given: Rest) => Result
    : never
}

/** Functions on one database, so that who calls them need not know it. */
export function bind<Given extends Functions>(database: OpenDatabase, given: Given): Bound<Given> {
  return bindEach(
    given,
    (run) =>
      (...rest) =>
        run(database, ...rest),
  ) as Bound<Given>
}

/** Functions on one database that are told when they are called. */
export function bindAt<Given extends Functions>(
  database: OpenDatabase,
  now: () => Date,
  given: Given,
): BoundAt<Given> {
  const bound = bindEach(
    given,
    (run) =>
      (...rest) =>
        run(database, ...rest, now() as never),
  )
  return bound as BoundAt<Given>
}

type Run = Functions[string]

function bindEach(given: Functions, bound: (run: Run) => (...rest: never[]) => unknown): unknown {
  return Object.fromEntries(Object.entries(given).map(([name, run]) => [name, bound(run)]))
}
