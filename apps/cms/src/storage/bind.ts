import type { OpenDatabase } from '../database/database.ts'

type Functions = Readonly<Record<string, (database: OpenDatabase, ...given: never[]) => unknown>>

/** The same functions under the same names, without the first parameter: the database that they work on. */
export type Bound<Given> = {
  readonly [Name in keyof Given]: Given[Name] extends (
    database: OpenDatabase,
    ...given: infer Rest
  ) => infer Result
    ? (...given: Rest) => Result
    : never
}

/** The same functions, without the database and without the last parameter: the time of the change. */
export type BoundAt<Given> = {
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
