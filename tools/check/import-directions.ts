import { dirname, join } from 'node:path/posix'
import type { Check, Source } from './check-types.ts'

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g
/** What a module needs before it can run; types are gone by then, and so left out. */
const STATIC_IMPORT = /(?:^|\n)(?:import|export)\s(?!type\b)[^'"]*'([^']+)'/g
const PURE = 'packages/content/src/'
const IMPURE_NAMES = /\b(process\.|Date\.now\(|new Date\(\)|fetch\(|Math\.random\()/

/** Imports go one way: content ← cms, content ← site; the model is pure (decision 0022). */
export const importDirections: Check = {
  name: 'import directions',
  run: (files) => ({ findings: files.filter(isScript).flatMap(faultsOf) }),
}

const isScript = ({ path }: Source) => /\.(ts|tsx)$/.test(path)
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

function faultsOf(source: Source): readonly string[] {
  const targets = [...source.text.matchAll(IMPORT)].map((match) => match[1] ?? '')
  return [
    ...targets.flatMap((target) => directionFault(source.path, target)),
    ...previewFaults(source),
    ...(isPure(source.path) ? purityFaults(source, targets) : []),
  ]
}

function directionFault(path: string, target: string): readonly string[] {
  const place = target.startsWith('.') ? join(dirname(path), target) : target
  const reaches = (name: string, folder: string) =>
    place.startsWith(name) || place.startsWith(`${folder}/`)
  const site = reaches('@prospectus/site', 'apps/site')
  const cms = reaches('@prospectus/cms', 'apps/cms')
  const wrong =
    (path.startsWith('packages/') && (site || cms)) ||
    (path.startsWith('apps/site/') && cms) ||
    (path.startsWith('apps/cms/') && site) ||
    (path.startsWith('apps/site/') &&
      !path.includes('/preview/') &&
      place.includes('site/src/preview/') &&
      !path.includes('/server/'))
  const islandImportsServer = path.endsWith('.island.tsx') && place.includes('react-dom/server')
  return wrong || islandImportsServer ? [`${path}: may not import ${target}`] : []
}

/** Production must not load what knows of drafts: preview mode imports it dynamically (ROUTE-5). */
function previewFaults({ path, text }: Source): readonly string[] {
  if (!path.startsWith('apps/site/src/routes/') || isTest(path)) return []
  return [...text.matchAll(STATIC_IMPORT)]
    .map((match) => match[1] ?? '')
    .filter((target) => /\/preview\/|\/draft-catalogue\.ts$/.test(target))
    .map((target) => `${path}: may import ${target} dynamically only, in preview mode`)
}

const isPure = (path: string) =>
  path.startsWith(PURE) && !path.startsWith(`${PURE}client/`) && !isTest(path)

function purityFaults({ path, text }: Source, targets: readonly string[]): readonly string[] {
  const imports = targets.filter((target) => /^(node:|react)/.test(target))
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const name = IMPURE_NAMES.exec(code)?.[0]
  return [
    ...imports.map((target) => `${path}: the content model is pure and may not import ${target}`),
    ...(name ? [`${path}: the content model is pure and may not use ${name}`] : []),
  ]
}
