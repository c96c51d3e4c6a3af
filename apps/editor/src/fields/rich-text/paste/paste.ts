import { Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { copyBlock } from '../../../document/copy-block.ts'
import { isBlockList, type Json } from '../../../document/json.ts'
import { newUid } from '../../../document/new-uid.ts'
import { blocksOf, withBlocks } from '../extensions/blok.ts'
import { cleanPaste } from './clean-paste.ts'

interface PasteOptions {
  readonly onPicturesLeftOut: (count: number) => void
}

/** Cleans what is pasted, and gives pasted blocks ids of their own. */
export function paste({ onPicturesLeftOut }: PasteOptions): Extension {
  return Extension.create({
    name: 'clean_paste',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
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
