import { blockParity } from './block-parity.ts'
import { brandNames } from './brand-names.ts'
import type { Check, ProgramCheck } from './check-interface.ts'
import { decisions } from './decisions.ts'
import { docsPaths } from './docs-paths.ts'
import { figures } from './figures.ts'
import { fileNames, fileSizes } from './files.ts'
import { importCycles } from './import-cycles.ts'
import { importDirections } from './import-directions.ts'
import { lockFile } from './lock-file.ts'
import { logEvents } from './log-events.ts'
import { managementRoutes } from './management-routes.ts'
import { mergeConflicts } from './merge-conflicts.ts'
import { deadCode, formatAndLint, types } from './programs.ts'
import { releaseDocuments } from './release-documents.ts'
import { retiredNames } from './retired-names.ts'
import { rules } from './rules.ts'
import { settingsTable } from './settings-table.ts'
import { sources } from './source-files.ts'
import { styleClasses } from './style-classes.ts'
import { testKinds } from './test-kinds.ts'

const checks: readonly (Check | ProgramCheck)[] = [
  formatAndLint,
  types,
  deadCode,
  fileNames,
  fileSizes,
  importDirections,
  importCycles,
  blockParity,
  styleClasses,
  docsPaths,
  mergeConflicts,
  figures,
  decisions,
  settingsTable,
  logEvents,
  managementRoutes,
  retiredNames,
  rules,
  brandNames,
  lockFile,
  releaseDocuments,
  testKinds,
]

/** Runs every check, programs in parallel with the rest, and prints each one's findings. */
export async function runChecks(): Promise<{ readonly passed: number; readonly failed: number }> {
  const files = sources()
  const results = checks.map((check) => ({ check, result: check.run(files) }))
  let failed = 0
  for (const { check, result } of results) {
    const { findings, note } = await result
    if (findings.length > 0) failed += 1
    console.log(`${findings.length === 0 ? '✓' : '✗'} ${check.name}${note ? ` (${note})` : ''}`)
    for (const finding of findings) console.log(`    ${finding}`)
  }
  return { passed: checks.length - failed, failed }
}
