import type { Editor } from '@tiptap/core'
import { translate } from '../../../messages/messages.ts'
import { Tool, Toolbar } from './toolbar.tsx'

interface FormatBarProps {
  readonly editor: Editor
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

export function FormatBar({ editor, field, onLink, onPicture, onBlock }: FormatBarProps) {
  const chain = () => editor.chain().focus()
  return (
    <Toolbar label={translate('richText.toolbar', { field })}>
      <ParagraphKind editor={editor} />
      {MARKS.map(([name, sign, keys]) => (
        <Tool
          key={name}
          name={translate(`richText.${name}`)}
          symbol={sign}
          keys={keys}
          isPressed={editor.isActive(name)}
          onClick={() => chain().toggleMark(name).run()}
        />
      ))}
      <Tool
        name={translate('richText.link')}
        symbol="↗"
        keys="Ctrl+K"
        isPressed={editor.isActive('link')}
        onClick={onLink}
      />
      <Tool
        name={translate('richText.bulletList')}
        symbol="•–"
        isPressed={editor.isActive('bullet_list')}
        onClick={() => chain().toggleList('bullet_list', 'list_item').run()}
      />
      <Tool
        name={translate('richText.numberedList')}
        symbol="1."
        isPressed={editor.isActive('ordered_list')}
        onClick={() => chain().toggleList('ordered_list', 'list_item').run()}
      />
      <Tool
        name={translate('richText.quote')}
        symbol="❝"
        isPressed={editor.isActive('blockquote')}
        onClick={() => chain().toggleBlockquote().run()}
      />
      <Tool
        name={translate('richText.rule')}
        symbol="―"
        onClick={() => chain().setHorizontalRule().run()}
      />
      <Tool name={translate('richText.picture')} symbol="▣" onClick={onPicture} />
      <Tool
        name={translate('richText.table')}
        symbol="▦"
        isDisabled={editor.isActive('table')}
        onClick={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
      <Tool name={translate('richText.block')} symbol="+" onClick={onBlock} />
      <Tool
        name={translate('richText.clear')}
        symbol="⌫"
        onClick={() => chain().unsetAllMarks().run()}
      />
    </Toolbar>
  )
}

const LEVELS = [2, 3, 4] as const

export function ParagraphKind({ editor }: { readonly editor: Editor }) {
  const { parent } = editor.state.selection.$from
  const isHeading = parent.type.name === 'heading'
  const level = isHeading ? (parent.attrs.level ?? 2) : undefined
  const kind = isHeading ? `heading ${level}` : parent.type.name
  const choose = (chosen: string) => {
    const chain = editor.chain().focus()
    const wanted = LEVELS.find((each) => chosen === `heading ${each}`)
    if (wanted !== undefined) chain.setHeading({ level: wanted }).run()
    else if (chosen === 'code_block') chain.setCodeBlock().run()
    else if (chosen === 'paragraph') chain.setParagraph().run()
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

export function TableBar({ editor }: { readonly editor: Editor }) {
  const chain = () => editor.chain().focus()
  return (
    <Toolbar label={translate('richText.tableToolbar')}>
      <Tool
        name={translate('richText.rowBefore')}
        symbol="↑+"
        onClick={() => chain().addRowBefore().run()}
      />
      <Tool
        name={translate('richText.rowAfter')}
        symbol="↓+"
        onClick={() => chain().addRowAfter().run()}
      />
      <Tool
        name={translate('richText.rowDelete')}
        symbol="−↔"
        onClick={() => chain().deleteRow().run()}
      />
      <Tool
        name={translate('richText.columnBefore')}
        symbol="←+"
        onClick={() => chain().addColumnBefore().run()}
      />
      <Tool
        name={translate('richText.columnAfter')}
        symbol="→+"
        onClick={() => chain().addColumnAfter().run()}
      />
      <Tool
        name={translate('richText.columnDelete')}
        symbol="−↕"
        onClick={() => chain().deleteColumn().run()}
      />
      <Tool
        name={translate('richText.headerRow')}
        symbol="▀"
        onClick={() => chain().toggleHeaderRow().run()}
      />
      <Tool
        name={translate('richText.headerColumn')}
        symbol="▌"
        onClick={() => chain().toggleHeaderColumn().run()}
      />
      <Tool
        name={translate('richText.tableDelete')}
        symbol="×"
        onClick={() => chain().deleteTable().run()}
      />
    </Toolbar>
  )
}
