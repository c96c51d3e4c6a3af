import { basename } from 'node:path'
import type { Check } from './check-interface.ts'
import type { Source } from './source-files.ts'

const SCHEMAS = 'packages/content/src/schema/blocks/'
const MESSAGES = 'packages/content/src/schema/messages/'
const VIEWS = 'apps/site/src/blocks/'

/** Each block has a schema, examples, a folder, a line in each list, and a name in every language (decision 0022). */
export const blockParity: Check = {
  name: 'block parity',
  run: (files) => {
    const schemas = new Set(files.filter(definesBlock).map(({ path }) => basename(path, '.ts')))
    const examples = new Set(
      files.flatMap(
        ({ path }) => /([^/]+)\.examples\.ts$/.exec(relativeTo(path, SCHEMAS))?.[1] ?? [],
      ),
    )
    const folders = new Set(
      files.flatMap(({ path }) => /^([^/]+)\//.exec(relativeTo(path, VIEWS))?.[1] ?? []),
    )
    const listedTypes = blockTypesListedIn(files, `${SCHEMAS}all-blocks.ts`)
    const typesWithExamples = blockTypesListedIn(files, `${SCHEMAS}all-examples.ts`)
    const typesWithView = blockTypesListedIn(files, `${VIEWS}views.ts`)
    const places: readonly [ReadonlySet<string>, (blockType: string) => string][] = [
      [schemas, (blockType) => `${SCHEMAS}${blockType}.ts is missing`],
      [examples, (blockType) => `${SCHEMAS}${blockType}.examples.ts is missing`],
      [folders, (blockType) => `${VIEWS}${blockType} is missing`],
      [listedTypes, (blockType) => `${SCHEMAS}all-blocks.ts: ${blockType} is not listed`],
      [typesWithExamples, (blockType) => `${SCHEMAS}all-examples.ts: ${blockType} is not listed`],
      [typesWithView, (blockType) => `${VIEWS}views.ts: ${blockType} is not listed`],
    ]
    const blockTypes = new Set(places.flatMap(([present]) => [...present]))
    return {
      findings: [
        ...[...blockTypes].flatMap((blockType) =>
          places.flatMap(([present, messageOf]) =>
            present.has(blockType) ? [] : [messageOf(blockType)],
          ),
        ),
        ...files.flatMap(misnamedFile),
        ...[...folders].flatMap((blockType) => missingFiles(blockType, files)),
        ...missingNames(files),
      ],
      note: `${listedTypes.size} schemas, ${typesWithView.size} views`,
    }
  },
}

function relativeTo(path: string, folder: string): string {
  return path.startsWith(folder) ? path.slice(folder.length) : ''
}

function definesBlock({ path, text }: Source): boolean {
  return /^[^/]+(?<!\.test)\.ts$/.test(relativeTo(path, SCHEMAS)) && / = defineBlock\(/.test(text)
}

function blockTypesListedIn(files: readonly Source[], path: string): ReadonlySet<string> {
  const text = files.find((file) => file.path === path)?.text ?? ''
  return new Set([...text.matchAll(/^ {2}'?([a-z-]+)'?[:,]/gm)].map((match) => match[1] ?? ''))
}

/** File names in a block's folder begin with the block's name and a dot, or a hyphen for the style sheet of a part. */
function misnamedFile({ path }: Source): readonly string[] {
  if (!path.startsWith(VIEWS) || path.split('/').length < 6) return []
  const blockType = path.split('/')[4] ?? ''
  const name = basename(path)
  const isSheetOfPart = name.endsWith('.css') && name.startsWith(`${blockType}-`)
  return name.startsWith(`${blockType}.`) || isSheetOfPart
    ? []
    : [`${path}: file names in this folder begin with ${blockType}.`]
}

function missingFiles(blockType: string, files: readonly Source[]): readonly string[] {
  return ['tsx', 'test.tsx']
    .map((ending) => `${VIEWS}${blockType}/${blockType}.${ending}`)
    .filter((path) => !files.some((file) => file.path === path))
    .map((path) => `${path} is missing`)
}

/** Blocks and parts without a name in a language of the editor. Unit tests find other missing texts. */
function missingNames(files: readonly Source[]): readonly string[] {
  const components = files
    .filter(({ path }) => /^[^/]+(?<!\.test)\.ts$/.test(relativeTo(path, SCHEMAS)))
    .flatMap(({ text }) => [...text.matchAll(/ = define(?:Block|Item)\(\s*'([^']+)'/g)])
    .map(([, component = '']) => component)
  return files
    .filter(({ path }) => relativeTo(path, MESSAGES).endsWith('.json'))
    .flatMap(({ path, text }) => {
      const catalogue: Readonly<Record<string, { component?: string }>> = JSON.parse(text)
      return components
        .filter((component) => !catalogue[component]?.component)
        .map((component) => `${path}: ${component} has no name ("component")`)
    })
}
