import { useEditor } from '../../context/editor-context.ts'
import { useStoryActions } from '../../context/story-actions.ts'
import { blocksIn } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { blockLabel } from '../../outline/block-label.ts'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'

export function BlocksField({ definition, value, path }: FieldProps) {
  const { components, navigate } = useEditor()
  const { openPicker, duplicate, remove, moveBy } = useStoryActions()
  const blocks = blocksIn(value)
  const isFull = definition.maximum !== undefined && blocks.length >= definition.maximum
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      <ol className="plain-list field-list">
        {blocks.map((block) => {
          const { kind, text } = blockLabel(block, components)
          const name = text === '' ? kind : `${kind} ${text}`
          const actionButton = (label: string, symbol: string, onClick: () => void) => (
            <button type="button" onClick={onClick} aria-label={`${label} ${name}`} title={label}>
              {symbol}
            </button>
          )
          return (
            <li key={block._uid} className="field-item">
              <button
                type="button"
                className="field-item-name one-line"
                onClick={() => navigate({ block: block._uid, field: undefined })}
              >
                {kind} <span className="quiet">{text}</span>
              </button>
              {actionButton(translate('fields.blockUp'), '↑', () => moveBy(block._uid, -1))}
              {actionButton(translate('fields.blockDown'), '↓', () => moveBy(block._uid, 1))}
              {actionButton(translate('fields.blockCopy'), '+', () => duplicate(block._uid))}
              {actionButton(translate('fields.blockDelete'), '×', () => remove(block._uid))}
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        className="field-add"
        disabled={isFull}
        onClick={() => openPicker({ parent: path.uid, field: path.field, index: blocks.length })}
      >
        {translate('fields.addTo', { field: definition.display_name })}
      </button>
    </FieldFrame>
  )
}
