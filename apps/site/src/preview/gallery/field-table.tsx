import type { Field, Fields } from '@prospectus/content/schema/fields/field'
import type { ReactNode } from 'react'

type AnyField = Field<unknown, unknown>

/** The fields of a block and of its parts: how each is stored, and what editors read of it (DATA-4). */
export function FieldTable({ fields }: { readonly fields: Fields }): ReactNode {
  return (
    <table className="gallery-fields">
      <caption className="visually-hidden">Fields</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">For editors</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(fields).map(({ path, field }) => (
          <tr key={path.join('.')}>
            <th scope="row">
              <code className="gallery-field-name">
                {path.length > 1 && <span className="gallery-field-of">{path[0]}.</span>}
                {path.at(-1)}
              </code>
              <span className="gallery-field-kind">{kindOf(field)}</span>
            </th>
            <td>
              <span className="gallery-field-label">{field.definition.display_name}</span>
              {field.definition.description !== undefined && (
                <span className="gallery-field-help"> {field.definition.description}</span>
              )}
              <Choices field={field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Row {
  /** The field's name, after that of the list whose part it belongs to. */
  readonly path: readonly string[]
  readonly field: AnyField
}

function rowsOf(fields: Fields): readonly Row[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    { path: [name], field },
    ...Object.entries(field.of?.fields ?? {}).map(([part, inner]) => ({
      path: [name, part],
      field: inner,
    })),
  ])
}

function kindOf({ definition }: AnyField): string {
  const { type, required = false, maximum } = definition
  return [type, maximum !== undefined && `at most ${maximum}`, required && 'required']
    .filter(Boolean)
    .join(', ')
}

function Choices({ field }: { readonly field: AnyField }): ReactNode {
  const { options = [], datasource_slug: datasource } = field.definition
  const named = datasource ?? options.slice(0, MAX_OPTIONS_NAMED).map(({ value }) => value)
  if (named.length === 0) return null
  const rest =
    options.length > MAX_OPTIONS_NAMED ? ` and ${options.length - MAX_OPTIONS_NAMED} more` : ''
  return (
    <span className="gallery-field-choices">
      {(typeof named === 'string' ? `from ${named}` : named.join(' · ')) + rest}
    </span>
  )
}

const MAX_OPTIONS_NAMED = 8
