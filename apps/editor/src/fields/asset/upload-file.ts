import type { UpdatedStory } from '@prospectus/protocol/management/asset'
import type { SendRequest } from '../../api/api.ts'
import { problemText } from '../../api/problem-text.ts'
import { translate } from '../../messages/messages.ts'
import { type AssetValue, assetsIn } from './asset-value.ts'

interface UploadOptions {
  /** Id of the asset whose file the upload replaces. */
  readonly replacedId?: number
  /** `fraction` is from 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

type UploadResult = (
  | { readonly asset: AssetValue; readonly problem: '' }
  | { readonly asset: undefined; readonly problem: string }
) & {
  /** Stories whose drafts use the new file instead of the replaced one. */
  readonly stories: readonly UpdatedStory[]
}

/** Requests an upload address for a file, then sends the file there. Never throws. */
export async function uploadFile(
  request: SendRequest,
  file: File,
  options: UploadOptions,
): Promise<UploadResult> {
  const { replacedId, onProgress } = options
  const body = { filename: file.name, ...(replacedId === undefined ? {} : { id: replacedId }) }
  const signedUpload = await request('POST assets', { body })
  if (signedUpload.body === undefined) return failedUpload(signedUpload.problem)
  const { post_url, fields, most_bytes } = signedUpload.body
  if (file.size > most_bytes) {
    return failedUpload(translate('asset.tooLarge', { most: Math.floor(most_bytes / 1024 / 1024) }))
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file, file.name)
  return await post(post_url, form, onProgress)
}

/** Sends a form with XMLHttpRequest, since fetch does not report progress. */
function post(
  url: string,
  form: FormData,
  onProgress: (fraction: number) => void,
): Promise<UploadResult> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', url)
    xhr.responseType = 'json'
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    xhr.addEventListener('load', () => {
      const isOk = xhr.status >= 200 && xhr.status < 300
      const [asset] = isOk ? assetsIn(xhr.response) : []
      const problem = () => problemText(xhr.status, Object(xhr.response))
      const { stories = [] } = Object(xhr.response)
      resolve(asset === undefined ? failedUpload(problem()) : { asset, problem: '', stories })
    })
    xhr.addEventListener('error', () => resolve(failedUpload(translate('asset.unreachable'))))
    xhr.send(form)
  })
}

function failedUpload(problem: string): UploadResult {
  return { asset: undefined, problem, stories: [] }
}
