import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { BundledFile } from '../assets/bundled-files.ts'
import { createDiskStore } from '../assets/store/disk-store.ts'
import type { ManagementClient, ServedResponse } from './served-management.fixture.ts'

const UPLOAD_ORIGIN = 'http://cms.example'

/** A library in a temporary folder, deleted after the test, and the paths whose conversions were deleted. */
export async function createTestLibrary(
  files: readonly BundledFile[] = [],
): Promise<AssetLibrary & { readonly deletedConversions: string[] }> {
  const folder = temporaryFolder('uploads', onTestFinished)
  const deletedConversions: string[] = []
  const deleteConversions = async (path: string) => void deletedConversions.push(path)
  const bundled = { listBundledFiles: async () => files, bundledSpaceId: '77' }
  const store = createDiskStore(folder)
  return { ...bundled, store, deleteConversions, uploadOrigin: UPLOAD_ORIGIN, deletedConversions }
}

export async function png(width: number, height: number): Promise<Uint8Array> {
  const create = { width, height, channels: 3, background: '#336699' } as const
  return await sharp({ create }).png().toBuffer()
}

/** Requests an upload address and posts a file to it, as editors and scripts do. */
export async function uploadFile(
  { send, post }: Pick<ManagementClient, 'send' | 'post'>,
  filename: string,
  bytes: Uint8Array,
  id?: number,
): Promise<ServedResponse> {
  const ticket = await send('POST assets', { body: { filename, ...(id !== undefined && { id }) } })
  return await post(String(ticket.body.post_url), createUploadForm(filename, bytes))
}

/** The form that clients post to an upload address. */
export function createUploadForm(filename: string, bytes: Uint8Array): FormData {
  const form = new FormData()
  form.set('key', filename)
  form.set('file', new Blob([Buffer.from(bytes)]), filename)
  return form
}
