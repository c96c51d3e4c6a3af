import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/run/project.ts'
import { documentsWithFigures } from './documents.ts'

/** Writes the figures of `bench/results.json` into the documents that show them. */
for (const { path, written, expected } of documentsWithFigures()) {
  if (written !== expected) writeFileSync(join(root, path), expected)
  console.log(`${path}: ${written === expected ? 'as the results say' : 'written'}`)
}
