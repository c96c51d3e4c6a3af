import type { Check } from './check-interface.ts'
import { type Import, importsOf, isTest } from './import-graph.ts'
import { PARTS } from './layers.ts'
import type { Source } from './source-files.ts'

/** Imports go from higher layers to lower ones, never from one application to another; pure code stays pure. */
export const importDirections: Check = {
  name: 'import directions',
  run: (files) => ({
    findings: [
      ...importsOf(files)
        .filter(({ from }) => !isTest(from))
        .flatMap(findingOf),
      ...files.filter(({ path }) => isPure(path)).flatMap(impurities),
    ],
  }),
}

function findingOf(imported: Import): readonly string[] {
  const reason =
    directionViolation(imported) ??
    draftViolation(imported) ??
    renderingViolation(imported) ??
    purityViolation(imported) ??
    testCodeViolation(imported)
  return reason === undefined
    ? []
    : [`${imported.from}: may not import ${imported.specifier}: ${reason}`]
}

/** Why an import goes in a direction that `PARTS` does not allow: up, sideways, or to a part that is not in `uses`. */
function directionViolation({ from, to }: Import): string | undefined {
  if (to === undefined) return undefined
  const [importer, target] = [layerOf(from), layerOf(to)]
  if (importer === undefined || target === undefined) return undefined
  if (importer.part.path !== target.part.path) {
    const isAllowed = importer.part.uses.includes(target.part.path)
    return isAllowed ? undefined : `${importer.part.path} may not use ${target.part.path}`
  }
  if (importer.level < target.level) return `${target.folder} is above ${importer.folder}`
  const isNeighbour = importer.level === target.level && importer.folder !== target.folder
  return isNeighbour ? `${target.folder} is in the same layer as ${importer.folder}` : undefined
}

function layerOf(path: string) {
  const part = PARTS.find((candidate) => path.startsWith(`${candidate.path}/`))
  if (part === undefined) return undefined
  const inside = path.slice(part.path.length + 1)
  const isIn = (folder: string) => inside === folder || inside.startsWith(`${folder}/`)
  for (const [level, layer] of part.layers.entries()) {
    const folder = [layer].flat().find(isIn)
    if (folder !== undefined) return { part, folder: `${part.path}/${folder}`, level }
  }
  // Files outside all layers assemble them, so they rank above.
  return { part, folder: part.path, level: part.layers.length }
}

/** Production must not load code that handles drafts: it is imported dynamically, in preview mode (ROUTE-5). */
function draftViolation({ from, to, kind }: Import): string | undefined {
  const knowsDrafts = /^apps\/site\/src\/preview\//
  const isLoaded = kind === 'static' && to !== undefined && knowsDrafts.test(to)
  return isLoaded && from.startsWith('apps/site/src/') && !knowsDrafts.test(from)
    ? 'drafts are loaded dynamically, in preview mode'
    : undefined
}

function renderingViolation({ from, specifier }: Import): string | undefined {
  return from.endsWith('.island.tsx') && specifier.includes('react-dom/server')
    ? 'an island runs in the browser'
    : undefined
}

/** Code of the product and of commands for operators; other tools make tests, pictures and measurements. */
const PRODUCT =
  /^((apps|packages)\/[^/]+\/(src|build)|tools\/(backup|brand|connect|content|install|mirror|new-block|new-brand|release|run|settings))\//

function testCodeViolation({ from, to }: Import): string | undefined {
  return to?.startsWith('tools/testing/') && PRODUCT.test(from)
    ? 'the product runs without what tests need'
    : undefined
}

/**
 * True for code that takes everything as arguments: content model, portfolio mathematics, queries and values of the
 * protocol; not for the few modules of these that read files.
 */
function isPure(path: string): boolean {
  return (
    /^packages\/((content|portfolio)\/src|protocol\/src\/(query|values))\//.test(path) &&
    !path.startsWith('packages/content/src/seed/') &&
    path !== 'packages/content/src/schema/extensions.ts' &&
    path !== 'packages/content/src/schema/resource-sections.ts' &&
    path !== 'packages/content/src/messages/catalogues.ts' &&
    !isTest(path)
  )
}

function purityViolation({ from, specifier }: Import): string | undefined {
  return isPure(from) && /^(node:|react|@prospectus\/server)/.test(specifier)
    ? 'this code is pure: it takes everything as arguments'
    : undefined
}

const IMPURE = /\b(process\.|Date\.now\(|new Date\(\)|fetch\(|Math\.random\()/

function impurities({ path, text }: Source): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const name = IMPURE.exec(code)?.[0]
  return name === undefined ? [] : [`${path}: this code is pure and may not use ${name}`]
}
