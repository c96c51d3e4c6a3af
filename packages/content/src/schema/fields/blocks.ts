import { allBlocks } from '../blocks/all-blocks.ts'
import type { ContentArea } from '../blocks/content-area.ts'
import { readRichText } from '../rich-text/rich-text.ts'
import type { Field } from './field.ts'
import type { BlockOrFault, ReadContext } from './read-context.ts'
import { described, type FieldText } from './text.ts'

type BlockList = readonly BlockOrFault[]

/** The ordered blocks of a page. A rich text document counts as one content area. */
export function blocks(about: FieldText): Field<BlockList, BlockList> {
  return {
    definition: {
      type: 'bloks',
      ...described(about),
      component_whitelist: Object.keys(allBlocks),
    },
    read: readBody,
    missing: [],
  }
}

/** A rich text document with a contents list, or a list of blocks (BLOCK-12). */
export function richTextOrBlocks(about: FieldText): Field<BlockList, BlockList> {
  return { definition: { type: 'richtext', ...described(about) }, read: readBody, missing: [] }
}

function readBody(raw: unknown, context: ReadContext): BlockList {
  if (Array.isArray(raw)) return raw.map((entry) => context.readBlock(entry, context))
  const body = readRichText(raw, context)
  if (body === undefined) return []
  const contentArea: ContentArea = {
    kind: 'block',
    component: 'content-area',
    uid: context.headingIds.idFor('content-area'),
    editableComment: undefined,
    dropped: [],
    heading: undefined,
    body,
    show_contents: true,
    theme: undefined,
    editable: true,
  }
  return [contentArea]
}
