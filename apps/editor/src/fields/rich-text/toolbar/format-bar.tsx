import type { Editor } from '@tiptap/core'
import { translate } from '../../../messages/messages.ts'
import { ToolButton, Toolbar } from './toolbar.tsx'

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
      {MARKS.map(([name, symbol, keys]) => (
        <ToolButton
          key={name}
          label={translate(`richText.${name}`)}
          symbol={symbol}
          shortcut={keys}
          isPressed={editor.isActive(name)}
          onClick={() => chain().toggleMark(name).run()}
        />
      ))}
      <ToolButton
        label={translate('richText.link')}
        symbol="↗"
        shortcut="Ctrl+K"
        isPressed={editor.isActive('link')}
        onClick={onLink}
      />
      <ToolButton
        label={translate('richText.bulletList')}
        symbol="•–"
        isPressed={editor.isActive('bullet_list')}
        onClick={() => chain().toggleList('bullet_list', 'list_item').run()}
      />
      <ToolButton
        label={translate('richText.numberedList')}
        symbol="1."
        isPressed={editor.isActive('ordered_list')}
        onClick={() => chain().toggleList('ordered_list', 'list_item').run()}
      />
      <ToolButton
        label={translate('richText.quote')}
        symbol="❝"
        isPressed={editor.isActive('blockquote')}
        onClick={() => chain().toggleBlockquote().run()}
      />
      <ToolButton
        label={translate('richText.rule')}
        symbol="―"
        onClick={() => chain().setHorizontalRule().run()}
      />
      <ToolButton label={translate('richText.picture')} symbol="▣" onClick={onPicture} />
      <ToolButton
        label={translate('richText.table')}
        symbol="▦"
        isDisabled={editor.isActive('table')}
        onClick={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
      <ToolButton label={translate('richText.block')} symbol="+" onClick={onBlock} />
      <ToolButton
        label={translate('richText.clear')}
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
  const choose = (value: string) => {
    const chain = editor.chain().focus()
    const level = LEVELS.find((headingLevel) => value === `heading ${headingLevel}`)
    if (level !== undefined) chain.setHeading({ level: level }).run()
    else if (value === 'code_block') chain.setCodeBlock().run()
    else if (value === 'paragraph') chain.setParagraph().run()
  }
  const isOtherLevel = isHeading && !LEVELS.includes(level)
  return (
    <select
      aria-label={translate('richText.kind')}
      value={kind}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="paragraph">{translate('richText.kinds.paragraph')}</option>
      {LEVELS.map((headingLevel) => (
        <option key={headingLevel} value={`heading ${headingLevel}`}>
          {translate('richText.kinds.heading')} {headingLevel}
        </option>
      ))}
      <option value="code_block">{translate('richText.kinds.code_block')}</option>
      {isOtherLevel && (
        <option value={kind}>
          {translate('richText.kinds.heading')} {level}
        </option>
      )}
      {kind === 'doc' && <option value="doc">{translate('richText.kinds.mixed')}</option>}
    </select>
  )
}

const TABLE_COMMANDS = [
  ['rowBefore', '↑+', 'addRowBefore'],
  ['rowAfter', '↓+', 'addRowAfter'],
  ['rowDelete', '−↔', 'deleteRow'],
  ['columnBefore', '←+', 'addColumnBefore'],
  ['columnAfter', '→+', 'addColumnAfter'],
  ['columnDelete', '−↕', 'deleteColumn'],
  ['headerRow', '▀', 'toggleHeaderRow'],
  ['headerColumn', '▌', 'toggleHeaderColumn'],
  ['tableDelete', '×', 'deleteTable'],
] as const

export function TableBar({ editor }: { readonly editor: Editor }) {
  return (
    <Toolbar label={translate('richText.tableToolbar')}>
      {TABLE_COMMANDS.map(([name, symbol, command]) => (
        <ToolButton
          key={name}
          label={translate(`richText.${name}`)}
          symbol={symbol}
          onClick={() => editor.chain().focus()[command]().run()}
        />
      ))}
    </Toolbar>
  )
}
