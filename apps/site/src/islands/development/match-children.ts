/** What has become of the children of an element. */
export interface Matched {
  /** Each child that there is now, and the one that it was before. */
  readonly matches: readonly (readonly [Node, Node | undefined])[]
  /** Children from before that none of these is. */
  readonly left: readonly Node[]
}

/**
 * Says which child of an element was which before: equal ones at the beginning and at the end, and
 * between them, in their order, those of the same kind.
 *
 * @param isSame whether nothing in a child has changed
 */
export function matchChildren(
  before: readonly Node[],
  after: readonly Node[],
  isSame: (one: Node, other: Node) => boolean,
): Matched {
  const first = sameAtStart(before, after, isSame)
  const last = sameAtStart(before.slice(first).reverse(), after.slice(first).reverse(), isSame)
  const open = before.slice(first, before.length - last)
  const left: Node[] = []
  const matches = after.map((child, index): readonly [Node, Node | undefined] => {
    if (index < first) return [child, before[index]]
    if (index >= after.length - last) return [child, before[before.length - after.length + index]]
    const found = open.findIndex((candidate) => kindOf(candidate) === kindOf(child))
    if (found === -1) return [child, undefined]
    left.push(...open.splice(0, found))
    return [child, open.shift()]
  })
  return { matches, left: [...left, ...open] }
}

function sameAtStart(
  before: readonly Node[],
  after: readonly Node[],
  isSame: (one: Node, other: Node) => boolean,
): number {
  const count = before.findIndex((child, index) => {
    const other = after[index]
    return other === undefined || !isSame(child, other)
  })
  return count === -1 ? before.length : count
}

function kindOf(node: Node): string {
  return node instanceof Element
    ? `${node.localName}#${node.id}.${node.classList[0]}`
    : node.nodeName
}
