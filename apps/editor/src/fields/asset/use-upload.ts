import { useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import { translate } from '../../messages/messages.ts'
import type { FieldDefinition } from '../field-props.ts'
import type { AssetValue } from './asset-value.ts'
import { extensionsOf, isAccepted } from './file-kinds.ts'
import { uploadFile } from './upload-file.ts'

/** Uploads one file for a field, with its progress and the reason of a failure. */
export function useUpload(
  kinds: FieldDefinition['filetypes'],
  onUploaded: (asset: AssetValue) => void,
) {
  const { request } = useEditor()
  const [sent, setSent] = useState<{ readonly name: string; readonly share: number }>()
  const [problem, setProblem] = useState('')
  const upload = async (file: File) => {
    const { name } = file
    if (!isAccepted(name, kinds)) {
      setProblem(translate('asset.wrongKind', { name, expected: extensionsOf(kinds).join(', ') }))
      return
    }
    setProblem('')
    setSent({ name, share: 0 })
    const onProgress = (share: number) => setSent({ name, share })
    const { asset, problem } = await uploadFile(request, file, { onProgress })
    setSent(undefined)
    if (asset === undefined) setProblem(translate('asset.refused', { name, problem }))
    else onUploaded(asset)
  }
  return { upload, sent, problem }
}
