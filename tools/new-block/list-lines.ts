import type { BlockNames } from './block-names.ts'

/** The lists that every block has a line in, below the project's folder. */
export const SCHEMA_LIST = 'packages/content/src/schema/blocks/all-blocks.ts'
export const EXAMPLE_LIST = 'packages/content/src/schema/blocks/all-examples.ts'
export const VIEW_LIST = 'apps/site/src/blocks/views.ts'

/** The text of `all-blocks.ts` with a line for a block. */
export function withSchema(text: string, { blockType, schema }: BlockNames): string {
  const statement = `import { ${schema} } from './${blockType}.ts'`
  return withEntry(withImport(text, blockType, statement), blockType, schema)
}

/** The text of `all-examples.ts` with a line for a block. */
export function withExamples(text: string, { blockType, schema }: BlockNames): string {
  const statement = `import { ${schema}Examples } from './${blockType}.examples.ts'`
  return withEntry(withImport(text, blockType, statement), blockType, `${schema}Examples`)
}

/** The text of `views.ts` with a line for a block. */
export function withView(text: string, { blockType, schema }: BlockNames): string {
  const statement = `import { ${schema}View } from './${blockType}/${blockType}.tsx'`
  return withEntry(withImport(text, blockType, statement), blockType, `${schema}View`)
}

const IMPORT = /^import .* from '\.\/([a-z-]+)[/.].*'$/
const ENTRY = /^ {2}'?([a-z-]+)'?[:,]/

function withImport(text: string, blockType: string, statement: string): string {
  return withLine(text, blockType, statement, IMPORT)
}

function withEntry(text: string, blockType: string, value: string): string {
  const key = blockType.includes('-') ? `'${blockType}'` : blockType
  return withLine(text, blockType, key === value ? `  ${key},` : `  ${key}: ${value},`, ENTRY)
}

/** Inserts a line among lines of its kind, each naming a block type, before the first that sorts after it. */
function withLine(text: string, blockType: string, line: string, kind: RegExp): string {
  const lines = text.split('\n')
  const blockTypes = lines.map((each) => kind.exec(each)?.[1])
  const next = blockTypes.findIndex((each) => each !== undefined && each > blockType)
  const end = blockTypes.findLastIndex((each) => each !== undefined) + 1
  if (end === 0) throw new Error(`There is no line to put this one next to: ${line.trim()}`)
  return lines.toSpliced(next === -1 ? end : next, 0, line).join('\n')
}
