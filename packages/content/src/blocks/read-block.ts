import { uidOf } from '../fields/items.ts'
import {
  type BlockOrFault,
  deeper,
  type FaultyBlock,
  MAXIMUM_DEPTH,
  type ReadContext,
} from '../fields/read-context.ts'
import { readFields } from '../fields/read-fields.ts'
import { allBlocks, type Block, type Stem } from './all-blocks.ts'
import type { BlockIdentity, BlockSchema } from './block.ts'

/**
 * The block that a stored value stands for. One that is unknown, or lacks a required field, comes
 * back as a fault that says so (DATA-4). A block without a `_uid` gets a stable one from its place
 * on the page. Never throws.
 */
export function readBlock(raw: unknown, context: ReadContext): BlockOrFault {
  const component = componentOf(raw)
  if (component === undefined) {
    return faulty(
      raw,
      context,
      'unknown',
      'Expected a block, found something without a component name.',
    )
  }
  if (!isStem(component)) {
    return faulty(raw, context, component, `There is no block named "${component}".`)
  }
  if (context.depth >= MAXIMUM_DEPTH) {
    return faulty(
      raw,
      context,
      component,
      `Blocks may be nested ${MAXIMUM_DEPTH} levels deep at most.`,
    )
  }
  const schema: BlockSchema = allBlocks[component]
  const values = readFields(schema.fields, raw, deeper(context))
  if (!values.ok) {
    return faulty(
      raw,
      context,
      component,
      `The block "${component}" cannot be shown: ${values.reason}.`,
    )
  }
  const block: BlockIdentity<Stem> = {
    ...values.value,
    kind: 'block',
    component,
    uid: uidOf(raw) ?? context.headingIds.idFor(component),
    editableComment: editableCommentOf(raw),
  }
  // The fields were read with this component's own schema, which is what Block is derived from.
  return block as Block
}

/** The blocks of a stored list, in its order; anything but a list holds none. */
export function readBlocks(raw: unknown, context: ReadContext): readonly BlockOrFault[] {
  return Array.isArray(raw) ? raw.map((entry) => readBlock(entry, context)) : []
}

function faulty(
  raw: unknown,
  context: ReadContext,
  component: string,
  reason: string,
): FaultyBlock {
  const uid = uidOf(raw) ?? context.headingIds.idFor(component)
  return { kind: 'faulty', component, uid, reason }
}

function isStem(component: string): component is Stem {
  return Object.hasOwn(allBlocks, component)
}

function componentOf(raw: unknown): string | undefined {
  const component = (raw as { component?: unknown } | null | undefined)?.component
  return typeof component === 'string' && component !== '' ? component : undefined
}

function editableCommentOf(raw: unknown): string | undefined {
  const comment = (raw as { _editable?: unknown })._editable
  return typeof comment === 'string' && comment.startsWith('<!--#storyblok#') ? comment : undefined
}
