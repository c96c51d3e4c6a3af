import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openBundledContent } from '@prospectus/content/seed/bundled-content'
import { assertSameBrand } from '../../../apps/cms/src/space/brand.ts'
import type { Storage } from '../../../apps/cms/src/storage/storage.ts'
import { plural } from '../plural.ts'
import { ownStorage } from './own-storage.ts'

/**
 * `import [folder] [--delete]`: adds and updates the stories of a folder, by default CONTENT_DIR, and copies its
 * assets; `--delete` removes all other stories. The content system may be running: it notifies the sites.
 */
export async function importCommand(
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const deletesOthers = args.includes('--delete')
  const [path, ...extra] = args.filter((arg) => arg !== '--delete')
  if (extra.length > 0 || path?.startsWith('-')) {
    print('Usage: npm run content -- import [folder] [--delete]')
    return 1
  }
  const folder = resolve(path ?? contentFolder)
  const { storage, settings } = await ownStorage()
  try {
    assertSameBrand(await storage.readBrand(), settings.brand)
    print(await importFolder(storage, folder, { ...settings, deletesOthers }))
    const assets = join(folder, 'assets')
    if (folder !== contentFolder && existsSync(assets)) {
      cpSync(assets, join(settings.dataDir, 'uploads'), { recursive: true, force: false })
    }
  } finally {
    await storage.close()
  }
  return 0
}

interface ImportOptions {
  readonly productPrefix: string
  readonly contentSpaceId: number | undefined
  readonly brand?: string
  readonly deletesOthers: boolean
  /** Date that yearly events are rolled forward to; now by default. */
  readonly now?: Date
}

/** Imports a folder into a storage, empty or not, and returns a summary. */
export async function importFolder(
  storage: Storage,
  folder: string,
  { productPrefix, contentSpaceId, brand, deletesOthers, now }: ImportOptions,
): Promise<string> {
  const content = await openBundledContent(folder, { assetHost: undefined, productPrefix, now })
  if (await storage.isEmpty()) {
    const spaceId = contentSpaceId ?? Number(content.space.id)
    const counts = await storage.importContent(content, { spaceId, brand })
    return `Imported into an empty database: ${plural(counts.stories, 'story', 'stories')}, ${plural(counts.folders, 'folder')}.`
  }
  const counts = await storage.mergeContent(content, { deletesOthers })
  return `${counts.new} new, ${counts.changed} changed, ${counts.deleted} deleted.`
}
