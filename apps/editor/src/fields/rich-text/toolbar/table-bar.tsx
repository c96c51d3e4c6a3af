import type { Editor } from '@tiptap/core'
import { WORDS } from '../words.ts'
import { Tool, Toolbar } from './toolbar.tsx'

/** Rows and columns of the table that the caret is in. */
export function TableBar({ editor }: { readonly editor: Editor }) {
  const run = () => editor.chain().focus()
  return (
    <Toolbar label={WORDS.tableToolbar}>
      <Tool name={WORDS.rowBefore} sign="↑+" work={() => run().addRowBefore().run()} />
      <Tool name={WORDS.rowAfter} sign="↓+" work={() => run().addRowAfter().run()} />
      <Tool name={WORDS.rowDelete} sign="−↔" work={() => run().deleteRow().run()} />
      <Tool name={WORDS.columnBefore} sign="←+" work={() => run().addColumnBefore().run()} />
      <Tool name={WORDS.columnAfter} sign="→+" work={() => run().addColumnAfter().run()} />
      <Tool name={WORDS.columnDelete} sign="−↕" work={() => run().deleteColumn().run()} />
      <Tool name={WORDS.headerRow} sign="▀" work={() => run().toggleHeaderRow().run()} />
      <Tool name={WORDS.headerColumn} sign="▌" work={() => run().toggleHeaderColumn().run()} />
      <Tool name={WORDS.tableDelete} sign="×" work={() => run().deleteTable().run()} />
    </Toolbar>
  )
}
