import { useState } from 'react'
import { FormDialog } from '../../../components/form.tsx'
import { isObject, type Json } from '../../../document/json.ts'
import { translate } from '../../../messages/messages.ts'
import { LinkField } from '../../link/link-field.tsx'
import { type LinkAttributes, linkAttributes, multilinkOf } from '../extensions/link-value.ts'

interface LinkDialogProps {
  /** Undefined for a text without a link. */
  readonly link: LinkAttributes | undefined
  readonly onSet: (link: LinkAttributes) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const DEFINITION = {
  type: 'multilink',
  display_name: translate('richText.linkField'),
  pos: 0,
} as const
const PATH = { uid: 'rich-text', field: 'link' }

/** Edits the link of the selected text with the link field of blocks. */
export function LinkDialog({ link, onSet, onRemove, onClose }: LinkDialogProps) {
  const [value, setValue] = useState<Json | undefined>(link && multilinkOf(link))
  const save = () => {
    const attributes = linkAttributes(isObject(value) ? value : {}, link)
    if (typeof attributes === 'string') return attributes
    onSet(attributes)
    return ''
  }
  const remove = () => {
    onRemove()
    onClose()
  }
  return (
    <FormDialog
      title={translate('richText.linkDialog')}
      heading={null}
      submit={translate('richText.linkSave')}
      onSubmit={save}
      onClose={onClose}
      actions={
        link !== undefined && (
          <button type="button" onClick={remove}>
            {translate('richText.linkRemove')}
          </button>
        )
      }
    >
      <LinkField definition={DEFINITION} value={value} onChange={setValue} path={PATH} />
    </FormDialog>
  )
}
