/** A copy of each node as the server sent it. A node without one was added by a script or the visitor. */
const copies = new WeakMap<Node, Node>()

export function rememberServed(node: Node): void {
  rememberPair(node, node.cloneNode(true))
}

export function servedCopyOf(node: Node): Node | undefined {
  return copies.get(node)
}

/** Gives a node of the page the served copy of the incoming node whose content it now has. */
export function adoptServedCopy(node: Node, incoming: Node): void {
  const copy = copies.get(incoming)
  if (copy !== undefined) copies.set(node, copy)
}

function rememberPair(node: Node, copy: Node): void {
  copies.set(node, copy)
  let inner = copy.firstChild
  for (let child = node.firstChild; child !== null && inner !== null; child = child.nextSibling) {
    rememberPair(child, inner)
    inner = inner.nextSibling
  }
}
