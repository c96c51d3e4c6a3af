import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findContainedFile, streamFile } from '@prospectus/server/contained-file'
import { writeAtomically } from '@prospectus/server/images/bounded-folder'
import { OperatorError } from '@prospectus/server/operator-error'
import type { AssetStore } from './asset-store.ts'

/** Stores files in a folder, created when needed. Reading does not follow symbolic links out of it (ROUTE-3). */
export function createDiskStore(folder: string): AssetStore {
  return {
    open: async (path) => {
      const containedFile = await findContainedFile(folder, path.split('/'))
      if (containedFile === undefined) return undefined
      const { file, size, modifiedMs } = containedFile
      const identity = `${path}:${size}:${modifiedMs}`
      return { size, modifiedMs, identity, stream: (range) => streamFile(file, range) }
    },
    put: async (path, bytes) => {
      const file = join(folder, path)
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeAtomically(file, bytes)
      } catch (cause) {
        throw writeError(cause)
      }
    },
    remove: async (path) => {
      await rm(join(folder, path), { force: true }).catch((cause) => {
        throw writeError(cause)
      })
    },
  }
}

function writeError(cause: unknown): OperatorError {
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
  return new OperatorError(
    `The folder of uploaded files (ASSET_STORE) cannot be written to (${reason}): check its permissions and its disk.`,
    {
      cause,
    },
  )
}
