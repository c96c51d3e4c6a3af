import type { ReplacedStory } from '@prospectus/protocol/management/asset'
import type { SendRequest } from '../../api/api.ts'
import { problemText } from '../../api/problem-text.ts'
import { translate } from '../../messages/messages.ts'
import { type AssetValue, assetsIn } from './asset-value.ts'

interface UploadOptions {
  /** Id of the asset whose file is replaced. */
  readonly replaces?: number
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

type UploadResult = (
  | { readonly asset: AssetValue; readonly problem: '' }
  | { readonly asset: undefined; readonly problem: string }
) & {
  /** Stories whose drafts now use it instead of the replaced file. */
  readonly stories: readonly ReplacedStory[]
}

/** Requests an address for a file, then posts it there. Never throws. */
export async function uploadFile(
  request: SendRequest,
  file: File,
  options: UploadOptions,
): Promise<UploadResult> {
  const { replaces, onProgress } = options
  const body = { filename: file.name, ...(replaces === undefined ? {} : { id: replaces }) }
  const signed = await request('POST assets', { body })
  if (signed.body === undefined) return failed(signed.problem)
  const { post_url, fields, most_bytes } = signed.body
  if (file.size > most_bytes) {
    return failed(translate('asset.tooLarge', { most: Math.floor(most_bytes / 1024 / 1024) }))
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file, file.name)
  return await post(post_url, form, onProgress)
}

/** Uses XMLHttpRequest, since fetch does not report progress. */
function post(
  url: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<UploadResult> {
  return new Promise((resolve) => {
    const upload = new XMLHttpRequest()
    upload.open('POST', url)
    upload.responseType = 'json'
    upload.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    upload.addEventListener('load', () => {
      const isOk = upload.status >= 200 && upload.status < 300
      const [asset] = isOk ? assetsIn(upload.response) : []
      const problem = () => problemText(upload.status, Object(upload.response))
      const { stories = [] } = Object(upload.response)
      resolve(asset === undefined ? failed(problem()) : { asset, problem: '', stories })
    })
    upload.addEventListener('error', () => resolve(failed(translate('asset.unreachable'))))
    upload.send(form)
  })
}

function failed(problem: string): UploadResult {
  return { asset: undefined, problem, stories: [] }
}
