import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Manifest, Plugin, ResolvedConfig, Rolldown } from 'vite'

const MODULES_ID = 'virtual:client-modules'
const ISLAND_PREFIX = 'virtual:island/'
const ENHANCER = /\.enhance\.ts$/
const ISLANDS_FOLDER = join(import.meta.dirname, '..', 'src', 'islands')

const MANIFEST_FILE = '.vite/manifest.json'
/** Lists, by entry, the names that its scripts may add to a page (`collectAddedNames`). */
const ADDED_NAMES_FILE = '.vite/added-names.json'

/**
 * Generates the entry module of each island, and the module `virtual:client-modules`: it tells the server the addresses
 * of enhancers and islands, and the names that their scripts may add to a page.
 */
export function clientModules(root: string, extensionFolders: readonly string[] = []): Plugin {
  const folders = [root, ...extensionFolders]
  let config: ResolvedConfig | undefined
  return {
    name: 'client-modules',
    configResolved: (resolved) => {
      config = resolved
    },
    resolveId: (id) => (id === MODULES_ID || id.startsWith(ISLAND_PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      const isServing = config?.command === 'serve'
      if (id.startsWith(`\0${ISLAND_PREFIX}`)) {
        const stem = id.slice(ISLAND_PREFIX.length + 1)
        return islandEntry(folders, stem) + (isServing ? hotUpdateCode(islandAddress(stem)) : '')
      }
      if (id !== `\0${MODULES_ID}`) return undefined
      const outDir = config?.command === 'build' && config.environments.client?.build.outDir
      return outDir ? builtAddresses(folders, outDir) : developmentAddresses(folders)
    },
    transform(code, id) {
      const isServing = config?.command === 'serve'
      if (!isServing || this.environment.name !== 'client' || !ENHANCER.test(id)) return undefined
      return { code: code + hotUpdateCode(sourceAddress(root, id)), map: null }
    },
    // A new or deleted file changes the list of addresses.
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !(ENHANCER.test(file) || file.endsWith('.island.tsx'))) return
      const addressesModule = this.environment.moduleGraph.getModuleById(`\0${MODULES_ID}`)
      return addressesModule && [...modules, addressesModule]
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const namesByEntry = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk' || !file.isEntry) return []
        const code = ownCode(file.fileName, bundle, new Set())
        return [[file.name, collectAddedNames(code.map((text) => this.parse(text)))]]
      })
      const source = JSON.stringify(Object.fromEntries(namesByEntry))
      this.emitFile({ type: 'asset', fileName: ADDED_NAMES_FILE, source })
    },
  }
}

/** Entries of the client build, by name: the loader, all styles, and every enhancer and island. */
export function clientEntries(folders: readonly string[]): Record<string, string> {
  return {
    loader: join(ISLANDS_FOLDER, 'loader.ts'),
    'all-styles': join(ISLANDS_FOLDER, 'all-styles.ts'),
    ...Object.fromEntries(enhancers(folders).map((file) => [stemOf(file), file])),
    ...Object.fromEntries(
      islands(folders).map((file) => [stemOf(file), ISLAND_PREFIX + stemOf(file)]),
    ),
  }
}

/** Enhancers (`*.enhance.ts`), and scripts that only preview loads (`*.script.ts`). */
const enhancers = (folders: readonly string[]) => filesIn(folders, '*.{enhance,script}.ts')
const islands = (folders: readonly string[]) => filesIn(folders, '*.island.tsx')
const filesIn = (folders: readonly string[], pattern: string) =>
  folders.flatMap((folder) =>
    globSync(`src/**/${pattern}`, { cwd: folder })
      .sort()
      .map((file) => join(folder, file)),
  )
const stemOf = (file: string) => basename(file).replace(/\.(enhance|island|script)\.tsx?$/, '')

/** Our own code in a built file and in the files that it imports, without packages. */
function ownCode(
  file: string,
  bundle: Rolldown.OutputBundle,
  seen: Set<string>,
): readonly string[] {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || seen.has(file)) return []
  seen.add(file)
  const ownModules = Object.entries(chunk.modules).filter(([id]) => !id.includes('/node_modules/'))
  const imported = [...chunk.imports, ...chunk.dynamicImports]
  return [
    ...ownModules.map(([, { code }]) => code ?? ''),
    ...imported.flatMap((other) => ownCode(other, bundle, seen)),
  ]
}

function islandEntry(folders: readonly string[], stem: string): string {
  const file = islands(folders).find((candidate) => stemOf(candidate) === stem)
  if (file === undefined) throw new Error(`Expected a file ${stem}.island.tsx; found none`)
  const hydrate = JSON.stringify(join(ISLANDS_FOLDER, 'hydrate.ts'))
  return [
    'export async function enhance(element) {',
    `  const parts = [import(${hydrate}), import(${JSON.stringify(file)})]`,
    '  const [{ hydrate }, { default: component }] = await Promise.all(parts)',
    '  // Lets a slow phone respond to the visitor between loading and hydration.',
    '  await globalThis.scheduler?.yield?.()',
    '  hydrate(element, component)',
    '}',
  ].join('\n')
}

/**
 * Address of an island's generated entry on the development server: `/@id/` begins the address of a module id, and
 * `__x00__` is how Vite writes the null byte before a generated module's id.
 */
const islandAddress = (stem: string) => `/_/@id/__x00__${ISLAND_PREFIX}${stem}`

/** Code added to a module in development: passes the saved module to the page, which recreates its elements. */
function hotUpdateCode(address: string): string {
  return [
    '\nimport.meta.hot?.accept((saved) => {',
    `  const detail = { address: ${JSON.stringify(address)}, enhance: saved?.enhance }`,
    "  if (saved) dispatchEvent(new CustomEvent('module:changed', { detail }))",
    '})',
  ].join('\n')
}

/** Code of `virtual:client-modules` after a build, with the addresses of the built files. */
function builtAddresses(folders: readonly string[], outDir: string): string {
  const manifest = JSON.parse(readFileSync(join(outDir, MANIFEST_FILE), 'utf8')) as Manifest
  const entries = Object.values(manifest).filter((chunk) => chunk.isEntry)
  const address = (name: string) => {
    const file = entries.find((chunk) => chunk.name === name)?.file
    if (file === undefined)
      throw new Error(`The client build has no entry named ${name}; build the client again`)
    return `/_/${file}`
  }
  const stems = [...enhancers(folders), ...islands(folders)].map(stemOf)
  const styles = entries.find((chunk) => chunk.name === 'all-styles')?.css?.[0]
  return moduleSource({
    moduleUrls: Object.fromEntries(stems.map((stem) => [stem, address(stem)])),
    loaderUrl: address('loader'),
    allStylesUrl: `/_/${styles}`,
    namesAddedByScript: JSON.parse(readFileSync(join(outDir, ADDED_NAMES_FILE), 'utf8')),
  })
}

/** URL path on the development server; files outside its root are served by their absolute path. */
function sourceAddress(root: string, file: string): string {
  const path = relative(root, file)
  return path.startsWith('..') ? `/_/@fs${file}` : `/_/${path}`
}

/** Code of `virtual:client-modules` on the development server, with the addresses of the source files. */
function developmentAddresses(folders: readonly string[]): string {
  const [root = ''] = folders
  const moduleUrls = {
    ...Object.fromEntries(
      enhancers(folders).map((file) => [stemOf(file), sourceAddress(root, file)]),
    ),
    ...Object.fromEntries(
      islands(folders).map((file) => [stemOf(file), islandAddress(stemOf(file))]),
    ),
  }
  return moduleSource({
    moduleUrls,
    loaderUrl: '/_/src/islands/development/follow-page.ts',
    allStylesUrl: '',
    namesAddedByScript: undefined,
  })
}

function moduleSource(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/**
 * Collects the classes, elements and custom properties that a script may add to a page. A name that the script
 * completes at run time ends in a star: `picture-*` for `picture-${shape}`. Ignores selectors, paths and error
 * messages.
 *
 * @param program the script's syntax tree (ESTree)
 */
export function collectAddedNames(program: unknown): readonly string[] {
  const names = textsIn(program).flatMap(
    (text) => text.match(/(?<![\w./#[-])(?:--)?[a-z][a-z0-9-]*\*?/g) ?? [],
  )
  return [...new Set(names.map((name) => name.replace(/-$/, '-*')))].sort()
}

/** String literals and the fixed parts of template literals in a syntax tree, except in `throw` statements. */
function textsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && node.type === 'ThrowStatement') return []
  if ('tail' in node && 'value' in node)
    return [`${Object(node.value).cooked}${node.tail ? '' : '*'}`]
  if ('value' in node && typeof node.value === 'string') return [node.value]
  return Object.values(node).flatMap(textsIn)
}
