import type { Editor } from '@tiptap/core'
import { useMemo, useRef, useState } from 'react'
import { CloseButton, Dialog } from '../../../components/dialog.tsx'
import { EditorContext, useEditor } from '../../../context/editor-context.ts'
import {
  type StoryActions,
  StoryActionsContext,
  useStoryActions,
} from '../../../context/story-actions.ts'
import {
  adjacentPosition,
  type BlockPosition,
  copyBlock,
  findBlock,
  findPath,
  findPosition,
  insertBlock,
  moveBlock,
  removeBlock,
  setField,
} from '../../../document/blocks.ts'
import { type Block, isBlockList, isObject, type Json } from '../../../document/json.ts'
import { newUid } from '../../../document/new-uid.ts'
import { translate } from '../../../messages/messages.ts'
import { blockLabel } from '../../../outline/block-label.ts'
import { BlockPicker } from '../../../outline/block-picker.tsx'
import { allowedBlocks } from '../../../outline/positions.ts'
import { BlockForm } from '../../block-form.tsx'
import { blocksOf, withBlocks } from '../extensions/blok.ts'

interface EmbeddedDialogProps {
  readonly editor: Editor
  readonly position: number
  readonly onClose: () => void
}

/** The form of an embedded block. A change is applied to the text immediately. */
export function EmbeddedDialog({ editor, position, onClose }: EmbeddedDialogProps) {
  const outerEditor = useEditor()
  const { components } = outerEditor
  const storyActions = useStoryActions()
  const [selectedUid, setSelectedUid] = useState<string>()
  const [pickerPosition, setPickerPosition] = useState<BlockPosition>()
  const node = editor.state.doc.nodeAt(position)
  const storedBlock: Json | undefined = node?.type.name === 'blok' ? node.attrs.stored : undefined
  const root = createRootBlock(blocksOf(storedBlock))
  const latestRoot = useRef(root)
  latestRoot.current = root
  const actions = useMemo(
    () =>
      createEmbeddedActions({
        root: () => latestRoot.current,
        write: ({ body }) => {
          const current = editor.state.doc.nodeAt(position)
          if (current?.type.name !== 'blok' || !isBlockList(body)) return
          const attrs = { ...current.attrs, stored: withBlocks(current.attrs.stored, body) }
          editor.view.dispatch(editor.state.tr.setNodeMarkup(position, null, attrs))
        },
        openPicker: setPickerPosition,
        select: setSelectedUid,
      }),
    [editor, position],
  )
  const allActions = useMemo(() => ({ ...storyActions, ...actions }), [storyActions, actions])
  const innerEditor = useMemo(
    () => ({
      ...outerEditor,
      navigate: (to: { block?: string | undefined }) => setSelectedUid(to.block),
    }),
    [outerEditor],
  )
  const { body } = root
  const firstBlock = isBlockList(body) ? body[0] : undefined
  const block = (selectedUid === undefined ? undefined : findBlock(root, selectedUid)) ?? firstBlock
  const path = block === undefined ? [] : (findPath(root, block._uid) ?? [])
  const nameOf = (named: Block) => blockLabel(named, components).kind
  const parent = path.at(-2)?.block
  return (
    <Dialog
      className="rich-text-embedded"
      isAutosaved
      data-edits-story=""
      title={translate('richText.blockDialog', { name: block === undefined ? '' : nameOf(block) })}
      heading={block === undefined ? null : nameOf(block)}
      onClose={onClose}
    >
      <EditorContext value={innerEditor}>
        <StoryActionsContext value={allActions}>
          {block === undefined ? (
            <p>{translate('richText.blockEmpty')}</p>
          ) : (
            <div className="fields">
              <BlockForm block={block} schema={components.get(block.component)?.schema ?? {}} />
            </div>
          )}
        </StoryActionsContext>
      </EditorContext>
      {pickerPosition !== undefined && (
        <BlockPicker
          choices={allowedBlocks(
            components,
            findBlock(root, pickerPosition.parent),
            pickerPosition.field,
          )}
          onPick={(component) => actions.insert(component, pickerPosition)}
          onClose={() => setPickerPosition(undefined)}
        />
      )}
      <div className="dialog-actions">
        {parent !== undefined && parent._uid !== ROOT_UID && (
          <button type="button" onClick={() => setSelectedUid(parent._uid)}>
            {translate('richText.back')}
          </button>
        )}
        <CloseButton className="is-primary">{translate('richText.done')}</CloseButton>
      </div>
    </Dialog>
  )
}

/** Id of an artificial parent for the node's blocks, which have no parent block in the text. */
const ROOT_UID = 'embedded'

function createRootBlock(body: readonly Json[]): Block {
  const blocks = body.filter((block) => isObject(block))
  return { _uid: ROOT_UID, component: '', body: blocks }
}

interface EmbeddedActionsOptions {
  readonly root: () => Block
  readonly write: (root: Block) => void
  readonly openPicker: (position: BlockPosition) => void
  readonly select: (uid: string) => void
}

/** All actions but copying and pasting, which remain those of the story. */
type EmbeddedActions = Omit<StoryActions, 'copy' | 'paste'>

function createEmbeddedActions(options: EmbeddedActionsOptions): EmbeddedActions {
  const { root, write, openPicker, select } = options
  return {
    setField: (uid, field, value) => write(setField(root(), uid, field, value)),
    openPicker,
    insert: (component, position) => {
      const block = { _uid: newUid(), component }
      write(insertBlock(root(), block, position))
      select(block._uid)
    },
    duplicate: (uid) => {
      const block = findBlock(root(), uid)
      const position = findPosition(root(), uid)
      if (block === undefined || position === undefined) return
      const copy = copyBlock(block, newUid)
      write(insertBlock(root(), copy, { ...position, index: position.index + 1 }))
    },
    remove: (uid) => write(removeBlock(root(), uid)),
    moveBy: (uid, by) => {
      const position = adjacentPosition(root(), uid, by)
      if (position !== undefined) write(moveBlock(root(), uid, position))
    },
    move: (uid, position) => write(moveBlock(root(), uid, position)),
  }
}
