import { allBlocks, type BlockType, isBlockType } from '../schema/blocks/all-blocks.ts'
import type { BlockSchema } from '../schema/blocks/block.ts'
import type {
  BlockIdentity,
  BlockOrIssue,
  FaultyBlock,
  Issue,
} from '../schema/context/nested-block.ts'
import { deeper, MAX_DEPTH, type ReadContext } from '../schema/context/read-context.ts'
import { readFields } from '../schema/fields/read-fields.ts'
import { componentOf, uidOf } from '../schema/values/uid.ts'

/**
 * Reads a stored block. Returns an issue for an unknown block, or one without a required field. Both list
 * their unusable parts (DATA-4). A missing `_uid` is replaced by a stable one, from the position on the
 * page. Never throws.
 */
export function readBlock(raw: unknown, context: ReadContext): BlockOrIssue {
  const component = componentOf(raw)
  const uid = () => uidOf(raw) ?? context.headingIds.idFor(component ?? 'unknown')
  const issue = (reason: string, dropped: readonly Issue[] = []): FaultyBlock => {
    return { kind: 'faulty', component: component ?? 'unknown', uid: uid(), reason, dropped }
  }
  if (component === undefined) {
    return issue('Expected a block, found something without a component name.')
  }
  if (!isBlockType(component)) return issue(`There is no block named "${component}".`)
  if (context.depth >= MAX_DEPTH) {
    return issue(`Blocks may be nested ${MAX_DEPTH} levels deep at most.`)
  }
  const schema: BlockSchema = allBlocks[component]
  const issues: Issue[] = []
  const inside = { ...deeper(context), dropped: (part: Issue) => issues.push(part) }
  const values = readFields(schema.fields, raw, inside)
  if (!values.ok) {
    return issue(`The block "${component}" cannot be shown: ${values.reason}.`, issues)
  }
  const blockUid = uid()
  const block: BlockIdentity<BlockType> = {
    ...values.value,
    kind: 'block',
    component,
    uid: blockUid,
    editableComment: editableCommentOf(raw),
    dropped: issues.map((part) => withBlockIdentity(part, component, blockUid)),
  }
  return block
}

/** Fills in the component name and uid of the block where the part has none. */
function withBlockIdentity(part: Issue, component: string, uid: string): Issue {
  return { ...part, component: part.component || component, uid: part.uid || uid }
}

function editableCommentOf(raw: unknown): string | undefined {
  const comment = (raw as { _editable?: unknown })._editable
  return typeof comment === 'string' && comment.startsWith('<!--#storyblok#') ? comment : undefined
}
