import { basename } from 'node:path'
import type { Check, Source } from './check-types.ts'

const SCHEMAS = 'packages/content/src/schema/blocks/'
const VIEWS = 'apps/site/src/blocks/'

/** One stem everywhere: a block's schema, its folder, and its line in each list (decision 0022). */
export const blockParity: Check = {
  name: 'block parity',
  run: (files) => {
    const exemplified = stemsListedIn(files, `${SCHEMAS}all-examples.ts`)
    const listed = stemsListedIn(files, `${SCHEMAS}all-blocks.ts`)
    const viewed = stemsListedIn(files, `${VIEWS}views.ts`)
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
        ...missing(listed, schemas, (stem) => `${SCHEMAS}${stem}.ts is missing`),
        ...missing(listed, exemplified, (stem) => `${SCHEMAS}${stem}.examples.ts is not listed`),
        ...missing(folders, listed, (stem) => `${VIEWS}${stem}: ${stem} is not in all-blocks.ts`),
        ...missing(folders, viewed, (stem) => `${VIEWS}${stem}: ${stem} is not in views.ts`),
        ...missing(viewed, folders, (stem) => `${VIEWS}${stem} is missing`),
        ...files.flatMap(folderShape),
        ...[...folders].flatMap((stem) => incomplete(stem, files)),
      ],
      note: `${listed.size} schemas, ${viewed.size} views`,
    }
  },
}

function stemsListedIn(files: readonly Source[], path: string): ReadonlySet<string> {
  const text = files.find((file) => file.path === path)?.text ?? ''
  return new Set([...text.matchAll(/^ {2}'?([a-z-]+)'?[:,]/gm)].map((match) => match[1] ?? ''))
}

function missing(
  stems: ReadonlySet<string>,
  where: ReadonlySet<string>,
  say: (stem: string) => string,
): readonly string[] {
  return [...stems].filter((stem) => !where.has(stem)).map(say)
}

/**
 * A block folder holds its view, sheet and test, its script where it has one, and parts by dot suffix. A
 * sheet for a part is called like the class that asks for it.
 */
function folderShape({ path }: Source): readonly string[] {
  if (!path.startsWith(VIEWS) || path.split('/').length < 6) return []
  const stem = path.split('/')[4] ?? ''
  const name = basename(path)
  const isSheetOfPart = name.endsWith('.css') && name.startsWith(`${stem}-`)
  return name.startsWith(`${stem}.`) || isSheetOfPart
    ? []
    : [`${path}: file names in this folder begin with ${stem}.`]
}

function incomplete(stem: string, files: readonly Source[]): readonly string[] {
  return ['tsx', 'test.tsx']
    .map((ending) => `${VIEWS}${stem}/${stem}.${ending}`)
    .filter((path) => !files.some((file) => file.path === path))
    .map((path) => `${path} is missing`)
}
