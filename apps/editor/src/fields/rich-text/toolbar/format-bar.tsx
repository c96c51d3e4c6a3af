import type { Editor } from '@tiptap/core'
import { translate } from '../../../messages/messages.ts'
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
    <Toolbar label={translate('richText.toolbar', { field })}>
      <ParagraphKind editor={editor} />
      {MARKS.map(([name, sign, keys]) => (
        <Tool
          key={name}
          name={translate(`richText.${name}`)}
          sign={sign}
          keys={keys}
          isOn={editor.isActive(name)}
          work={() => run().toggleMark(name).run()}
        />
      ))}
      <Tool
        name={translate('richText.link')}
        sign="↗"
        keys="Ctrl+K"
        isOn={editor.isActive('link')}
        work={onLink}
      />
      <Tool
        name={translate('richText.bulletList')}
        sign="•–"
        isOn={editor.isActive('bullet_list')}
        work={() => run().toggleList('bullet_list', 'list_item').run()}
      />
      <Tool
        name={translate('richText.numberedList')}
        sign="1."
        isOn={editor.isActive('ordered_list')}
        work={() => run().toggleList('ordered_list', 'list_item').run()}
      />
      <Tool
        name={translate('richText.quote')}
        sign="❝"
        isOn={editor.isActive('blockquote')}
        work={() => run().toggleBlockquote().run()}
      />
      <Tool
        name={translate('richText.rule')}
        sign="―"
        work={() => run().setHorizontalRule().run()}
      />
      <Tool name={translate('richText.picture')} sign="▣" work={onPicture} />
      <Tool
        name={translate('richText.table')}
        sign="▦"
        isOff={editor.isActive('table')}
        work={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
      <Tool name={translate('richText.block')} sign="+" work={onBlock} />
      <Tool name={translate('richText.clear')} sign="⌫" work={() => run().unsetAllMarks().run()} />
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
      aria-label={translate('richText.kind')}
      value={kind}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="paragraph">{translate('richText.kinds.paragraph')}</option>
      {LEVELS.map((each) => (
        <option key={each} value={`heading ${each}`}>
          {translate('richText.kinds.heading')} {each}
        </option>
      ))}
      <option value="code_block">{translate('richText.kinds.code_block')}</option>
      {isOther && (
        <option value={kind}>
          {translate('richText.kinds.heading')} {level}
        </option>
      )}
      {kind === 'doc' && <option value="doc">{translate('richText.kinds.mixed')}</option>}
    </select>
  )
}

/** Actions on the table around the caret. */
export function TableBar({ editor }: { readonly editor: Editor }) {
  const run = () => editor.chain().focus()
  return (
    <Toolbar label={translate('richText.tableToolbar')}>
      <Tool
        name={translate('richText.rowBefore')}
        sign="↑+"
        work={() => run().addRowBefore().run()}
      />
      <Tool
        name={translate('richText.rowAfter')}
        sign="↓+"
        work={() => run().addRowAfter().run()}
      />
      <Tool name={translate('richText.rowDelete')} sign="−↔" work={() => run().deleteRow().run()} />
      <Tool
        name={translate('richText.columnBefore')}
        sign="←+"
        work={() => run().addColumnBefore().run()}
      />
      <Tool
        name={translate('richText.columnAfter')}
        sign="→+"
        work={() => run().addColumnAfter().run()}
      />
      <Tool
        name={translate('richText.columnDelete')}
        sign="−↕"
        work={() => run().deleteColumn().run()}
      />
      <Tool
        name={translate('richText.headerRow')}
        sign="▀"
        work={() => run().toggleHeaderRow().run()}
      />
      <Tool
        name={translate('richText.headerColumn')}
        sign="▌"
        work={() => run().toggleHeaderColumn().run()}
      />
      <Tool
        name={translate('richText.tableDelete')}
        sign="×"
        work={() => run().deleteTable().run()}
      />
    </Toolbar>
  )
}
