import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namesOf } from './block-names.ts'
import { blockTexts } from './block-texts.ts'
import {
  EXAMPLE_LIST,
  SCHEMA_LIST,
  VIEW_LIST,
  withExamples,
  withSchema,
  withView,
} from './list-lines.ts'
import { refusal } from './refusal.ts'

/** There can be no block of the name that was asked for; the message says why, and what can be done. */
export class BlockRefused extends Error {
  override readonly name = 'BlockRefused'
}

/**
 * Writes a new block: its schema, examples, view, style sheet and test, and its line in each list.
 *
 * @param root the project's folder
 * @returns the paths that were written, below it
 * @throws {BlockRefused} when the name is no name for a block, or is taken; nothing is written then
 */
export function createBlock(root: string, blockType: string | undefined): readonly string[] {
  const refused = refusal(root, blockType)
  if (refused !== undefined || blockType === undefined) throw new BlockRefused(refused)
  const names = namesOf(blockType)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const texts = {
    ...blockTexts(names),
    [SCHEMA_LIST]: withSchema(read(SCHEMA_LIST), names),
    [EXAMPLE_LIST]: withExamples(read(EXAMPLE_LIST), names),
    [VIEW_LIST]: withView(read(VIEW_LIST), names),
  }
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return Object.keys(texts)
}
