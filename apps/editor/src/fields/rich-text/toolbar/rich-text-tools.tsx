import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { FormDialog } from '../../../components/form.tsx'
import { useEditor } from '../../../context/editor-context.ts'
import { isObject, type Json, membersOf, textOf } from '../../../document/json.ts'
import { translate } from '../../../messages/messages.ts'
import { BlockPicker } from '../../../outline/block-picker.tsx'
import { nestableBlocks } from '../../../outline/positions.ts'
import { AssetPicker } from '../../asset/asset-picker.tsx'
import type { EditorField } from '../../field-props.ts'
import { LinkField } from '../../link/link-field.tsx'
import { EmbeddedDialog } from '../embedded/embedded-dialog.tsx'
import { type EditorLinkAttributes, linkFromField, toMultilink } from '../extensions/link-value.ts'
import {
  findSelectedLink,
  insertEmbeddedBlock,
  insertPicture,
  removeLink,
  setLink,
} from '../view/commands.ts'
import { FormatBar, TableBar } from './format-bar.tsx'
import { ToolButton, Toolbar } from './toolbar.tsx'

interface RichTextToolsProps {
  readonly editor: Editor
  readonly definition: EditorField
  /** Position of the embedded block whose form is open. */
  readonly embeddedPosition: number | undefined
  /** Opens the form of the block at a position; closes it if undefined. */
  readonly onEmbeddedPosition: (position: number | undefined) => void
}

export function RichTextTools({
  editor,
  definition,
  embeddedPosition,
  onEmbeddedPosition,
}: RichTextToolsProps) {
  useEditorUpdates(editor)
  const { components } = useEditor()
  const [dialog, setDialog] = useState<'link' | 'picture' | 'block'>()
  const close = () => setDialog(undefined)
  useEffect(() => {
    const element = editor.view.dom
    const openOnShortcut = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      event.stopPropagation()
      setDialog('link')
    }
    element.addEventListener('keydown', openOnShortcut)
    return () => element.removeEventListener('keydown', openOnShortcut)
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
      <SelectedNodeBar editor={editor} onEdit={onEmbeddedPosition} />
      {dialog === 'link' && (
        <LinkDialog
          link={findSelectedLink(editor)}
          onSet={(link) => setLink(editor, link)}
          onRemove={() => removeLink(editor)}
          onClose={close}
        />
      )}
      {dialog === 'picture' && (
        <AssetPicker
          kinds={['images']}
          onPick={(asset) => insertPicture(editor, asset)}
          onClose={close}
        />
      )}
      {dialog === 'block' && (
        <BlockPicker
          choices={nestableBlocks(components, definition.component_whitelist)}
          onPick={(component) => onEmbeddedPosition(insertEmbeddedBlock(editor, component))}
          onClose={close}
        />
      )}
      {embeddedPosition !== undefined && (
        <EmbeddedDialog
          editor={editor}
          position={embeddedPosition}
          onClose={() => onEmbeddedPosition(undefined)}
        />
      )}
    </>
  )
}

/** Renders the component again after each change of the text or the selection. */
function useEditorUpdates(editor: Editor): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener)
      return () => void editor.off('transaction', listener)
    },
    [editor],
  )
  useSyncExternalStore(subscribe, () => editor.state)
}

interface LinkDialogProps {
  /** Undefined for a text without a link. */
  readonly link: EditorLinkAttributes | undefined
  readonly onSet: (link: EditorLinkAttributes) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const LINK_DEFINITION = {
  type: 'multilink',
  display_name: translate('richText.linkField'),
  pos: 0,
} as const
const LINK_PATH = { uid: 'rich-text', field: 'link' }

function LinkDialog({ link, onSet, onRemove, onClose }: LinkDialogProps) {
  const [value, setValue] = useState<Json | undefined>(link && toMultilink(link))
  const save = () => {
    const { link: newLink, problem } = linkFromField(membersOf(value), link)
    if (newLink !== undefined) onSet(newLink)
    return problem
  }
  const remove = () => {
    onRemove()
    onClose()
  }
  return (
    <FormDialog
      title={translate('richText.linkDialog')}
      heading={null}
      submitLabel={translate('richText.linkSave')}
      onSubmit={save}
      onClose={onClose}
      actions={
        link !== undefined && (
          <button type="button" onClick={remove}>
            {translate('richText.linkRemove')}
          </button>
        )
      }
    >
      <LinkField definition={LINK_DEFINITION} value={value} onChange={setValue} path={LINK_PATH} />
    </FormDialog>
  )
}

interface SelectedNodeBarProps {
  readonly editor: Editor
  readonly onEdit: (position: number) => void
}

function SelectedNodeBar({ editor, onEdit }: SelectedNodeBarProps) {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return null
  const { node, from } = selection
  const { stored } = node.attrs
  const attrs = membersOf(membersOf(stored).attrs)
  const isPicture = node.type.name === 'image' || node.type.name === 'image_block'
  const setAlt = (alt: string) => {
    const changedNode = {
      ...(isObject(stored) ? stored : { type: 'image' }),
      attrs: { ...attrs, alt },
    }
    const { tr } = editor.state
    tr.setNodeMarkup(from, null, { ...node.attrs, stored: changedNode })
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, from)))
  }
  return (
    <Toolbar label={translate('richText.chosenToolbar')}>
      {node.type.name === 'blok' && (
        <ToolButton label={translate('richText.edit')} symbol="✎" onClick={() => onEdit(from)} />
      )}
      {isPicture && (
        <input
          type="text"
          aria-label={translate('richText.alt')}
          placeholder={translate('richText.alt')}
          value={textOf(attrs.alt)}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      )}
      {node.isBlock && (
        <>
          <ToolButton
            label={translate('richText.moveUp')}
            symbol="↑"
            onClick={() => moveSelected(editor, -1)}
          />
          <ToolButton
            label={translate('richText.moveDown')}
            symbol="↓"
            onClick={() => moveSelected(editor, 1)}
          />
        </>
      )}
      <ToolButton
        label={translate('richText.remove')}
        symbol="×"
        onClick={() => editor.chain().focus().deleteSelection().run()}
      />
    </Toolbar>
  )
}

function moveSelected(editor: Editor, direction: -1 | 1): void {
  const { selection, tr, doc } = editor.state
  if (!(selection instanceof NodeSelection)) return
  const { from, to, node } = selection
  const edge = doc.resolve(direction === -1 ? from : to)
  const neighbour = direction === -1 ? edge.nodeBefore : edge.nodeAfter
  if (neighbour === null) return
  const target = direction === -1 ? from - neighbour.nodeSize : from + neighbour.nodeSize
  tr.delete(from, to).insert(target, node)
  tr.setSelection(NodeSelection.create(tr.doc, target)).scrollIntoView()
  editor.view.dispatch(tr)
}
