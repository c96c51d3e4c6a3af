import type { Check } from './check-interface.ts'
import { type Import, importsOf, isTest } from './import-graph.ts'
import type { Source } from './source-files.ts'

/** Modules that start processes, listen, send requests or open databases. */
const IO_MODULES =
  /^(node:(child_process|cluster|dgram|http2?|https|net|sqlite|tls)|pg|vite|playwright-core|smtp-server|oidc-provider|@hono\/node-server)$/

const OWN_IO_MODULES = [
  'apps/cms/src/database/open-database.ts',
  'apps/cms/src/storage/storage.ts',
  'packages/server/src/metrics.ts',
  'tools/run/ensure-built.ts',
  'tools/run/role.ts',
]

const UNIT = /(?<!\.integration)\.test\.tsx?$/

/**
 * A test that reaches outside its process is named `*.integration.test.ts` (docs/guides/develop.md#test). A unit test
 * that does so without such an import fails when it runs (tools/testing/isolate-unit-tests.ts).
 */
export const testKinds: Check = {
  name: 'kinds of tests',
  run: (files) => {
    const imports = Map.groupBy(importsOf(files), ({ from }) => from)
    const units = files.filter(({ path }) => UNIT.test(path))
    return {
      findings: units.flatMap((test) => findingsIn(test, imports)),
      note: `${units.length} files of unit tests`,
    }
  },
}

function findingsIn({ path }: Source, imports: ReadonlyMap<string, readonly Import[]>) {
  const found = ioImportOf(path, imports, new Set())
  if (found === undefined) return []
  const importer = found.from === path ? '' : ` by ${found.from}`
  const name = path.replace(/\.test(\.tsx?)$/, '.integration.test$1')
  return [`${path}: imports ${found.specifier}${importer}, which reaches outside: name it ${name}`]
}

function ioImportOf(
  path: string,
  imports: ReadonlyMap<string, readonly Import[]>,
  seen: Set<string>,
): Import | undefined {
  seen.add(path)
  for (const imported of imports.get(path) ?? []) {
    if (imported.kind === 'type') continue
    if (IO_MODULES.test(imported.specifier) || OWN_IO_MODULES.includes(imported.to ?? ''))
      return imported
    const isFixture = imported.to !== undefined && isTest(imported.to) && !seen.has(imported.to)
    const found = isFixture && imported.to ? ioImportOf(imported.to, imports, seen) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
