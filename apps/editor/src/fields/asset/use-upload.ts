import { useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import { translate } from '../../messages/messages.ts'
import type { EditorField } from '../field-props.ts'
import type { AssetValue } from './asset-value.ts'
import { extensionsOf, isAccepted } from './file-kinds.ts'
import { uploadFile } from './upload-file.ts'

/** Returns `upload`, which rejects files of other kinds, with the progress and the problem of the last upload. */
export function useUpload(
  kinds: EditorField['filetypes'],
  onUploaded: (asset: AssetValue) => void,
) {
  const { request } = useEditor()
  const [uploading, setUploading] = useState<{ readonly name: string; readonly progress: number }>()
  const [problem, setProblem] = useState('')
  const upload = async (file: File) => {
    const { name } = file
    if (!isAccepted(name, kinds)) {
      setProblem(translate('asset.wrongKind', { name, expected: extensionsOf(kinds).join(', ') }))
      return
    }
    setProblem('')
    setUploading({ name, progress: 0 })
    const onProgress = (progress: number) => setUploading({ name, progress })
    const { asset, problem } = await uploadFile(request, file, { onProgress })
    setUploading(undefined)
    if (asset === undefined) setProblem(translate('asset.refused', { name, problem }))
    else onUploaded(asset)
  }
  return { upload, uploading, problem }
}
