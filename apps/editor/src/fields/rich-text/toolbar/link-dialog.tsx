import { useState } from 'react'
import { FormDialog } from '../../../components/form.tsx'
import { isObject, type Json } from '../../../document/json.ts'
import { translate } from '../../../messages/messages.ts'
import { LinkField } from '../../link/link-field.tsx'
import { type LinkAttributes, linkAttributes, multilinkOf } from '../extensions/link-value.ts'

interface LinkDialogProps {
  /** Undefined: there is no link yet. */
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

/** Edits the link of the selected text, with the same field as every link of a block. */
export function LinkDialog({ link, onSet, onRemove, onClose }: LinkDialogProps) {
  const [value, setValue] = useState<Json | undefined>(link && multilinkOf(link))
  const set = () => {
    const made = linkAttributes(isObject(value) ? value : {}, link)
    if (typeof made === 'string') return made
    onSet(made)
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
      onSubmit={set}
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
