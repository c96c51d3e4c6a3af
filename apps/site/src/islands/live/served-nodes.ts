/** Each node as the server sent it; everything else comes from the visitor or from scripts. */
const copies = new WeakMap<Node, Node>()

export function rememberServed(node: Node): void {
  rememberPair(node, node.cloneNode(true))
}

export function servedCopyOf(node: Node): Node | undefined {
  return copies.get(node)
}

/** Records that a node of the page now has the content of an incoming one. */
export function copyServed(node: Node, incoming: Node): void {
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
