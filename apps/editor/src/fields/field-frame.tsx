import type { ReactNode } from 'react'
import './fields.css'
import { usePresentNames } from '../context/presence.ts'
import { translate } from '../messages/messages.ts'
import { type EditorField, type FieldPath, fieldId } from './field-props.ts'

interface FieldFrameProps {
  readonly definition: EditorField
  readonly path: FieldPath
  /** True for several controls: the label names their group. */
  readonly isGroup?: boolean
  readonly note?: ReactNode
  /** Why something that the field shows could not be loaded; '' without a failure. */
  readonly problem?: string
  readonly children: ReactNode
}

export function FieldFrame(props: FieldFrameProps) {
  const { definition, path, isGroup, note, problem = '', children } = props
  const id = fieldId(path)
  const { display_name, description, required } = definition
  const names = usePresentNames(path.uid, path.field)
  const classes = names === '' ? 'field' : 'field has-people'
  const label = isGroup ? (
    <span id={`${id}-label`} className="field-label">
      {display_name}
    </span>
  ) : (
    <label htmlFor={id} className="field-label">
      {display_name}
    </label>
  )
  const groupProps = isGroup ? { role: 'group', 'aria-labelledby': `${id}-label` } : {}
  return (
    <div {...groupProps} className={classes} data-field={path.field}>
      <span className="field-head">
        {label}
        {required && (
          <span className="field-required" aria-hidden="true">
            {translate('fields.required')}
          </span>
        )}
        {names !== '' && (
          <span className="field-people">{translate('fields.isHere', { names })}</span>
        )}
        {note !== undefined && <span className="field-note">{note}</span>}
      </span>
      {children}
      {problem !== '' && (
        <p role="alert" className="field-fault">
          {problem}
        </p>
      )}
      {description !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {description}
        </p>
      )}
    </div>
  )
}

/** Returns the attributes that link a control to its label and help, and that tell whether it is required. */
export function controlProps({ definition, path }: Pick<FieldFrameProps, 'definition' | 'path'>) {
  const id = fieldId(path)
  return {
    id,
    'aria-describedby': definition.description === undefined ? undefined : `${id}-help`,
    'aria-required': definition.required ? true : undefined,
  }
}
