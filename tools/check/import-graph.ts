import { dirname, join } from 'node:path/posix'
import type { Source } from './source-files.ts'

export interface Import {
  readonly from: string
  /** As written: `./faqs.ts`, `@prospectus/content/text/fold`, `react`. */
  readonly specifier: string
  /** Undefined for built-in modules and packages of others. */
  readonly to: string | undefined
  /** Only a `static` import must load before this module runs. */
  readonly kind: 'static' | 'type' | 'dynamic'
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s*)?'([^']+)'|import\(\s*'([^']+)'/g

/** All imports and re-exports of the files, dynamic ones included. */
export function importsOf(files: readonly Source[]): readonly Import[] {
  const paths = new Set(files.map(({ path }) => path))
  return files
    .filter(({ path }) => /\.(ts|tsx|js)$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORT)].map(([, type, staticSpecifier, dynamicSpecifier]) => {
        const specifier = staticSpecifier ?? dynamicSpecifier ?? ''
        return {
          from: path,
          specifier,
          to: targetOf(path, specifier, paths),
          kind: staticSpecifier === undefined ? 'dynamic' : type === undefined ? 'static' : 'type',
        } satisfies Import
      }),
    )
}

function targetOf(from: string, specifier: string, paths: ReadonlySet<string>) {
  const [, name, file] = /^@prospectus\/([a-z-]+)\/(.+)$/.exec(specifier) ?? []
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : name && pathInWorkspace(name, file)
  return path !== undefined && paths.has(path) ? path : undefined
}

/** Path of a workspace's module. Imports from packages leave out the file extension, those from the site do not. */
function pathInWorkspace(name: string, file = ''): string {
  return name === 'site' ? `apps/site/${file}` : `packages/${name}/src/${file}.ts`
}

/** True for tests and for their fixtures. */
export const isTest = (path: string) => /\.(test|spec|fixture)\.tsx?$/.test(path)
