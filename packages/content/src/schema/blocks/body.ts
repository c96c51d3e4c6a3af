import type { BlockOrIssue } from '../context/nested-block.ts'
import type { ReadContext } from '../context/read-context.ts'
import type { Field } from '../fields/field.ts'
import { type FieldOptions, sharedProperties } from '../fields/text.ts'
import { readRichText } from '../rich-text/read-rich-text.ts'
import type { ContentArea } from './content-area.ts'

type BlockList = readonly BlockOrIssue[]

/** Blocks of a page; reads a rich text document as one content area. */
export function blocks(options: FieldOptions): Field<BlockList, BlockList> {
  return {
    ...richTextOrBlocks(options),
    definition: { type: 'bloks', ...sharedProperties(options) },
  }
}

/** Rich text with a contents list, or a list of blocks (BLOCK-12). */
export function richTextOrBlocks(options: FieldOptions): Field<BlockList, BlockList> {
  return {
    definition: { type: 'richtext', ...sharedProperties(options) },
    read: readBody,
    fallback: [],
    isSearchable: true,
  }
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
