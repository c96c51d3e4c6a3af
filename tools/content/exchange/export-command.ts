import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeContentFolder } from './content-folder.ts'
import { existingSettings, ownStorage } from './own-storage.ts'
import { storedSpace } from './stored-space.ts'

/** `export <folder>`: writes our space, with drafts and uploads, into a folder that `import` or CONTENT_DIR reads. */
export async function exportCommand(
  args: readonly string[],
  _contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const [given] = args
  if (given === undefined || args.length > 1 || given.startsWith('-')) {
    print('Usage: npm run content -- export <folder>')
    return 1
  }
  const folder = resolve(given)
  const { storage, settings } = await ownStorage(existingSettings())
  try {
    const space = await storedSpace(storage, settings.productPrefix)
    const { stories, changed, removed } = await writeContentFolder(folder, space)
    const uploads = join(settings.dataDir, 'uploads')
    if (existsSync(uploads)) cpSync(uploads, join(folder, 'assets'), { recursive: true })
    print(`${stories} stories; ${changed} files written, ${removed} deleted in ${folder}.`)
  } finally {
    await storage.close()
  }
  return 0
}
