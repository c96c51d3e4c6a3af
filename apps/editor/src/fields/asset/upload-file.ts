import type { ReplacedStory } from '@prospectus/protocol/management/asset'
import type { SendRequest } from '../../api/api.ts'
import { faultWords } from '../../api/fault-words.ts'
import { type AssetValue, assetsIn } from './asset-value.ts'
import { WORDS } from './words.ts'

interface UploadOptions {
  /** The id of the asset whose file it replaces. */
  readonly replaces?: number
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** The file as the library has it, or why it was not accepted. */
type Uploaded = (
  | { readonly asset: AssetValue; readonly fault: '' }
  | { readonly asset: undefined; readonly fault: string }
) & {
  /** Those whose drafts name it in the place of the file that it replaces. */
  readonly stories: readonly ReplacedStory[]
}

/**
 * Sends a file to the library: asks for an address for it, then posts the file there. Never throws: what went
 * wrong is in the answer.
 */
export async function uploadFile(
  request: SendRequest,
  file: File,
  options: UploadOptions,
): Promise<Uploaded> {
  const { replaces, onProgress } = options
  const body = { filename: file.name, ...(replaces === undefined ? {} : { id: replaces }) }
  const signed = await request('POST assets', { body })
  if (signed.body === undefined) return refused(signed.fault)
  const { post_url, fields, most_bytes } = signed.body
  if (file.size > most_bytes) {
    return refused(WORDS.tooLarge(Math.floor(most_bytes / 1024 / 1024)))
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file, file.name)
  return await post(post_url, form, onProgress)
}

/** With XMLHttpRequest, since fetch does not report progress. */
function post(url: string, form: FormData, onProgress: (share: number) => void): Promise<Uploaded> {
  return new Promise((resolve) => {
    const upload = new XMLHttpRequest()
    upload.open('POST', url)
    upload.responseType = 'json'
    upload.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    upload.addEventListener('load', () => {
      const isTaken = upload.status >= 200 && upload.status < 300
      const [asset] = isTaken ? assetsIn(upload.response) : []
      const fault = () => faultWords(upload.status, Object(upload.response))
      const { stories = [] } = Object(upload.response)
      resolve(asset === undefined ? refused(fault()) : { asset, fault: '', stories })
    })
    upload.addEventListener('error', () => resolve(refused(WORDS.unreachable)))
    upload.send(form)
  })
}

function refused(fault: string): Uploaded {
  return { asset: undefined, fault, stories: [] }
}
