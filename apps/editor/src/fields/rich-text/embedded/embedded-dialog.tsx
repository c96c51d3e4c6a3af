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
  type BlockPosition,
  copyBlock,
  findBlock,
  insertBlock,
  moveBlock,
  pathTo,
  removeBlock,
  setField,
} from '../../../document/blocks.ts'
import { type Block, isBlockList, isObject, type Json } from '../../../document/json.ts'
import { newUid } from '../../../document/new-uid.ts'
import { translate } from '../../../messages/messages.ts'
import { blockLabel } from '../../../outline/block-label.ts'
import { BlockPicker } from '../../../outline/block-picker.tsx'
import { fittingBlocks } from '../../../outline/positions.ts'
import { BlockForm } from '../../block-form.tsx'
import { blocksOf, withBlocks } from '../extensions/blok.ts'

interface EmbeddedDialogProps {
  readonly editor: Editor
  readonly position: number
  readonly onClose: () => void
}

/** The form of an embedded block. A change is applied to the text at once. */
export function EmbeddedDialog({ editor, position, onClose }: EmbeddedDialogProps) {
  const outerEditor = useEditor()
  const { components } = outerEditor
  const storyActions = useStoryActions()
  const [chosen, choose] = useState<string>()
  const [openPosition, pick] = useState<BlockPosition>()
  const node = editor.state.doc.nodeAt(position)
  const stored: Json | undefined = node?.type.name === 'blok' ? node.attrs.stored : undefined
  const root = rootOf(blocksOf(stored))
  const latest = useRef(root)
  latest.current = root
  const actions = useMemo(
    () =>
      embeddedActions({
        root: () => latest.current,
        write: ({ body }) => {
          const now = editor.state.doc.nodeAt(position)
          if (now?.type.name !== 'blok' || !isBlockList(body)) return
          const attrs = { ...now.attrs, stored: withBlocks(now.attrs.stored, body) }
          editor.view.dispatch(editor.state.tr.setNodeMarkup(position, null, attrs))
        },
        pick,
        choose,
      }),
    [editor, position],
  )
  const allActions = useMemo(() => ({ ...storyActions, ...actions }), [storyActions, actions])
  const innerEditor = useMemo(
    () => ({ ...outerEditor, go: (to: { block?: string | undefined }) => choose(to.block) }),
    [outerEditor],
  )
  const { body } = root
  const first = isBlockList(body) ? body[0] : undefined
  const block = (chosen === undefined ? undefined : findBlock(root, chosen)) ?? first
  const path = block === undefined ? [] : (pathTo(root, block._uid) ?? [])
  const nameOf = (each: Block) => blockLabel(each, components).kind
  const parent = path.at(-2)?.block
  return (
    <Dialog
      className="rich-text-embedded"
      autosaves
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
      {openPosition !== undefined && (
        <BlockPicker
          choices={fittingBlocks(
            components,
            findBlock(root, openPosition.parent),
            openPosition.field,
          )}
          onPick={(component) => actions.insert(component, openPosition)}
          onClose={() => pick(undefined)}
        />
      )}
      <div className="dialog-actions">
        {parent !== undefined && parent._uid !== ROOT_UID && (
          <button type="button" onClick={() => choose(parent._uid)}>
            {translate('richText.back')}
          </button>
        )}
        <CloseButton className="is-primary">{translate('richText.done')}</CloseButton>
      </div>
    </Dialog>
  )
}

/** Id of the block that stands for one embedded node. */
const ROOT_UID = 'embedded'

function rootOf(body: readonly Json[]): Block {
  const blocks = body.filter((each) => isObject(each))
  return { _uid: ROOT_UID, component: '', body: blocks }
}

interface EmbeddedActionsOptions {
  readonly root: () => Block
  readonly write: (root: Block) => void
  readonly pick: (position: BlockPosition) => void
  readonly choose: (uid: string) => void
}

/** Without copying and pasting, which apply to a story's own blocks. */
type EmbeddedActions = Omit<StoryActions, 'copy' | 'paste'>

function embeddedActions({ root, write, pick, choose }: EmbeddedActionsOptions): EmbeddedActions {
  const positionOf = (uid: string) => pathTo(root(), uid)?.at(-1)?.position
  return {
    setField: (uid, field, value) => write(setField(root(), uid, field, value)),
    add: pick,
    insert: (component, position) => {
      const block = { _uid: newUid(), component }
      write(insertBlock(root(), block, position))
      choose(block._uid)
    },
    duplicate: (uid) => {
      const block = findBlock(root(), uid)
      const position = positionOf(uid)
      if (block === undefined || position === undefined) return
      const copy = copyBlock(block, newUid)
      write(insertBlock(root(), copy, { ...position, index: position.index + 1 }))
    },
    remove: (uid) => write(removeBlock(root(), uid)),
    moveBy: (uid, by) => {
      const position = positionOf(uid)
      if (position === undefined) return
      const index = position.index + (by === 1 ? 2 : -1)
      if (index >= 0) write(moveBlock(root(), uid, { ...position, index }))
    },
    move: (uid, position) => write(moveBlock(root(), uid, position)),
  }
}
