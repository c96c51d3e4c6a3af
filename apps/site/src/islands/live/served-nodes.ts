/**
 * What the server has said of each node of the page, and of each that is about to come. Whatever else there
 * is to a node was done by the visitor or by scripts.
 */
const copies = new WeakMap<Node, Node>()

/** Takes note of a node, and all in it, as it is now: as it came from the server. */
export function rememberServed(node: Node): void {
  pair(node, node.cloneNode(true))
}

/** A node as the server has sent it last; undefined for one that did not come from the server. */
export function servedOf(node: Node): Node | undefined {
  return copies.get(node)
}

/** A node of the page now says what one that has come says. */
export function nowServedAs(node: Node, incoming: Node): void {
  const copy = copies.get(incoming)
  if (copy !== undefined) copies.set(node, copy)
}

function pair(node: Node, copy: Node): void {
  copies.set(node, copy)
  let inner = copy.firstChild
  for (let child = node.firstChild; child !== null && inner !== null; child = child.nextSibling) {
    pair(child, inner)
    inner = inner.nextSibling
  }
}
