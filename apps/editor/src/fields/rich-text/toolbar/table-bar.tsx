import type { Editor } from '@tiptap/core'
import { words } from '../words.ts'
import { Tool, Toolbar } from './toolbar.tsx'

/** Rows and columns of the table that the caret is in. */
export function TableBar({ editor }: { readonly editor: Editor }) {
  const run = () => editor.chain().focus()
  return (
    <Toolbar label={words.tableToolbar}>
      <Tool name={words.rowBefore} sign="↑+" work={() => run().addRowBefore().run()} />
      <Tool name={words.rowAfter} sign="↓+" work={() => run().addRowAfter().run()} />
      <Tool name={words.rowDelete} sign="−↔" work={() => run().deleteRow().run()} />
      <Tool name={words.columnBefore} sign="←+" work={() => run().addColumnBefore().run()} />
      <Tool name={words.columnAfter} sign="→+" work={() => run().addColumnAfter().run()} />
      <Tool name={words.columnDelete} sign="−↕" work={() => run().deleteColumn().run()} />
      <Tool name={words.headerRow} sign="▀" work={() => run().toggleHeaderRow().run()} />
      <Tool name={words.headerColumn} sign="▌" work={() => run().toggleHeaderColumn().run()} />
      <Tool name={words.tableDelete} sign="×" work={() => run().deleteTable().run()} />
    </Toolbar>
  )
}
