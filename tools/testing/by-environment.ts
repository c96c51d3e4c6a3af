import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs test files with a document before those without. A worker serves one environment: if the next file needs the
 * other, the worker ends, and a new one loads all modules again.
 */
export default class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const projectFiles = sorted.filter((file) => file.project === project)
      const [withDocument = [], others = []] = [true, false].map((hasDocument) =>
        projectFiles.filter(({ moduleId }) => needsDocument(moduleId) === hasDocument),
      )
      return [...withDocument, ...others]
    })
  }
}

const needsDocument = (path: string) =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment')
