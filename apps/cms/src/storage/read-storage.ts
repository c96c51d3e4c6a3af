import type { OpenDatabase } from '../database/database.ts'
import { datasource, datasourceEntries, datasources } from '../datasources/datasources.ts'
import { hubspotForms } from '../queries/hubspot-forms.ts'
import { links } from '../queries/links.ts'
import { stories, storiesByUuid, story } from '../queries/stories.ts'
import { tags } from '../queries/tags.ts'
import { spaceReader } from '../space/space.ts'
import { tokenReader } from '../tokens/tokens.ts'

export type ReadStorage = ReturnType<typeof createReadStorage>

/** Everything that is delivered (delivery-protocol#endpoints). Strange values find nothing; they do not throw. */
export function createReadStorage(database: OpenDatabase) {
  const token = tokenReader(database)
  return {
    space: spaceReader(database),
    token,
    tokenKind: async (text: string) => (await token(text))?.kind,
    ...bind(database, { story, stories, storiesByUuid, links, tags, hubspotForms }),
    ...bind(database, { datasources, datasource, datasourceEntries }),
  }
}

type Functions = Readonly<Record<string, (database: OpenDatabase, ...input: never[]) => unknown>>

/** The same functions without their first parameter, the database. */
type Bound<Given> = {
  readonly [Name in keyof Given]: Given[Name] extends (
    database: OpenDatabase,
    ...input: infer Rest
  ) => infer Result
    ? (...input: Rest) => Result
    : never
}

/** The same functions without the database and their last parameter, the time of the change. */
type BoundAt<Given> = {
  readonly [Name in keyof Given]: Given[Name] extends (
    database: OpenDatabase,
    ...input: [...infer Rest, now: Date]
  ) => infer Result
    ? (...input: Rest) => Result
    : never
}

/** Binds functions to a database. */
export function bind<Given extends Functions>(database: OpenDatabase, input: Given): Bound<Given> {
  return bindEach(
    input,
    (run) =>
      (...rest) =>
        run(database, ...rest),
  ) as Bound<Given>
}

/** Binds functions to a database and a clock. */
export function bindAt<Given extends Functions>(
  database: OpenDatabase,
  now: () => Date,
  input: Given,
): BoundAt<Given> {
  const bound = bindEach(
    input,
    (run) =>
      (...rest) =>
        run(database, ...rest, now() as never),
  )
  return bound as BoundAt<Given>
}

type Run = Functions[string]

function bindEach(input: Functions, bound: (run: Run) => (...rest: never[]) => unknown): unknown {
  return Object.fromEntries(Object.entries(input).map(([name, run]) => [name, bound(run)]))
}
