import { useState } from 'react'
import { controlProps, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { formatTable, parseTable } from './table-text.ts'

/** A table as lines of text, so that cells can be pasted from a spreadsheet. */
export function TableField({ definition, value, onChange, path }: FieldProps) {
  const storedText = formatTable(value)
  const [typed, setTyped] = useState({ text: storedText, stored: storedText })
  // The text stays as typed until someone else changes the table.
  const text = typed.stored === storedText ? typed.text : storedText
  return (
    <FieldFrame definition={definition} path={path}>
      <textarea
        {...controlProps({ definition, path })}
        className="table-lines"
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          const lines = event.currentTarget.value
          const table = parseTable(lines, value)
          setTyped({ text: lines, stored: formatTable(table) })
          onChange(table)
        }}
      />
    </FieldFrame>
  )
}
