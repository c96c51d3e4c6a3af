import { OperatorError } from '@prospectus/server/operator-error'
import { plural } from '../content/plural.ts'

/**
 * Runs an operator's command. Prints only the message of an error that the operator can correct, and sets exit code 1;
 * any other error is a bug, and is thrown.
 */
export async function runCommand(work: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2))
  } catch (error) {
    const isCorrectable = error instanceof OperatorError || isSystemError(error)
    if (!isCorrectable) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** True for an operating system error about a file: no permission, no space, no such folder. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

/** Counts of a backup's rows and files, as the end of a sentence without its full stop. */
export function summaryOf({
  tables,
  files,
  missing,
}: {
  readonly tables: Readonly<Record<string, { readonly rows: number }>>
  readonly files: readonly unknown[]
  readonly missing: readonly string[]
}): string {
  const rowCount = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const missingFiles =
    missing.length === 0 ? '' : `; missing from the library: ${plural(missing.length, 'file')}`
  const counts = [
    plural(tables.story?.rows ?? 0, 'story or folder', 'stories and folders'),
    plural(tables.lead?.rows ?? 0, 'lead'),
    `${plural(rowCount, 'row')} in all`,
    plural(files.length, 'file'),
  ]
  return `${counts.join(', ')}${missingFiles}`
}
