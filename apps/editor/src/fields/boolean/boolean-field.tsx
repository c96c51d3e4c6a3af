import { controlOf } from '../field-frame.tsx'
import { type FieldProps, fieldId } from '../field-props.ts'

/** A switch, with its label beside it. */
export function BooleanField({ definition, value, onChange, path }: FieldProps) {
  const { display_name, description, default_value } = definition
  const isOn = value === true || value === 'true'
  const isOff = value === false || value === 'false'
  return (
    <div className="field" data-field={path.field}>
      <span className="field-switch">
        <input
          {...controlOf({ definition, path })}
          type="checkbox"
          checked={isOn || (!isOff && default_value === true)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={fieldId(path)}>{display_name}</label>
      </span>
      {description !== undefined && (
        <p id={`${fieldId(path)}-help`} className="field-help">
          {description}
        </p>
      )}
    </div>
  )
}
