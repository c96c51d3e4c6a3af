import type { Ask } from '../api/api.ts'
import { WORDS } from './words.ts'

interface UploadOptions {
  /** The id of the asset whose file it replaces. */
  readonly replaces?: number
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

interface Signed {
  readonly post_url?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly most_bytes?: number
}

/**
 * Sends a file to the library: asks for an address for it, then posts the file there.
 *
 * @returns why it was not accepted; empty once it is in the library
 */
export async function uploadFile(ask: Ask, file: File, options: UploadOptions): Promise<string> {
  const { replaces, onProgress } = options
  const body = { filename: file.name, ...(replaces === undefined ? {} : { id: replaces }) }
  const signed = await ask<Signed>('POST assets', { body })
  if (signed.fault !== '') return signed.fault
  const { post_url = '', fields = {}, most_bytes = Number.POSITIVE_INFINITY } = signed.body
  if (file.size > most_bytes) {
    return WORDS.tooLarge(Math.floor(most_bytes / 1_000_000))
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file, file.name)
  return await post(post_url, form, onProgress)
}

/** With XMLHttpRequest, since fetch does not report progress. */
function post(url: string, form: FormData, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const isTaken = request.status >= 200 && request.status < 300
      const said = Object(request.response).error
      resolve(isTaken ? '' : String(said ?? WORDS.refused(request.status)))
    })
    request.addEventListener('error', () => resolve(WORDS.unreachable))
    request.send(form)
  })
}
