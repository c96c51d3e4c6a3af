import { allBlocks, type BlockType, isBlockType } from '../schema/blocks/all-blocks.ts'
import type { BlockSchema } from '../schema/blocks/block.ts'
import type {
  BlockIdentity,
  BlockOrIssue,
  FaultyBlock,
  Issue,
} from '../schema/context/nested-block.ts'
import { MAX_DEPTH, nestedContext, type ReadContext } from '../schema/context/read-context.ts'
import { readFields } from '../schema/fields/read-fields.ts'
import { storedFields } from '../schema/values/stored-value.ts'
import { componentOf, uidOf } from '../schema/values/uid.ts'

/** Reads a stored block; an unknown or incomplete one becomes an issue (DATA-4). Never throws. */
export function readBlock(raw: unknown, context: ReadContext): BlockOrIssue {
  const component = componentOf(raw)
  // Derived from the position on the page, so that it is the same on every read.
  const uid = () => uidOf(raw) ?? context.headingIds.idFor(component ?? 'unknown')
  const issue = (reason: string, dropped: readonly Issue[] = []): FaultyBlock => {
    return { kind: 'faulty', component: component ?? 'unknown', uid: uid(), reason, dropped }
  }
  if (component === undefined) {
    return issue('Expected a block with a component name, found none.')
  }
  if (!isBlockType(component)) return issue(`There is no block named "${component}".`)
  if (context.depth >= MAX_DEPTH) {
    return issue(`Blocks may be nested ${MAX_DEPTH} levels deep at most.`)
  }
  const schema: BlockSchema = allBlocks[component]
  const issues: Issue[] = []
  const nested = { ...nestedContext(context), onDropped: (issue: Issue) => issues.push(issue) }
  const values = readFields(schema.fields, raw, nested)
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
    dropped: issues.map((issue) => withBlockIdentity(issue, component, blockUid)),
  }
  return block
}

function withBlockIdentity(issue: Issue, component: string, uid: string): Issue {
  return { ...issue, component: issue.component || component, uid: issue.uid || uid }
}

function editableCommentOf(raw: unknown): string | undefined {
  const comment = storedFields(raw)._editable
  return typeof comment === 'string' && comment.startsWith('<!--#storyblok#') ? comment : undefined
}
