import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/run/project.ts'
import { withMarkedSection } from '../marked-section.ts'
import { readmeFigures } from './readme.ts'
import { peersReport, peersSetup } from './report.ts'
import { readResults } from './results.ts'

export interface Document {
  /** Below the project's folder. */
  readonly path: string
  readonly written: string
  /** The text with the current results. */
  readonly expected: string
}

/** The documents with figures: their current text, and the text expected from `bench/results.json`. */
export function documentsWithFigures(): readonly Document[] {
  const rows = readResults().peers ?? []
  const documents: readonly (readonly [
    path: string,
    sections: Readonly<Record<string, string>>,
  ])[] = [
    ['README.md', { figures: readmeFigures(rows) }],
    ['bench/README.md', { peers: peersReport(rows), 'peers-setup': peersSetup() }],
  ]
  return documents.map(([path, sections]) => {
    const written = readFileSync(join(root, path), 'utf8')
    const expected = Object.entries(sections).reduce(
      (text, [name, section]) => withMarkedSection(text, name, section),
      written,
    )
    return { path, written, expected }
  })
}
