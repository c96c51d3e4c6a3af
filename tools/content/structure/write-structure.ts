import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeJson } from '../story-files.ts'
import { datasourceEntries } from './datasources.ts'
import { folderRecord, folderTable } from './folder-table.ts'
import { space } from './space.ts'

/** Writes `space.json`, the data sources, and a record for each folder of the table or on disk. */
export async function writeStructure(contentFolder: string): Promise<void> {
  await writeJson(join(contentFolder, 'space.json'), space)
  for (const [slug, entries] of Object.entries(datasourceEntries())) {
    await writeJson(join(contentFolder, 'datasources', `${slug}.json`), entries)
  }
  const storiesFolder = join(contentFolder, 'stories')
  const folders = new Set([...Object.keys(folderTable), ...(await foldersBelow(storiesFolder))])
  for (const folder of folders) {
    await writeJson(join(storiesFolder, folder, '_folder.json'), folderRecord(folder))
  }
}

async function foldersBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}
