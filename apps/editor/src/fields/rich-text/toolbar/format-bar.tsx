import type { Editor } from '@tiptap/core'
import { WORDS } from '../words.ts'
import { Tool, Toolbar } from './toolbar.tsx'

interface FormatBarProps {
  readonly editor: Editor
  /** The field's label. */
  readonly field: string
  readonly onLink: () => void
  readonly onPicture: () => void
  readonly onBlock: () => void
}

const MARKS = [
  ['bold', 'B', 'Ctrl+B'],
  ['italic', 'I', 'Ctrl+I'],
  ['underline', 'U', 'Ctrl+U'],
  ['strike', 'S', 'Ctrl+Shift+S'],
  ['code', '‹›', 'Ctrl+E'],
  ['superscript', 'x²', 'Ctrl+.'],
  ['subscript', 'x₂', 'Ctrl+,'],
] as const

/** Formats for the selected text, and things to insert. */
export function FormatBar({ editor, field, onLink, onPicture, onBlock }: FormatBarProps) {
  const run = () => editor.chain().focus()
  return (
    <Toolbar label={WORDS.toolbar(field)}>
      <ParagraphKind editor={editor} />
      {MARKS.map(([name, sign, keys]) => (
        <Tool
          key={name}
          name={WORDS[name]}
          sign={sign}
          keys={keys}
          isOn={editor.isActive(name)}
          work={() => run().toggleMark(name).run()}
        />
      ))}
      <Tool name={WORDS.link} sign="↗" keys="Ctrl+K" isOn={editor.isActive('link')} work={onLink} />
      <Tool
        name={WORDS.bulletList}
        sign="•–"
        isOn={editor.isActive('bullet_list')}
        work={() => run().toggleList('bullet_list', 'list_item').run()}
      />
      <Tool
        name={WORDS.numberedList}
        sign="1."
        isOn={editor.isActive('ordered_list')}
        work={() => run().toggleList('ordered_list', 'list_item').run()}
      />
      <Tool
        name={WORDS.quote}
        sign="❝"
        isOn={editor.isActive('blockquote')}
        work={() => run().toggleBlockquote().run()}
      />
      <Tool name={WORDS.rule} sign="―" work={() => run().setHorizontalRule().run()} />
      <Tool name={WORDS.picture} sign="▣" work={onPicture} />
      <Tool
        name={WORDS.table}
        sign="▦"
        isOff={editor.isActive('table')}
        work={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
      <Tool name={WORDS.block} sign="+" work={onBlock} />
      <Tool name={WORDS.clear} sign="⌫" work={() => run().unsetAllMarks().run()} />
    </Toolbar>
  )
}

const LEVELS = [2, 3, 4] as const

/** Chooses whether the paragraph is text, a heading or code. */
export function ParagraphKind({ editor }: { readonly editor: Editor }) {
  const { parent } = editor.state.selection.$from
  const isHeading = parent.type.name === 'heading'
  const level = isHeading ? (parent.attrs.level ?? 2) : undefined
  const kind = isHeading ? `heading ${level}` : parent.type.name
  const { kinds } = WORDS
  const choose = (chosen: string) => {
    const run = editor.chain().focus()
    const wanted = LEVELS.find((each) => chosen === `heading ${each}`)
    if (wanted !== undefined) run.setHeading({ level: wanted }).run()
    else if (chosen === 'code_block') run.setCodeBlock().run()
    else if (chosen === 'paragraph') run.setParagraph().run()
  }
  const isOther = isHeading && !LEVELS.includes(level)
  return (
    <select
      aria-label={WORDS.kind}
      value={kind}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="paragraph">{kinds.paragraph}</option>
      {LEVELS.map((each) => (
        <option key={each} value={`heading ${each}`}>
          {kinds.heading} {each}
        </option>
      ))}
      <option value="code_block">{kinds.code_block}</option>
      {isOther && (
        <option value={kind}>
          {kinds.heading} {level}
        </option>
      )}
      {kind === 'doc' && <option value="doc">{kinds.mixed}</option>}
    </select>
  )
}

/** Actions on the table around the caret. */
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
