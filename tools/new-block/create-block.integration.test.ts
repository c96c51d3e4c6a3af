import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { blockParity } from '../check/block-parity.ts'
import { styleClasses } from '../check/style-classes.ts'
import { root } from '../run/project.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createBlock } from './create-block.ts'

const MESSAGES = 'packages/content/src/schema/messages'
const FOLDERS = [
  'packages/content/src/schema/blocks',
  MESSAGES,
  'apps/site/src/blocks',
  'apps/site/src/ui',
]
const ALL_BLOCKS = 'packages/content/src/schema/blocks/all-blocks.ts'
const VIEWS = 'apps/site/src/blocks/views.ts'

/**
 * A copy of the files that a new block changes.
 *
 * @param onEnd receives the clean-up function: `onTestFinished` or `afterAll`
 */
function copyOfProject(onEnd: (end: () => void) => void = onTestFinished): string {
  const copy = temporaryFolder('new-block', onEnd)
  for (const folder of FOLDERS) cpSync(join(root, folder), join(copy, folder), { recursive: true })
  return copy
}

function sourcesIn(copy: string) {
  return globSync('**/*.{ts,tsx,css,json}', { cwd: copy }).map((path) => ({
    path,
    text: readFileSync(join(copy, path), 'utf8'),
  }))
}

/** The check's findings about blocks whose name starts with `pricing`. */
function parityFindings(copy: string): readonly string[] {
  return blockParity.run(sourcesIn(copy)).findings.filter((line) => line.includes('pricing'))
}

/** Names a block or part in every language, which the command leaves to people. */
function translate(copy: string, ...components: readonly string[]): void {
  for (const path of globSync(`${MESSAGES}/*.json`, { cwd: copy })) {
    const names = components.map((component) => [component, { component: 'Preise' }])
    const catalogue = JSON.parse(readFileSync(join(copy, path), 'utf8')) as object
    writeFileSync(join(copy, path), JSON.stringify({ ...catalogue, ...Object.fromEntries(names) }))
  }
}

test('a new block is added in every place under its name, and lacks only its translations', async () => {
  const copy = copyOfProject()
  const written = createBlock(copy, 'pricing-table')
  expect(written).toEqual([
    'packages/content/src/schema/blocks/pricing-table.ts',
    'packages/content/src/schema/blocks/pricing-table.examples.ts',
    'apps/site/src/blocks/pricing-table/pricing-table.tsx',
    'apps/site/src/blocks/pricing-table/pricing-table.css',
    'apps/site/src/blocks/pricing-table/pricing-table.test.tsx',
    ALL_BLOCKS,
    'packages/content/src/schema/blocks/all-examples.ts',
    VIEWS,
  ])
  expect(parityFindings(copy)).toEqual([
    `${MESSAGES}/de.json: pricing-table has no name ("component")`,
  ])
  translate(copy, 'pricing-table')
  expect(parityFindings(copy)).toEqual([])
  const { findings } = styleClasses.run(sourcesIn(copy))
  expect(findings.filter((line) => line.includes('pricing'))).toEqual([])
})

describe('npm run check finds a block that lacks', () => {
  const SCHEMAS = 'packages/content/src/schema/blocks'
  const VIEW = 'apps/site/src/blocks/pricing-table'
  const withoutLine = (line: string) => (text: string) => {
    const left = text.split('\n').filter((each) => !each.startsWith(line))
    return left.join('\n')
  }

  test.each([
    ['its schema', `${SCHEMAS}/pricing-table.ts`, undefined],
    ['its examples', `${SCHEMAS}/pricing-table.examples.ts`, undefined],
    ['its folder', VIEW, undefined],
    ['its view', `${VIEW}/pricing-table.tsx`, undefined],
    ['its test', `${VIEW}/pricing-table.test.tsx`, undefined],
    ['its line among the schemas', ALL_BLOCKS, withoutLine("  'pricing-table'")],
    ['its line among the examples', `${SCHEMAS}/all-examples.ts`, withoutLine("  'pricing-table'")],
    ['its line among the views', VIEWS, withoutLine("  'pricing-table'")],
    [
      'its name in German',
      `${MESSAGES}/de.json`,
      (text: string) => text.replace('"pricing-table"', '"prices-table"'),
    ],
  ])('%s', (_, path, change) => {
    const copy = copyOfProject()
    createBlock(copy, 'pricing-table')
    translate(copy, 'pricing-table')
    const file = join(copy, path)
    if (change) writeFileSync(file, change(readFileSync(file, 'utf8')))
    else rmSync(file, { recursive: true })
    expect(parityFindings(copy)).toContainEqual(expect.stringContaining(path))
  })

  test('everything but its schema, and names each missing part', () => {
    const copy = copyOfProject()
    for (const path of createBlock(copy, 'pricing-table').slice(1, 5)) rmSync(join(copy, path))
    rmSync(join(copy, VIEW), { recursive: true })
    for (const path of [ALL_BLOCKS, `${SCHEMAS}/all-examples.ts`, VIEWS]) {
      const file = join(copy, path)
      writeFileSync(file, withoutLine("  'pricing-table'")(readFileSync(file, 'utf8')))
    }
    translate(copy, 'pricing-table')
    expect(parityFindings(copy)).toEqual([
      `${SCHEMAS}/pricing-table.examples.ts is missing`,
      `${VIEW} is missing`,
      `${ALL_BLOCKS}: pricing-table is not listed`,
      `${SCHEMAS}/all-examples.ts: pricing-table is not listed`,
      `${VIEWS}: pricing-table is not listed`,
    ])
  })

  test('a name in German for the parts of its list', () => {
    const copy = copyOfProject()
    createBlock(copy, 'pricing-table')
    const schema = join(copy, SCHEMAS, 'pricing-table.ts')
    const part =
      "export const pricingTier = defineItem('pricing-tier', { label: 'Tier', fields: {} })"
    writeFileSync(schema, `${readFileSync(schema, 'utf8')}\n${part}\n`)
    translate(copy, 'pricing-table')
    expect(parityFindings(copy)).toEqual([
      `${MESSAGES}/de.json: pricing-tier has no name ("component")`,
    ])
    translate(copy, 'pricing-tier')
    expect(parityFindings(copy)).toEqual([])
  })
})

test('the written files compile, whatever the name', async () => {
  const copy = copyOfProject()
  for (const blockType of [
    'pricing-table',
    'ticker',
    'switch',
    'a-block-whose-name-is-as-long-as-may-be',
  ])
    for (const path of createBlock(copy, blockType)) {
      if (path.endsWith('.css')) continue
      const text = readFileSync(join(copy, path), 'utf8')
      await expect(transformWithOxc(text, path), path).resolves.toHaveProperty('code')
    }
})

test('the lines of a new block are added in order, and the others stay as they are', () => {
  const copy = copyOfProject()
  const before = { schemas: lines(copy, ALL_BLOCKS), views: lines(copy, VIEWS) }
  createBlock(copy, 'pricing-table')
  const added = (path: string, known: readonly string[]) =>
    lines(copy, path).filter((line) => !known.includes(line))
  expect(added(ALL_BLOCKS, before.schemas)).toEqual([
    "import { pricingTable } from './pricing-table.ts'",
    "  'pricing-table': pricingTable,",
  ])
  expect(added(VIEWS, before.views)).toEqual([
    "import { pricingTableView } from './pricing-table/pricing-table.tsx'",
    "  'pricing-table': pricingTableView,",
  ])
  const imported = lines(copy, VIEWS).flatMap((line) => /from '\.\/([a-z-]+)/.exec(line)?.[1] ?? [])
  expect(imported).toEqual([...imported].sort())
})

describe('a name', () => {
  const copy = copyOfProject(afterAll)
  const before = sourcesIn(copy)

  test.each([
    [undefined, /^Name the new block/],
    ['', /^Name the new block/],
    ['PricingTable', /is not a block name/],
    ['pricing_table', /is not a block name/],
    ['pricing--table', /is not a block name/],
    ['../escape', /is not a block name/],
    ['table2', /is not a block name/],
    ['x'.repeat(41), /is not a block name/],
    ['utils', /is a reserved name/],
    ['banner', /taken by packages\/content\/src\/schema\/blocks\/banner\.ts/],
    ['link-item', /taken by packages/],
    ['card', /taken by packages\/content\/src\/schema\/blocks\/card-grid\.ts/],
    ['button', /taken by apps\/site\/src\/ui\/button/],
  ])('%s is refused with a sentence, and nothing is written', (blockType, sentence) => {
    expect(() => createBlock(copy, blockType)).toThrow(sentence)
    expect(sourcesIn(copy)).toEqual(before)
  })
})

function lines(copy: string, path: string): readonly string[] {
  return readFileSync(join(copy, path), 'utf8').split('\n')
}
