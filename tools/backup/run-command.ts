import { OperatorFault } from '@prospectus/server/operator-fault'

/**
 * Runs what an operator asked for; what went wrong is said in a line, and the exit code is 1. A file or folder that
 * cannot be used is the operator's to put right too; any other fault is ours, and comes with its stack.
 */
export async function runCommand(work: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2))
  } catch (error) {
    const isTheirs = error instanceof OperatorFault || isOfTheSystem(error)
    if (!isTheirs) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** What the operating system says of a file: no permission, no space, no such folder. */
function isOfTheSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

/** How much was written or read, in a line. */
export function saidOf({
  tables,
  files,
  missing,
}: {
  readonly tables: Readonly<Record<string, { readonly rows: number }>>
  readonly files: readonly unknown[]
  readonly missing: readonly string[]
}): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const gone =
    missing.length === 0 ? '' : `; ${missing.length} files that the library names are gone`
  return `${tables.story?.rows ?? 0} stories and folders, ${tables.lead?.rows ?? 0} leads, ${rows} rows in all, ${files.length} files${gone}`
}
