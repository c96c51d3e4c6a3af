import type { BlockNames } from './block-names.ts'

/** The lists that every block has a line in, below the project's folder. */
export const SCHEMA_LIST = 'packages/content/src/schema/blocks/all-blocks.ts'
export const EXAMPLE_LIST = 'packages/content/src/schema/blocks/all-examples.ts'
export const VIEW_LIST = 'apps/site/src/blocks/views.ts'

/** The text of `all-blocks.ts` with a line for a block. */
export function withSchema(text: string, { stem, schema }: BlockNames): string {
  const statement = `import { ${schema} } from './${stem}.ts'`
  return withEntry(withImport(text, stem, statement), stem, schema)
}

/** The text of `all-examples.ts` with a line for a block. */
export function withExamples(text: string, { stem, schema }: BlockNames): string {
  const statement = `import { ${schema}Examples } from './${stem}.examples.ts'`
  return withEntry(withImport(text, stem, statement), stem, `${schema}Examples`)
}

/** The text of `views.ts` with a line for a block. */
export function withView(text: string, { stem, schema }: BlockNames): string {
  const statement = `import { ${schema}View } from './${stem}/${stem}.tsx'`
  return withEntry(withImport(text, stem, statement), stem, `${schema}View`)
}

const IMPORT = /^import .* from '\.\/([a-z-]+)[/.].*'$/
const ENTRY = /^ {2}'?([a-z-]+)'?[:,]/

function withImport(text: string, stem: string, statement: string): string {
  return withLine(text, stem, statement, IMPORT)
}

function withEntry(text: string, stem: string, value: string): string {
  const key = stem.includes('-') ? `'${stem}'` : stem
  return withLine(text, stem, key === value ? `  ${key},` : `  ${key}: ${value},`, ENTRY)
}

/** Among the lines of a kind, which each name a stem: ahead of the first that sorts after the new one. */
function withLine(text: string, stem: string, line: string, kind: RegExp): string {
  const lines = text.split('\n')
  const stems = lines.map((each) => kind.exec(each)?.[1])
  const next = stems.findIndex((each) => each !== undefined && each > stem)
  const end = stems.findLastIndex((each) => each !== undefined) + 1
  if (end === 0) throw new Error(`There is no line to put this one next to: ${line.trim()}`)
  return lines.toSpliced(next === -1 ? end : next, 0, line).join('\n')
}
