import { Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { copyBlock } from '../../../document/blocks.ts'
import { isBlockList, type Json } from '../../../document/json.ts'
import { newUid } from '../../../document/new-uid.ts'
import { blocksOf, withBlocks } from '../extensions/blok.ts'
import { cleanPaste } from './clean-paste.ts'

interface PasteOptions {
  readonly onPicturesLeftOut: (count: number) => void
  /** Called with pasted or dropped pictures and their position. */
  readonly onPictures: (pictures: readonly File[], at: number) => void
}

/** Cleans pasted content, and gives pasted blocks new ids. */
export function paste({ onPicturesLeftOut, onPictures }: PasteOptions): Extension {
  return Extension.create({
    name: 'clean_paste',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handlePaste: ({ state }, { clipboardData }) => {
            const pictures = picturesIn(clipboardData)
            // Office adds a picture of the copied text.
            if (pictures.length === 0 || clipboardData?.getData('text/plain') !== '') return false
            onPictures(pictures, state.selection.to)
            return true
          },
          handleDrop: (view, { dataTransfer, clientX, clientY }) => {
            const pictures = picturesIn(dataTransfer)
            if (pictures.length === 0) return false
            const at = view.posAtCoords({ left: clientX, top: clientY })?.pos
            onPictures(pictures, at ?? view.state.selection.to)
            return true
          },
          transformPastedHTML: (html) => {
            const { html: clean, picturesLeftOut } = cleanPaste(html)
            if (picturesLeftOut > 0) onPicturesLeftOut(picturesLeftOut)
            return clean
          },
          transformPasted: ({ content, openStart, openEnd }) =>
            new Slice(copied(content), openStart, openEnd),
        },
      }),
    ],
  })
}

function picturesIn(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

function copied(content: Fragment): Fragment {
  return Fragment.from(content.content.map(copiedNode))
}

function copiedNode(node: Node): Node {
  if (node.type.name !== 'blok') return node.isText ? node : node.copy(copied(node.content))
  const { stored } = node.attrs
  const body = blocksOf(stored)
  if (!isBlockList(body)) return node
  const copies: readonly Json[] = body.map((block) => copyBlock(block, newUid))
  return node.type.create({ ...node.attrs, stored: withBlocks(stored, copies) }, null, node.marks)
}
