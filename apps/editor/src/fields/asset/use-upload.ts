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
  const [fault, setFault] = useState('')
  const upload = async (file: File) => {
    const { name } = file
    if (!isAccepted(name, kinds)) {
      setFault(translate('asset.wrongKind', { name, expected: extensionsOf(kinds).join(', ') }))
      return
    }
    setFault('')
    setSent({ name, share: 0 })
    const onProgress = (share: number) => setSent({ name, share })
    const { asset, fault } = await uploadFile(request, file, { onProgress })
    setSent(undefined)
    if (asset === undefined) setFault(translate('asset.refused', { name, fault }))
    else onUploaded(asset)
  }
  return { upload, sent, fault }
}
