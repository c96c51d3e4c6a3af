import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { blockParity } from '../check/block-parity.ts'
import { styleClasses } from '../check/style-classes.ts'
import { root } from '../run/project.ts'
import { createBlock } from './create-block.ts'

const FOLDERS = ['packages/content/src/schema/blocks', 'apps/site/src/blocks', 'apps/site/src/ui']
const ALL_BLOCKS = 'packages/content/src/schema/blocks/all-blocks.ts'
const VIEWS = 'apps/site/src/blocks/views.ts'

/**
 * A copy of the files that a new block changes.
 *
 * @param onEnd is given what removes it: `onTestFinished` or `afterAll`
 */
function copyOfProject(onEnd: (end: () => void) => void = onTestFinished): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-block-'))
  onEnd(() => rmSync(copy, { recursive: true, force: true }))
  for (const folder of FOLDERS) cpSync(join(root, folder), join(copy, folder), { recursive: true })
  return copy
}

function sourcesIn(copy: string) {
  return globSync('**/*.{ts,tsx,css}', { cwd: copy }).map((path) => ({
    path,
    text: readFileSync(join(copy, path), 'utf8'),
  }))
}

test('a new block stands in every place under its name', async () => {
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
  const files = sourcesIn(copy)
  expect(blockParity.run(files).findings.filter((line) => line.includes('pricing'))).toEqual([])
  expect(styleClasses.run(files).findings.filter((line) => line.includes('pricing'))).toEqual([])
})

test('what is written is a program, whatever the name', async () => {
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

test('its lines stand in their sorted place, the others stay as they are', () => {
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
    ['PricingTable', /no name for a block/],
    ['pricing_table', /no name for a block/],
    ['pricing--table', /no name for a block/],
    ['../escape', /no name for a block/],
    ['table2', /no name for a block/],
    ['x'.repeat(41), /no name for a block/],
    ['utils', /says nothing/],
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
