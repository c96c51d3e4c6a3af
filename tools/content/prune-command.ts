import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { referencedAssets } from './lint/referenced-assets.ts'
import { plural } from './plural.ts'
import { filesBelow } from './story-files.ts'

/** `content prune`: removes files below `content/assets` that no story names. Returns the exit code. */
export async function pruneCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const storiesFolder = join(contentFolder, 'stories')
  const files = await filesBelow(storiesFolder)
  const texts = await Promise.all(files.map((file) => readFile(join(storiesFolder, file), 'utf8')))
  const usedPaths = referencedAssets(texts)
  const assetsFolder = join(contentFolder, 'assets')
  const orphans = (await filesBelow(assetsFolder)).filter((path) => !usedPaths.has(path))
  for (const path of orphans) {
    await rm(join(assetsFolder, path))
    print(`removed ${path}`)
  }
  print(`${plural(orphans.length, 'file')} removed, ${usedPaths.size} in use`)
  return 0
}
