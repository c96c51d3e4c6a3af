import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useEditor } from '../../../context/editor-context.ts'
import { BlockPicker } from '../../../outline/block-picker.tsx'
import { nestableBlocks } from '../../../outline/positions.ts'
import { AssetPicker } from '../../asset/asset-picker.tsx'
import type { FieldDefinition } from '../../field-props.ts'
import { EmbeddedDialog } from '../embedded/embedded-dialog.tsx'
import { insertBlock, insertPicture, removeLink, selectedLink, setLink } from '../view/commands.ts'
import { FormatBar, TableBar } from './format-bar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { SelectedNodeBar } from './selected-node-bar.tsx'

interface RichTextToolsProps {
  readonly editor: Editor
  readonly definition: FieldDefinition
  /** Position of the embedded block whose form is open. */
  readonly embedded: number | undefined
  readonly onEmbedded: (position: number | undefined) => void
}

const PICTURES = ['images'] as const

export function RichTextTools({ editor, definition, embedded, onEmbedded }: RichTextToolsProps) {
  useEditorState(editor)
  const { components } = useEditor()
  const [dialog, setDialog] = useState<'link' | 'picture' | 'block'>()
  const close = () => setDialog(undefined)
  useEffect(() => {
    const page = editor.view.dom
    const openOnShortcut = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      event.stopPropagation()
      setDialog('link')
    }
    page.addEventListener('keydown', openOnShortcut)
    return () => page.removeEventListener('keydown', openOnShortcut)
  }, [editor])
  return (
    <>
      <FormatBar
        editor={editor}
        field={definition.display_name}
        onLink={() => setDialog('link')}
        onPicture={() => setDialog('picture')}
        onBlock={() => setDialog('block')}
      />
      {editor.isActive('table') && <TableBar editor={editor} />}
      <SelectedNodeBar editor={editor} onEdit={onEmbedded} />
      {dialog === 'link' && (
        <LinkDialog
          link={selectedLink(editor)}
          onSet={(link) => setLink(editor, link)}
          onRemove={() => removeLink(editor)}
          onClose={close}
        />
      )}
      {dialog === 'picture' && (
        <AssetPicker
          kinds={PICTURES}
          onPick={(asset) => insertPicture(editor, asset)}
          onClose={close}
        />
      )}
      {dialog === 'block' && (
        <BlockPicker
          choices={nestableBlocks(components, definition.component_whitelist)}
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

/** Renders the component again after each change of the text or the selection. */
function useEditorState(editor: Editor): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener)
      return () => {
        editor.off('transaction', listener)
      }
    },
    [editor],
  )
  useSyncExternalStore(subscribe, () => editor.state)
}
