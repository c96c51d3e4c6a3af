import { OperatorError } from '@prospectus/server/operator-error'
import { plural } from '../content/plural.ts'

/** Runs an operator's command. A correctable error is one line; any other is a bug with its stack. */
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

/** An operating system error about a file: no permission, no space, no such folder. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

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
