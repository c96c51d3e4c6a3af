import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BlockNames, namesOf } from './block-names.ts'
import { blockTexts } from './block-texts.ts'

export class InvalidBlockError extends Error {
  override readonly name = 'InvalidBlockError'
}

/**
 * Writes a new block and its line in each list; returns the paths. Writes nothing and throws for a name that cannot be
 * used.
 */
export function createBlock(root: string, blockType: string | undefined): readonly string[] {
  const reason = rejectionReason(root, blockType)
  if (reason !== undefined || blockType === undefined) throw new InvalidBlockError(reason)
  const names = namesOf(blockType)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const texts = {
    ...blockTexts(names),
    [SCHEMA_LIST]: withSchema({ path: SCHEMA_LIST, text: read(SCHEMA_LIST) }, names),
    [EXAMPLE_LIST]: withExamples({ path: EXAMPLE_LIST, text: read(EXAMPLE_LIST) }, names),
    [VIEW_LIST]: withView({ path: VIEW_LIST, text: read(VIEW_LIST) }, names),
  }
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return Object.keys(texts)
}

const BLOCK_TYPE = /^[a-z]+(?:-[a-z]+)*$/
const MAX_NAME_CHARACTERS = 40
/** Catch-all file names, and component names that already mean something else in content. */
const RESERVED = new Set([
  'utils',
  'helpers',
  'misc',
  'index',
  'block',
  'blocks',
  'modules',
  'blok',
])

/** Returns the reason to reject a block name, in one sentence; undefined for a valid one. */
function rejectionReason(root: string, blockType: string | undefined): string | undefined {
  if (blockType === undefined || blockType === '') {
    return 'Name the new block: npm run new-block pricing-table.'
  }
  if (!BLOCK_TYPE.test(blockType) || blockType.length > MAX_NAME_CHARACTERS) {
    return `"${blockType}" is not a block name: expected lower-case words joined by hyphens, at most ${MAX_NAME_CHARACTERS} characters, such as pricing-table.`
  }
  if (RESERVED.has(blockType)) return `"${blockType}" is a reserved name; choose another one.`
  const takenFile = fileWithName(root, blockType)
  return takenFile && `The name "${blockType}" is taken by ${takenFile}; choose another one.`
}

/** Finds a file that already uses the name, by which components and style sheets are found. */
function fileWithName(root: string, blockType: string): string | undefined {
  const files = [
    `packages/content/src/schema/{blocks,stories}/${blockType}.ts`,
    `apps/site/src/{blocks,ui,layouts}/**/${blockType}.{css,tsx,always.ts,enhance.ts,island.tsx}`,
  ].flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
  return files[0] ?? fileDefiningPart(root, blockType)
}

/** The file that defines a part of this name, such as the card of a card grid. */
function fileDefiningPart(root: string, blockType: string): string | undefined {
  const files = globSync('packages/content/src/schema/{blocks,stories}/*.ts', { cwd: root })
  const definition = new RegExp(`\\bdefine\\w+\\(\\s*'${blockType}'`)
  return files.find((file) => definition.test(readFileSync(join(root, file), 'utf8')))
}

/** The lists that every block has a line in, below the project's folder. */
const SCHEMA_LIST = 'packages/content/src/schema/blocks/all-blocks.ts'
const EXAMPLE_LIST = 'packages/content/src/schema/blocks/all-examples.ts'
const VIEW_LIST = 'apps/site/src/blocks/views.ts'

interface ListFile {
  /** Below the project's folder. */
  readonly path: string
  readonly text: string
}

function withSchema(list: ListFile, { blockType, schemaName }: BlockNames): string {
  const statement = `import { ${schemaName} } from './${blockType}.ts'`
  return withImportAndEntry(list, blockType, statement, schemaName)
}

function withExamples(list: ListFile, { blockType, schemaName }: BlockNames): string {
  const statement = `import { ${schemaName}Examples } from './${blockType}.examples.ts'`
  return withImportAndEntry(list, blockType, statement, `${schemaName}Examples`)
}

function withView(list: ListFile, { blockType, schemaName }: BlockNames): string {
  const statement = `import { ${schemaName}View } from './${blockType}/${blockType}.tsx'`
  return withImportAndEntry(list, blockType, statement, `${schemaName}View`)
}

const IMPORT = /^import .* from '\.\/([a-z-]+)[/.].*'$/
const ENTRY = /^ {2}'?([a-z-]+)'?[:,]/

function withImportAndEntry(
  { path, text }: ListFile,
  blockType: string,
  statement: string,
  value: string,
): string {
  const key = blockType.includes('-') ? `'${blockType}'` : blockType
  const entry = key === value ? `  ${key},` : `  ${key}: ${value},`
  const withImport = withLine({ path, text }, blockType, statement, IMPORT)
  return withLine({ path, text: withImport }, blockType, entry, ENTRY)
}

/** Inserts a line among lines of its kind, each naming a block type, before the first that sorts after it. */
function withLine(
  { path, text }: ListFile,
  blockType: string,
  line: string,
  pattern: RegExp,
): string {
  const lines = text.split('\n')
  const blockTypes = lines.map((listLine) => pattern.exec(listLine)?.[1])
  const nextIndex = blockTypes.findIndex(
    (listedType) => listedType !== undefined && listedType > blockType,
  )
  const end = blockTypes.findLastIndex((listedType) => listedType !== undefined) + 1
  if (end === 0)
    throw new Error(
      `"${line.trim()}" cannot be inserted in ${path}: expected a similar line of another block there. Restore the file, or write the block by hand`,
    )
  return lines.toSpliced(nextIndex === -1 ? end : nextIndex, 0, line).join('\n')
}
