import type { Present } from '@prospectus/protocol/management/presence'
import type { Components } from '../api/api.ts'
import { namesAt } from '../context/presence.ts'
import { type Block, blocksIn } from '../document/json.ts'
import type { TreeLine } from '../tree/tree-lines.ts'
import { blockLabel } from './block-label.ts'

/** Lists the blocks of a story, the story itself first. `closed` has the uids of the collapsed blocks. */
export function outlineLines(
  content: Block,
  closed: ReadonlySet<string>,
  components: Components,
  others: readonly Present[] = [],
): readonly TreeLine[] {
  const lines: TreeLine[] = []
  const add = (block: Block, level: number, position: number, setSize: number) => {
    const inside = childrenOf(block, components)
    const { kind, text } = blockLabel(block, components)
    const people = namesAt(others, block._uid)
    lines.push({
      id: block._uid,
      label: kind,
      ...(text === '' || level === 1 ? {} : { note: text }),
      level,
      isOpen: inside.length === 0 ? undefined : !closed.has(block._uid),
      position,
      setSize,
      ...(people === '' ? {} : { people }),
      ...(components.has(block.component) || level === 1 ? {} : { mark: 'problem' as const }),
    })
    if (closed.has(block._uid)) return
    for (const [at, child] of inside.entries()) add(child, level + 1, at + 1, inside.length)
  }
  add(content, 1, 1, 1)
  return lines
}

/** Lists the blocks inside a block, in the order of its form. */
function childrenOf(block: Block, components: Components): readonly Block[] {
  const order = Object.keys(components.get(block.component)?.schema ?? {})
  const fields = [...new Set([...order, ...Object.keys(block)])]
  return fields.flatMap((field) => blocksIn(block[field]))
}
