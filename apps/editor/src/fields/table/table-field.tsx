import { useState } from 'react'
import { controlOf, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { tableOfText, textOfTable } from './table-text.ts'
import './table.css'

/** A table as lines of cells: what was copied in a spreadsheet can be pasted. */
export function TableField({ definition, value, onChange, path }: FieldProps) {
  const stored = textOfTable(value)
  const [typed, type] = useState({ text: stored, stored })
  // What was typed stays as it was typed, until the table is changed by someone else.
  const text = typed.stored === stored ? typed.text : stored
  return (
    <FieldFrame definition={definition} path={path}>
      <textarea
        {...controlOf({ definition, path })}
        className="table-lines"
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          const lines = event.currentTarget.value
          const table = tableOfText(lines, value)
          type({ text: lines, stored: textOfTable(table) })
          onChange(table)
        }}
      />
    </FieldFrame>
  )
}
