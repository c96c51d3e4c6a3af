import type { Editor } from '@tiptap/core'
import { WORDS } from '../words.ts'
import { ParagraphKind } from './paragraph-kind.tsx'
import { Tool, Toolbar } from './toolbar.tsx'

interface FormatBarProps {
  readonly editor: Editor
  /** The field that the buttons are for. */
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

/** What the chosen text can be made into, and what can be put there. */
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
