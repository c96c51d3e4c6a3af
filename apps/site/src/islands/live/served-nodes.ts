/** A copy of each node as the server sent it. */
const copies = new WeakMap<Node, Node>()

/** Records a node and everything in it as what the server sent. */
export function recordServedNodes(node: Node): void {
  rememberPair(node, node.cloneNode(true))
}

/** Returns a node as the server sent it; undefined for one that a script or the visitor added. */
export function servedCopyOf(node: Node): Node | undefined {
  return copies.get(node)
}

/** After `node` was updated to match `incoming`, records `incoming`'s served copy as its own. */
export function adoptServedCopy(node: Node, incoming: Node): void {
  const copy = copies.get(incoming)
  if (copy !== undefined) copies.set(node, copy)
}

function rememberPair(node: Node, copy: Node): void {
  copies.set(node, copy)
  let copyChild = copy.firstChild
  for (
    let child = node.firstChild;
    child !== null && copyChild !== null;
    child = child.nextSibling
  ) {
    rememberPair(child, copyChild)
    copyChild = copyChild.nextSibling
  }
}
