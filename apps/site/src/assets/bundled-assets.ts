import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import {
  type ContainedFile,
  findContainedFile,
  streamFile,
} from '@prospectus/server/contained-file'
import type { AssetOrigin, OriginalAsset } from '@prospectus/server/images/asset-origin'
import { z } from 'zod'

const spaceFile = z.object({ id: z.coerce.string() })

/**
 * Files of the seed content. `f/{space}/{W}x{H}/{hash}/{name}` is stored as `assets/{W}x{H}/{hash}/{name}` in the
 * content folder, for the space in its `space.json` (CALL-6). Links out of the folder are not followed.
 */
export function createBundledAssets(contentDir: string): AssetOrigin {
  let known: string | undefined
  return {
    open: async (path) => {
      known ??= await readSpaceId(contentDir)
      const [, space, ...rest] = path.split('/')
      if (space !== known) return undefined
      const found = await findContainedFile(join(contentDir, 'assets'), rest)
      return found && original(found)
    },
  }
}

/** @throws when `space.json` cannot be read or has no id */
export async function readSpaceId(contentDir: string): Promise<string> {
  return spaceFile.parse(JSON.parse(await readFile(join(contentDir, 'space.json'), 'utf8'))).id
}

function original({ file, size, modified }: ContainedFile): OriginalAsset {
  return {
    size,
    // The folder's name holds a hash, but somebody who edits a picture must see the new one.
    identity: `${file.split(sep).slice(-3).join('/')}:${size}:${modified}`,
    stream: (range) => streamFile(file, range),
  }
}
