import { basename } from 'node:path'
import type { Check, Source } from './check-types.ts'

const SCHEMAS = 'packages/content/src/schema/blocks/'
const VIEWS = 'apps/site/src/blocks/'

/** One name everywhere: a block's schema, its folder, and its line in each list (decision 0022). */
export const blockParity: Check = {
  name: 'block parity',
  run: (files) => {
    const exemplified = blockTypesListedIn(files, `${SCHEMAS}all-examples.ts`)
    const listed = blockTypesListedIn(files, `${SCHEMAS}all-blocks.ts`)
    const viewed = blockTypesListedIn(files, `${VIEWS}views.ts`)
    const folders = new Set(
      files
        .filter(({ path }) => path.startsWith(VIEWS) && path.split('/').length > 5)
        .map(({ path }) => path.split('/')[4] ?? ''),
    )
    const schemas = new Set(
      files.filter(({ path }) => path.startsWith(SCHEMAS)).map(({ path }) => basename(path, '.ts')),
    )
    return {
      findings: [
        ...missing(listed, schemas, (blockType) => `${SCHEMAS}${blockType}.ts is missing`),
        ...missing(
          listed,
          exemplified,
          (blockType) => `${SCHEMAS}${blockType}.examples.ts is not listed`,
        ),
        ...missing(
          folders,
          listed,
          (blockType) => `${VIEWS}${blockType}: ${blockType} is not in all-blocks.ts`,
        ),
        ...missing(
          folders,
          viewed,
          (blockType) => `${VIEWS}${blockType}: ${blockType} is not in views.ts`,
        ),
        ...missing(viewed, folders, (blockType) => `${VIEWS}${blockType} is missing`),
        ...files.flatMap(folderShape),
        ...[...folders].flatMap((blockType) => incomplete(blockType, files)),
      ],
      note: `${listed.size} schemas, ${viewed.size} views`,
    }
  },
}

function blockTypesListedIn(files: readonly Source[], path: string): ReadonlySet<string> {
  const text = files.find((file) => file.path === path)?.text ?? ''
  return new Set([...text.matchAll(/^ {2}'?([a-z-]+)'?[:,]/gm)].map((match) => match[1] ?? ''))
}

function missing(
  blockTypes: ReadonlySet<string>,
  where: ReadonlySet<string>,
  say: (blockType: string) => string,
): readonly string[] {
  return [...blockTypes].filter((blockType) => !where.has(blockType)).map(say)
}

/**
 * A block folder holds the view, style sheet, test, any script, and parts with a dot suffix. The sheet of a
 * part is named after the class that requires it.
 */
function folderShape({ path }: Source): readonly string[] {
  if (!path.startsWith(VIEWS) || path.split('/').length < 6) return []
  const blockType = path.split('/')[4] ?? ''
  const name = basename(path)
  const isSheetOfPart = name.endsWith('.css') && name.startsWith(`${blockType}-`)
  return name.startsWith(`${blockType}.`) || isSheetOfPart
    ? []
    : [`${path}: file names in this folder begin with ${blockType}.`]
}

function incomplete(blockType: string, files: readonly Source[]): readonly string[] {
  return ['tsx', 'test.tsx']
    .map((ending) => `${VIEWS}${blockType}/${blockType}.${ending}`)
    .filter((path) => !files.some((file) => file.path === path))
    .map((path) => `${path} is missing`)
}
