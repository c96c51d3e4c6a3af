import { keepVisitorState } from './keep-visitor-state.ts'
import { matchChildren } from './match-children.ts'

/** The open page beside what the server sent for it. */
export interface ServedPage {
  /** Changes on the page what differs between the document that the server sent last and this. */
  readonly update: (next: Element) => void
  /** Makes anew the elements that a module works on. */
  readonly renew: (module: string) => void
}

/**
 * Remembers for each node that the server sent which node of the page it has become, before any script
 * changes the page. An update compares what the server sent then and now, so that whatever visitors and
 * scripts have changed stays: open details, typed words, the scroll position. Only an element that a
 * script works on is made anew when something in it has changed.
 *
 * @param start makes an element work that has a module
 */
export function createServedPage(start: (element: HTMLElement) => void): ServedPage {
  const shown = new WeakMap<Node, Node>()
  const sheets = new Map<Node, CSSStyleSheet>()
  let served: Element = document.documentElement.cloneNode(true) as Element
  pair(served, document.documentElement)
  removeNoscript(served)

  function pair(sent: Node, node: Node): void {
    shown.set(sent, node)
    const children = [...node.childNodes]
    for (const [index, child] of [...sent.childNodes].entries()) {
      const own = children[index]
      if (own !== undefined) pair(child, own)
    }
  }

  /** `after` stands for the same node of the page as `before`, and so does all that is in it. */
  function handOver(before: Node, after: Node): void {
    const node = shown.get(before)
    if (node !== undefined) shown.set(after, node)
    const children = [...before.childNodes]
    for (const [index, child] of [...after.childNodes].entries()) {
      const own = children[index]
      if (own !== undefined) handOver(own, child)
    }
  }

  function merge(before: Node, after: Node): void {
    const node = shown.get(before)
    if (node === undefined) return
    shown.set(after, node)
    if (isSame(before, after)) handOver(before, after)
    else if (!(node instanceof Element && before instanceof Element && after instanceof Element)) {
      node.nodeValue = after.nodeValue
    } else if (after.matches('[data-module], template')) replace(node, after)
    else if (after.localName === 'style') showStyles(node, after.textContent ?? '')
    else {
      mergeAttributes(node, before, after)
      mergeChildren(node, before, after)
    }
  }

  function mergeChildren(node: Element, before: Element, after: Element): void {
    const { matches, left } = matchChildren([...before.childNodes], [...after.childNodes], isSame)
    for (const child of left) (shown.get(child) as ChildNode | undefined)?.remove()
    let following: Node | null = null
    for (const [child, match] of [...matches].reverse()) {
      if (match === undefined) startIn(node.insertBefore(create(child), following))
      else merge(match, child)
      const own = shown.get(child)
      if (own?.parentNode === node) following = own
    }
  }

  function create(sent: Node): Node {
    const node = document.importNode(sent, true)
    pair(sent, node)
    return node
  }

  function replace(node: Element, sent: Element): void {
    const fresh = create(sent) as Element
    keepVisitorState(node, fresh)
    node.replaceWith(fresh)
    startIn(fresh)
  }

  function startIn(node: Node): void {
    if (node instanceof Element) for (const element of modulesIn(node)) start(element)
  }

  /** The policy of a page knows the style sheet that it came with: another has to stand in its place. */
  function showStyles(style: Element, css: string): void {
    const sheet = sheets.get(style) ?? new CSSStyleSheet()
    sheet.replaceSync(css)
    if (!sheets.has(style)) document.adoptedStyleSheets.push(sheet)
    sheets.set(style, sheet)
    if (style instanceof HTMLStyleElement && style.sheet) style.sheet.disabled = true
  }

  return {
    update(next) {
      removeNoscript(next)
      merge(served, next)
      served = next
    },
    renew(module) {
      for (const sent of served.querySelectorAll(`[data-module=${CSS.escape(module)}]`)) {
        const node = shown.get(sent)
        if (node instanceof Element) replace(node, sent)
      }
    },
  }
}

/** `isEqualNode` would leave out what is in templates. */
function isSame(one: Node, other: Node): boolean {
  return one instanceof Element && other instanceof Element
    ? one.outerHTML === other.outerHTML
    : one.isEqualNode(other)
}

/** It is text to a browser that runs scripts, and elements to a parser that does not. */
function removeNoscript(sent: Element): void {
  for (const element of sent.querySelectorAll('noscript')) element.remove()
}

function modulesIn(element: Element): readonly HTMLElement[] {
  const inside = [...element.querySelectorAll<HTMLElement>('[data-module]')]
  return element instanceof HTMLElement && element.matches('[data-module]')
    ? [element, ...inside]
    : inside
}

function mergeAttributes(node: Element, before: Element, after: Element): void {
  for (const name of before.getAttributeNames()) {
    if (!after.hasAttribute(name)) node.removeAttribute(name)
  }
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) node.setAttribute(name, value)
  }
}
