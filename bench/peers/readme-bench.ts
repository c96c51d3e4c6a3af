import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/run/project.ts'
import { documentsWithFigures } from './documents.ts'

/** Writes the figures of `bench/results.json` into the documents that show them. */
for (const { path, current, expected } of documentsWithFigures()) {
  if (current !== expected) writeFileSync(join(root, path), expected)
  console.log(`${path}: ${current === expected ? 'up to date already' : 'updated'}`)
}
