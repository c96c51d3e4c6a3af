import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { useEditor } from '../../../context/editor-context.ts'
import { BlockPicker } from '../../../outline/block-picker.tsx'
import { AssetPicker } from '../../asset/asset-picker.tsx'
import type { FieldDefinition } from '../../field-props.ts'
import { EmbeddedDialog } from '../embedded/embedded-dialog.tsx'
import { chosenLink, insertBlock, insertPicture, removeLink, setLink } from '../view/commands.ts'
import { useEditorState } from '../view/use-editor-state.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { FormatBar } from './format-bar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { TableBar } from './table-bar.tsx'

interface RichTextToolsProps {
  readonly editor: Editor
  readonly definition: FieldDefinition
  /** The position of the embedded block whose form is open. */
  readonly embedded: number | undefined
  readonly onEmbedded: (position: number | undefined) => void
}

const PICTURES = ['images'] as const

/** The toolbars of a text, and the dialogs that they open. */
export function RichTextTools({ editor, definition, embedded, onEmbedded }: RichTextToolsProps) {
  useEditorState(editor)
  const { components } = useEditor()
  const [asks, ask] = useState<'link' | 'picture' | 'block'>()
  const close = () => ask(undefined)
  useEffect(() => {
    const page = editor.view.dom
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      event.stopPropagation()
      ask('link')
    }
    page.addEventListener('keydown', press)
    return () => page.removeEventListener('keydown', press)
  }, [editor])
  const allowed = definition.component_whitelist
  const fitting = [...components.values()]
    .filter(({ name, is_nestable }) => is_nestable && (allowed?.includes(name) ?? true))
    .sort((one, other) => one.display_name.localeCompare(other.display_name))
  return (
    <>
      <FormatBar
        editor={editor}
        field={definition.display_name}
        onLink={() => ask('link')}
        onPicture={() => ask('picture')}
        onBlock={() => ask('block')}
      />
      {editor.isActive('table') && <TableBar editor={editor} />}
      <ChosenBar editor={editor} onEdit={onEmbedded} />
      {asks === 'link' && (
        <LinkDialog
          link={chosenLink(editor)}
          onSet={(link) => setLink(editor, link)}
          onRemove={() => removeLink(editor)}
          onClose={close}
        />
      )}
      {asks === 'picture' && (
        <AssetPicker
          kinds={PICTURES}
          onPick={(asset) => insertPicture(editor, asset)}
          onClose={close}
        />
      )}
      {asks === 'block' && (
        <BlockPicker
          fitting={fitting}
          onPick={(component) => onEmbedded(insertBlock(editor, component))}
          onClose={close}
        />
      )}
      {embedded !== undefined && (
        <EmbeddedDialog editor={editor} position={embedded} onClose={() => onEmbedded(undefined)} />
      )}
    </>
  )
}
