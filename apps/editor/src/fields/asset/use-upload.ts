import { useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import { translate } from '../../messages/messages.ts'
import type { EditorField } from '../field-props.ts'
import type { AssetValue } from './asset-value.ts'
import { extensionsOf, isAccepted } from './file-kinds.ts'
import { uploadFile } from './upload-file.ts'

interface RunningUpload {
  readonly name: string
  /** Sent fraction of the file, from 0 to 1. */
  readonly progress: number
}

/** Returns `upload`, the running upload, and why the last one failed; a file of another kind is not uploaded. */
export function useUpload(
  kinds: EditorField['filetypes'],
  onUploaded: (asset: AssetValue) => void,
) {
  const { request } = useEditor()
  const [currentUpload, setCurrentUpload] = useState<RunningUpload>()
  const [problem, setProblem] = useState('')
  const upload = async (file: File) => {
    const { name } = file
    if (!isAccepted(name, kinds)) {
      setProblem(translate('asset.wrongKind', { name, expected: extensionsOf(kinds).join(', ') }))
      return
    }
    setProblem('')
    setCurrentUpload({ name, progress: 0 })
    const onProgress = (progress: number) => setCurrentUpload({ name, progress })
    const { asset, problem } = await uploadFile(request, file, { onProgress })
    setCurrentUpload(undefined)
    if (asset === undefined) setProblem(translate('asset.refused', { name, problem }))
    else onUploaded(asset)
  }
  return { upload, currentUpload, problem }
}
