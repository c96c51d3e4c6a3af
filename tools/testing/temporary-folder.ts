import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates an empty folder whose name begins with `name`. `onEnd`, such as Vitest's `onTestFinished`, removes it. */
export function temporaryFolder(name: string, onEnd: (remove: () => void) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
