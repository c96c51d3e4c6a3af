import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest, Plugin, ResolvedConfig, Rolldown } from 'vite'
import { scriptNames } from './script-names.ts'

const MODULES = 'virtual:client-modules'
const ISLAND = 'virtual:island/'
const ISLANDS = join(import.meta.dirname, '..', 'src', 'islands')

/** Where the client build writes its manifest, below its folder. */
const MANIFEST = '.vite/manifest.json'
/** Where it writes what names each entry's scripts may put on a page. */
const NAMES = '.vite/script-names.json'

/**
 * Gives every enhancer and island an entry of its own in the client build, with the one shape the
 * loader knows, and tells the server the address of each.
 *
 * @param root the site's folder
 */
export function clientModules(root: string): Plugin {
  let config: ResolvedConfig | undefined
  return {
    name: 'client-modules',
    configResolved: (resolved) => {
      config = resolved
    },
    resolveId: (id) => (id === MODULES || id.startsWith(ISLAND) ? `\0${id}` : undefined),
    load: (id) => {
      if (id.startsWith(`\0${ISLAND}`)) return islandEntry(root, id.slice(ISLAND.length + 1))
      if (id !== `\0${MODULES}`) return undefined
      const built = config?.command === 'build' && config.environments.client?.build.outDir
      return built ? builtAddresses(root, built) : developmentAddresses(root)
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const names = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk' || !file.isEntry) return []
        const code = codeOf(file.fileName, bundle, new Set())
        return [[file.name, scriptNames(code.map((text) => this.parse(text)))]]
      })
      const source = JSON.stringify(Object.fromEntries(names))
      this.emitFile({ type: 'asset', fileName: NAMES, source })
    },
  }
}

/** Entries of the client build: stem or name → module. */
export function clientEntries(root: string): Record<string, string> {
  return {
    loader: join(ISLANDS, 'loader.ts'),
    'all-styles': join(ISLANDS, 'all-styles.ts'),
    ...Object.fromEntries(enhancers(root).map((file) => [stemOf(file), join(root, file)])),
    ...Object.fromEntries(islands(root).map((file) => [stemOf(file), ISLAND + stemOf(file)])),
  }
}

/** Scripts of elements, and those that a page of preview loads by itself. */
const enhancers = (root: string) => globSync('src/**/*.{enhance,script}.ts', { cwd: root }).sort()
const islands = (root: string) => globSync('src/**/*.island.tsx', { cwd: root }).sort()
const stemOf = (file: string) => basename(file).replace(/\.(enhance|island|script)\.tsx?$/, '')

/** The code of our own modules in a file of the build and in all that it imports, sooner or later. */
function codeOf(file: string, bundle: Rolldown.OutputBundle, seen: Set<string>): readonly string[] {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || seen.has(file)) return []
  seen.add(file)
  const own = Object.entries(chunk.modules).filter(([id]) => !id.includes('/node_modules/'))
  const others = [...chunk.imports, ...chunk.dynamicImports]
  const reached = others.flatMap((other) => codeOf(other, bundle, seen))
  return [...own.map(([, { code }]) => code ?? ''), ...reached]
}

function islandEntry(root: string, stem: string): string {
  const file = islands(root).find((candidate) => stemOf(candidate) === stem)
  if (file === undefined) throw new Error(`There is no ${stem}.island.tsx`)
  const hydrate = JSON.stringify(join(ISLANDS, 'hydrate.ts'))
  return [
    'export async function enhance(element) {',
    `  const parts = [import(${hydrate}), import(${JSON.stringify(join(root, file))})]`,
    '  const [{ hydrate }, { default: component }] = await Promise.all(parts)',
    '  // A slow phone answers the visitor between the loading and the taking over.',
    '  await globalThis.scheduler?.yield?.()',
    '  hydrate(element, component)',
    '}',
  ].join('\n')
}

function builtAddresses(root: string, built: string): string {
  const manifest = JSON.parse(readFileSync(join(built, MANIFEST), 'utf8')) as Manifest
  const entries = Object.values(manifest).filter((chunk) => chunk.isEntry)
  const address = (name: string) => {
    const file = entries.find((chunk) => chunk.name === name)?.file
    if (file === undefined) throw new Error(`The client build has no entry named ${name}`)
    return `/_/${file}`
  }
  const stems = [...enhancers(root), ...islands(root)].map(stemOf)
  const styles = entries.find((chunk) => chunk.name === 'all-styles')?.css?.[0]
  return source({
    moduleUrls: Object.fromEntries(stems.map((stem) => [stem, address(stem)])),
    loaderUrl: address('loader'),
    allStylesUrl: `/_/${styles}`,
    namesOfScripts: JSON.parse(readFileSync(join(built, NAMES), 'utf8')),
  })
}

function developmentAddresses(root: string): string {
  const moduleUrls = {
    ...Object.fromEntries(enhancers(root).map((file) => [stemOf(file), `/_/${file}`])),
    ...Object.fromEntries(
      islands(root).map((file) => [stemOf(file), `/_/@id/__x00__${ISLAND}${stemOf(file)}`]),
    ),
  }
  return source({
    moduleUrls,
    loaderUrl: '/_/src/islands/development.ts',
    allStylesUrl: '',
    namesOfScripts: undefined,
  })
}

function source(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
