import { dirname, join } from 'node:path/posix'
import type { Source } from './check-types.ts'

/** An import as it is written, and the repository's file that it names. */
export interface Import {
  readonly from: string
  /** As written: `./faqs.ts`, `@prospectus/content/text/fold`, `react`. */
  readonly specifier: string
  /** Path of the imported file; undefined for packages of others and built-in modules. */
  readonly to: string | undefined
  /** A module must be loaded before this one runs only if it is imported statically and not as a type. */
  readonly kind: 'static' | 'type' | 'dynamic'
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s*)?'([^']+)'|import\(\s*'([^']+)'/g

/** Every import of the repository's scripts, types and dynamic imports included. */
export function importsOf(files: readonly Source[]): readonly Import[] {
  const paths = new Set(files.map(({ path }) => path))
  return files
    .filter(({ path }) => /\.(ts|tsx|js)$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORT)].map(([, type, statically, dynamically]) => {
        const specifier = statically ?? dynamically ?? ''
        return {
          from: path,
          specifier,
          to: targetOf(path, specifier, paths),
          kind: statically === undefined ? 'dynamic' : type === undefined ? 'static' : 'type',
        } satisfies Import
      }),
    )
}

function targetOf(from: string, specifier: string, paths: ReadonlySet<string>) {
  const [, name, file] = /^@prospectus\/([a-z-]+)\/(.+)$/.exec(specifier) ?? []
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : name && placeOf(name, file)
  return path !== undefined && paths.has(path) ? path : undefined
}

/** Packages leave out how a module's file ends, the site does not. */
function placeOf(name: string, file = ''): string {
  return name === 'site' ? `apps/site/${file}` : `packages/${name}/src/${file}.ts`
}

/** Tests, and the fixtures that only tests use. */
export const isTest = (path: string) => /\.(test|spec|fixture)\.tsx?$/.test(path)
