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
 * Serves the seed content's files: `f/{space}/{W}x{H}/…` from `assets/{W}x{H}/…` in `contentDir`, for the space of its
 * `space.json` only (CALL-6).
 */
export function createBundledAssets(contentDir: string): AssetOrigin {
  let spaceId: string | undefined
  return {
    open: async (path) => {
      spaceId ??= await readSpaceId(contentDir)
      const [, space, ...segments] = path.split('/')
      if (space !== spaceId) return undefined
      const file = await findContainedFile(join(contentDir, 'assets'), segments)
      return file && toOriginal(file)
    },
  }
}

/** Reads the id of the seed content's space; throws if its `space.json` is missing or malformed. */
export async function readSpaceId(contentDir: string): Promise<string> {
  return spaceFile.parse(JSON.parse(await readFile(join(contentDir, 'space.json'), 'utf8'))).id
}

function toOriginal({ file, size, modifiedMs }: ContainedFile): OriginalAsset {
  return {
    size,
    // The path has a hash of the bytes, but somebody may still edit the file in its folder.
    identity: `${file.split(sep).slice(-3).join('/')}:${size}:${modifiedMs}`,
    stream: (range) => streamFile(file, range),
  }
}
