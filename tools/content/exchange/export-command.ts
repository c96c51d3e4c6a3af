import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { plural } from '../plural.ts'
import { writeContentFolder } from './content-folder.ts'
import { existingSettings, ownStorage } from './own-storage.ts'
import { storedSpace } from './stored-space.ts'

/**
 * `export <folder>`: writes this installation's space, with drafts and the uploads in its data folder, for `import` or
 * CONTENT_DIR.
 */
export async function exportCommand(
  args: readonly string[],
  _contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const [path] = args
  if (path === undefined || args.length > 1 || path.startsWith('-')) {
    print('Usage: npm run content -- export <folder>')
    return 1
  }
  const folder = resolve(path)
  const { storage, settings } = await ownStorage(existingSettings())
  try {
    const space = await storedSpace(storage, settings.productPrefix)
    const { stories, changed, removed } = await writeContentFolder(folder, space)
    const uploads = join(settings.dataDir, 'uploads')
    if (existsSync(uploads)) cpSync(uploads, join(folder, 'assets'), { recursive: true })
    print(
      `${plural(stories, 'story', 'stories')}; ${plural(changed, 'file')} written, ${removed} deleted in ${folder}.`,
    )
  } finally {
    await storage.close()
  }
  return 0
}
